import recordSchema from "../../../../schema/generated/record.schema.json" with { type: "json" };
import { outputSchemas, schemas } from "../../../../schema/generated/schemas.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SchemaNode } from "../../../sources/schema-node.ts";
import { type KnownId, knownIds } from "../site-ids.ts";
import { enumOf } from "./enum-of.ts";
import { linkSchema, textSchema, textSchemas } from "./text-schemas.ts";

/** A node as editors read it: more than validation asks for. */
type EditorNode = SchemaNode & Record<string, unknown>;

/**
 * The schemas of what authors write, by file name, with the ids of a data folder: an editor completes them, says what each
 * is, and marks one that is not there, or a unit that does not measure what the parameter is.
 */
export function editorSchemas(index: SiteIndex): Map<string, string> {
  const ids = new Map<string, readonly KnownId[]>();
  const known = (kind: string): readonly KnownId[] => {
    const found = ids.get(kind) ?? knownIds(kind, index);
    ids.set(kind, found);
    return found;
  };
  const folder = { index, known };
  const authored = Object.entries(schemas).filter(([name]) => !outputSchemas.has(name));
  const texts = authored.map(([name, schema]): [string, string] => [
    `${name}.schema.json`,
    // Without an address of its own a schema finds the others beside it, where they are written.
    textOf({ ...withIds(schema as EditorNode, folder), $id: undefined }),
  ]);
  const lists = [...textSchemas(index)].map(([name, schema]): [string, string] => [name, textOf(schema)]);
  return new Map([...texts, ["record.schema.json", textOf(recordSchema)], ...lists]);
}

function textOf(schema: unknown): string {
  return `${JSON.stringify(schema, null, 1)}\n`;
}

/** A data folder as the schemas see it. */
interface Folder {
  readonly index: SiteIndex;
  /** The ids that references of a kind may name; many places of the schemas need the same. */
  readonly known: (kind: string) => readonly KnownId[];
}

/** A node and all below it; what is no reference stays as it is. */
function withIds(node: EditorNode, folder: Folder): EditorNode {
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, isNode(value) ? inChildren(value, folder) : value]),
  ) as EditorNode;
  const ref = node["x-ref"];
  const units = unitRules(node, folder);
  const isRow = units.length > 0 && isNode(copy.properties) && isNode(copy.properties.unit);
  const list = ref === "link" ? linkSchema : node["x-markdown"] === undefined ? undefined : textSchema;
  // The parameter of a row says which units there are, in place of the list of all.
  const properties = isRow
    ? { ...copy.properties, unit: { ...(node.properties?.unit ?? {}) } }
    : copy.properties;
  return {
    ...copy,
    ...(properties === undefined ? {} : { properties }),
    ...(ref === undefined ? {} : idsOf(ref, folder)),
    ...(list === undefined ? {} : { allOf: [{ $ref: list }] }),
    ...(isRow ? { allOf: [...((copy.allOf as unknown[]) ?? []), ...units] } : {}),
  } as EditorNode;
}

function idsOf(ref: string, folder: Folder): object {
  const ids = folder.known(ref);
  return ids.length === 0
    ? {}
    : { ...enumOf(ids), errorMessage: `The data folder has no ${ref.replaceAll("-", " ")} of this id.` };
}

function inChildren(value: object, folder: Folder): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => (isNode(one) ? withIds(one, folder) : one));
  return withIds(value as EditorNode, folder);
}

function isNode(value: unknown): value is EditorNode {
  return typeof value === "object" && value !== null;
}

/** For a row with a parameter and a unit: which units go with which parameters. */
function unitRules(node: EditorNode, { index, known }: Folder): object[] {
  const { param, unit } = node.properties ?? {};
  if (param?.["x-ref"] !== "parameter" || unit?.["x-ref"] !== "unit") return [];
  const units = known("unit");
  const groups = new Map<string, { params: string[]; allowed: readonly KnownId[]; kind: string }>();
  for (const { id, kind, units: own = [] } of index.parameters.values()) {
    const allowed = units.filter(({ id: unit }) =>
      own.length > 0 ? own.includes(unit) : index.units.get(unit)?.kind === kind,
    );
    if (allowed.length === 0) continue;
    const key = `${kind} ${allowed.map(({ id: unit }) => unit).join(" ")}`;
    const group = groups.get(key) ?? { params: [], allowed, kind };
    group.params.push(id);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ params, allowed, kind }) => ({
    if: { properties: { param: { enum: params } }, required: ["param"] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      properties: {
        unit: {
          ...enumOf(allowed),
          description: `Unit of ${kind.replaceAll("-", " ")}.`,
          errorMessage: `The parameter is a ${kind.replaceAll("-", " ")}: use ${allowed.map(({ id }) => id).join(", ")}.`,
        },
      },
    },
  }));
}
