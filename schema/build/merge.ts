import type { SchemaNode, SchemaSource, SchemaSources } from "./schema-source.ts";

/**
 * Merges the common fields into each schema and makes it self-contained.
 * Closed objects do not compose by `allOf`, so the fields are copied here, once, by the build.
 */
export function mergeSchemas(sources: SchemaSources): Map<string, SchemaNode> {
  const merged = new Map<string, SchemaNode>();
  const withHead = (name: string, body: SchemaNode): SchemaNode => ({
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: `https://fairlead.invalid/schema/${name}.schema.json`,
    ...body,
  });
  for (const [name, source] of sources.authored) {
    merged.set(name, withHead(name, selfContained(withEnvelope(name, source, sources), sources)));
  }
  for (const [name, source] of sources.outputs) {
    merged.set(name, withHead(name, forPrograms(selfContained(source, sources))));
  }
  merged.set("page-record", withHead("page-record", forPrograms(selfContained(pageUnion(sources), sources))));
  return merged;
}

/** The authored schema with its envelope; records without a page take only the fields that name them. */
export function withEnvelope(name: string, source: SchemaSource, { shared }: SchemaSources): SchemaNode {
  const { envelope, interface: _, properties = {}, required = [], definitions, ...rest } = source;
  if (envelope === undefined) return source;
  const type: SchemaNode = {
    type: "string",
    const: name,
    "x-published": "no",
    description: "Type of this record.",
  };
  const { id, title, summary, sources, reading } = shared.envelope;
  const common = envelope === true ? shared.envelope : { id, title, summary, sources, reading };
  return {
    ...rest,
    type: "object",
    additionalProperties: false,
    required: [...(envelope === true ? shared.envelopeRequired : ["type", "id", "title"]), ...required],
    properties: { type, ...(common as Record<string, SchemaNode>), ...properties },
    ...(definitions === undefined ? {} : { definitions }),
  };
}

/** A page record with the fields that all pages have. */
export function withPageFields(name: string, source: SchemaSource, { shared }: SchemaSources): SchemaNode {
  return {
    description: source.description ?? "",
    type: "object",
    additionalProperties: false,
    required: [...shared.pageRequired, ...(source.required ?? [])],
    properties: {
      type: { type: "string", const: name, description: "Record type." },
      ...shared.page,
      ...source.properties,
    },
  };
}

function pageUnion(sources: SchemaSources): SchemaNode {
  const definitions: Record<string, SchemaNode> = {};
  for (const [name, source] of sources.pages) {
    definitions[`${camel(name)}Record`] = withPageFields(name, source, sources);
    Object.assign(definitions, source.definitions);
  }
  return {
    title: "Page record",
    description: "Every compiled page, told apart by its type.",
    discriminator: { propertyName: "type" },
    oneOf: [...sources.pages.keys()].map((name) => ({ $ref: `#/definitions/${camel(name)}Record` })),
    definitions,
  };
}

/** Copies what a schema refers to into its own `definitions`. */
function selfContained(schema: SchemaNode, sources: SchemaSources): SchemaNode {
  const needed: Record<string, SchemaNode> = {};
  const { definitions: local = {}, ...body } = schema;

  const resolve = (node: SchemaNode, scope: "local" | "shared"): SchemaNode => {
    if (node.$ref !== undefined) return resolveReference(node.$ref, node, scope);
    return mapChildren(node, (child) => resolve(child, scope));
  };
  const resolveReference = (ref: string, node: SchemaNode, scope: "local" | "shared"): SchemaNode => {
    const [file = "", path = ""] = ref.split("#");
    const name = path === "" ? file : path.replace("/definitions/", "");
    const inShared = file === "shared" || (file === "" && scope === "shared");
    const target =
      path === "" ? sources.authored.get(file) : inShared ? sources.shared.definitions[name] : local[name];
    if (target === undefined) throw new Error(`Schema reference "${ref}" leads nowhere.`);
    const targetScope = inShared ? "shared" : "local";
    const { $ref: _, ...siblings } = node;
    // Draft-07 ignores what stands beside $ref, so a reference with its own description is written out.
    if (Object.keys(siblings).some((key) => !annotations.has(key)))
      return { ...resolve(target, targetScope), ...siblings };
    if (needed[name] === undefined) {
      needed[name] = {};
      const { title: _title, ...rest } = target;
      needed[name] = resolve(rest, targetScope);
    }
    return { $ref: `#/definitions/${name}`, ...siblings };
  };

  const root = resolve(body, "local");
  for (const [name, definition] of Object.entries(local)) needed[name] ??= resolve(definition, "local");
  const definitions = Object.fromEntries(Object.entries(needed).sort(([a], [b]) => (a < b ? -1 : 1)));
  return Object.keys(definitions).length === 0 ? root : { ...root, definitions };
}

function mapChildren(node: SchemaNode, change: (child: SchemaNode) => SchemaNode): SchemaNode {
  const result: SchemaNode = { ...node };
  if (node.properties !== undefined) {
    result.properties = Object.fromEntries(
      Object.entries(node.properties).map(([key, child]) => [key, change(child)]),
    );
  }
  if (node.items !== undefined) result.items = change(node.items);
  if (node.oneOf !== undefined) result.oneOf = node.oneOf.map(change);
  if (typeof node.additionalProperties === "object" && node.additionalProperties !== null) {
    result.additionalProperties = change(node.additionalProperties as SchemaNode);
  }
  return result;
}

/** `serial-check` becomes `serialCheck`. */
export function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Keywords that say what a change of a value does to those who rely on it. They are about what authors write, bind no
 * value, and may stand beside `$ref`.
 */
export const annotations: ReadonlySet<string> = new Set(["x-published", "x-ordered", "x-breaks"]);

/** A schema for programs: what only authors and their editors need is left out. */
function forPrograms(schema: SchemaNode): SchemaNode {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === "defaultSnippets" || annotations.has(key) ? undefined : value,
  );
  return JSON.parse(text) as SchemaNode;
}
