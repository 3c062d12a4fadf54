import type { EditFields, FormField } from "../../../../renderer/shared/compose/edit-form.ts";
import { schemas } from "../../../../schema/generated/schemas.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { pointerSegments, valueAt } from "../../../core/json-pointer.ts";
import type { YamlDocument } from "../../../sources/parse/types.ts";
import { resolverOf, type SchemaNode, typeOf } from "../../../sources/schema-node.ts";
import { namesOf } from "./field-names.ts";
import { problemsByField } from "./problems-by-field.ts";

interface FormInput {
  /** Name of the schema of the file. */
  readonly schema: string;
  readonly document: YamlDocument;
  readonly diagnostics: readonly Diagnostic[];
  /** Ids by what a reference names: "unit", "parameter", a record type. */
  readonly idsOf: (kind: string) => readonly string[];
  /** The title of what an id names, of one of these kinds. */
  readonly titleOf: (kind: string, id: string) => string | undefined;
}

/** Lists whose items are what people come to correct: rows of datasheets, registers, signals, pins and their like. */
const VALUES = /\/(?:rows|registers|signals|fields|pins|wires|entries|parameters|units)\/\d+\//;

/**
 * The fields of a file, values before descriptions of the record, each in the order of the file and described
 * by the schema.
 */
export function formOf({ schema, document, diagnostics, idsOf, titleOf }: FormInput): EditFields {
  const root = (schemas as Readonly<Record<string, object>>)[schema] as SchemaNode | undefined;
  const scalars = [...document.positions]
    .filter(([, { range }]) => range !== undefined && range[0] < range[1])
    .sort(([, a], [, b]) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0));
  const { byField, others } = problemsByField(document, diagnostics);
  const refTitle = (pointer: string, id: string): string | undefined => {
    const ref = root && nodeAt(root, document.value, pointer)?.["x-ref"];
    return ref === undefined ? undefined : titleOf(ref, id);
  };
  const fields = scalars.flatMap(([pointer, { text = "" }]): FormField[] => {
    const node = root === undefined ? undefined : nodeAt(root, document.value, pointer);
    // A field with only one possible value, such as the type of the file, is not for a form.
    if (node?.const !== undefined) return [];
    const ref = node?.["x-ref"];
    const known = ref === undefined ? [] : idsOf(ref);
    return [
      {
        pointer,
        ...namesOf(document.value, pointer, refTitle),
        ...kindOf(node, valueAt(document.value, pointer), text),
        description: node?.description ?? "",
        ...(known.length === 0 ? {} : { known }),
        problems: byField.get(pointer) ?? [],
      },
    ];
  });
  const isValue = ({ pointer }: FormField): boolean => VALUES.test(`${pointer}/`);
  const ordered = [...fields.filter(isValue), ...fields.filter((field) => !isValue(field))];
  const pointers = new Set(fields.map(({ pointer }) => pointer));
  const hidden = [...byField].flatMap(([pointer, problems]) => (pointers.has(pointer) ? [] : problems));
  return { fields: ordered, problems: [...others, ...hidden] };
}

function kindOf(
  node: SchemaNode | undefined,
  value: unknown,
  written: string,
): Pick<FormField, "kind" | "value" | "choices"> {
  const options = node?.enum?.filter((option) => typeof option === "string");
  if (typeof value === "boolean") return { kind: "flag", value: String(value) };
  if (typeof value === "string" && options !== undefined && options.length > 0)
    return { kind: "choice", value, choices: options };
  if (typeof value === "number") return { kind: "number", value: written };
  const text = typeof value === "string" ? value : written;
  return { kind: text.includes("\n") || text.length > 80 ? "text" : "line", value: text };
}

/** The schema of the value at a pointer; of a union the branch that the value's own discriminator names. */
function nodeAt(root: SchemaNode, value: unknown, pointer: string): SchemaNode | undefined {
  const resolve = resolverOf(root);
  let node: SchemaNode | undefined = root;
  let at: unknown = value;
  for (const segment of pointerSegments(pointer)) {
    node = branchOf(resolve(node), at, resolve);
    const next: SchemaNode | undefined = Array.isArray(at) ? node.items : propertyOf(node, segment);
    if (next === undefined) return undefined;
    at = (at as Record<string, unknown> | undefined)?.[segment];
    node = next;
  }
  return branchOf(resolve(node), at, resolve);
}

function propertyOf(node: SchemaNode, key: string): SchemaNode | undefined {
  const { additionalProperties } = node as { additionalProperties?: SchemaNode | boolean };
  const own =
    node.properties !== undefined && Object.hasOwn(node.properties, key) ? node.properties[key] : undefined;
  return own ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
}

function branchOf(node: SchemaNode, value: unknown, resolve: (node: SchemaNode) => SchemaNode): SchemaNode {
  if (node.oneOf === undefined) return node;
  const branches = node.oneOf.map(resolve);
  const key = node.discriminator?.propertyName;
  const fits = (branch: SchemaNode): boolean =>
    key === undefined
      ? typeOf(branch) === jsonTypeOf(value)
      : resolve(branch.properties?.[key] ?? {}).const === (value as Record<string, unknown> | null)?.[key];
  return branches.find(fits) ?? node;
}

function jsonTypeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
