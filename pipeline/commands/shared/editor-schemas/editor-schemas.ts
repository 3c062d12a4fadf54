import recordSchema from "../../../../schema/generated/record.schema.json" with { type: "json" };
import { outputSchemas, schemas } from "../../../../schema/generated/schemas.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SchemaNode } from "../../../sources/schema-node.ts";
import { type KnownId, knownIds } from "../site-ids.ts";

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
    textOf(withIds(schema as EditorNode, folder)),
  ]);
  return new Map([...texts, ["record.schema.json", textOf(recordSchema)]]);
}

function textOf(schema: unknown): string {
  return `${JSON.stringify(schema, null, 1)}\n`;
}

/** A data folder as the schemas see it. */
interface Folder {
  readonly index: SiteIndex;
  /** What references of a kind may name; many places of the schemas ask for the same. */
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
  // The parameter of a row says which units there are, in place of the list of all.
  const properties = isRow
    ? { ...copy.properties, unit: { ...(node.properties?.unit ?? {}) } }
    : copy.properties;
  return {
    ...copy,
    ...(properties === undefined ? {} : { properties }),
    ...(ref === undefined ? {} : enumOf(folder.known(ref))),
    ...(isRow ? { allOf: [...((copy.allOf as unknown[]) ?? []), ...units] } : {}),
  } as EditorNode;
}

function inChildren(value: object, folder: Folder): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => (isNode(one) ? withIds(one, folder) : one));
  return withIds(value as EditorNode, folder);
}

function isNode(value: unknown): value is EditorNode {
  return typeof value === "object" && value !== null;
}

/** Nothing where there are none: an editor would refuse every word. */
function enumOf(ids: readonly KnownId[]): Pick<EditorNode, string> {
  if (ids.length === 0) return {};
  const words = ids.map(({ words }) => words);
  return { enum: ids.map(({ id }) => id), enumDescriptions: words, markdownEnumDescriptions: words };
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
