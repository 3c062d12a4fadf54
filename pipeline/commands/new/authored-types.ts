import type { SchemaNode } from "../../sources/schema-node.ts";

/** The schema of a doc's head has no `type` key: its place says what it is. */
const doc = { name: "doc", schema: "doc-front-matter" } as const;

/** Types that are a file of their own: those whose schema states its own name as `type`, and docs. */
export function authoredTypes(schemas: Readonly<Record<string, object>>): Map<string, SchemaNode> {
  const types = new Map<string, SchemaNode>();
  for (const [name, schema] of Object.entries(schemas) as [string, SchemaNode][]) {
    if (name === doc.schema) types.set(doc.name, schema);
    // A baseline is written by `fairlead check --write-baseline`.
    else if (name !== "baseline" && schema.properties?.type?.const === name) types.set(name, schema);
  }
  return new Map([...types].sort(([a], [b]) => (a < b ? -1 : 1)));
}
