import { compile, type JSONSchema } from "json-schema-to-typescript";
import { annotations, camel, withEnvelope, withPageFields } from "./merge.ts";
import type { SchemaNode, SchemaSources } from "./schema-source.ts";

const head = "/** Generated from schema/source by `npm run generate`. Change the schemas, not this file. */";

/** TypeScript types of everything in `schema/source`, as one module. */
export async function generateTypes(sources: SchemaSources): Promise<string> {
  const definitions: Record<string, SchemaNode> = {};
  const add = (name: string, node: SchemaNode, own: string): void => {
    if (definitions[name] !== undefined) throw new Error(`Two schemas define the type "${name}".`);
    const { title: _, definitions: __, ...rest } = node;
    definitions[name] = requalify(rest, own);
  };
  for (const [name, node] of Object.entries(sources.shared.definitions)) add(camel(name), node, "shared");
  for (const [name, source] of sources.authored) {
    add(`${camel(name)}Source`, withEnvelope(name, source, sources), name);
  }
  for (const [name, source] of sources.pages) {
    add(pageTypeName(source), withPageFields(name, source, sources), `page-${name}`);
  }
  for (const [name, source] of sources.outputs) add(camel(name), source, name);
  for (const [kind, group] of [
    ["", sources.authored],
    ["page-", sources.pages],
    ["", sources.outputs],
  ] as const) {
    for (const [name, source] of group) {
      for (const [local, node] of Object.entries(source.definitions ?? {})) {
        add(localName(`${kind}${name}`, local), node, `${kind}${name}`);
      }
    }
  }
  definitions.pageRecord = {
    description: "Every compiled page, told apart by its type.",
    oneOf: [...sources.pages.values()].map((source) => ({ $ref: `#/definitions/${pageTypeName(source)}` })),
  };
  const code = await compile({ definitions } as JSONSchema, "Unused", {
    bannerComment: head,
    unreachableDefinitions: true,
    additionalProperties: false,
    format: false,
    strictIndexSignatures: false,
  });
  return tidy(code) + authoredTypes(sources);
}

/** The types of authored files by the name of their schema. */
function authoredTypes(sources: SchemaSources): string {
  const names = [...sources.authored.keys()].map((name) => `"${name}": ${pascal(camel(name))}Source\n`);
  return `/** What authors write, by the name of its schema. */\nexport interface AuthoredTypes {\n${names.join("")}}\n`;
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Drops what the generator says about its own trick, and folds one-line comments. */
function tidy(code: string): string {
  return `${code
    .replace(
      / \*\s*\n \* This interface was referenced by `Unused`'s JSON-Schema\n \* via the `definition` ".*"\.\n/g,
      "",
    )
    .replace(
      /\/\*\*\n \* This interface was referenced by `Unused`'s JSON-Schema\n \* via the `definition` ".*"\.\n \*\/\n/g,
      "",
    )
    .replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, "/** $1 */")
    .replace(/export interface Unused \{[\s\S]*?\n\}\n/, "")
    .replace(/[ \t]+$/gm, "")
    .trim()}\n`;
}

/** "General page record" becomes `generalPage`; the union of all is `PageRecord`. */
function pageTypeName(source: SchemaNode): string {
  const words = (source.title ?? "").replace(/ record$/, "").split(/[ -]/);
  return camel(words.join("-").toLowerCase());
}

const keepsNames = new Set(["navigation", "site-shell"]);

/** Types with another name than the definition, which is part of a published schema and cannot be renamed. */
const typeNames: Readonly<Record<string, string>> = { "page-data#parts": "pageFragments" };

/** Page and shared definitions keep their name; a local one carries that of its file. */
function localName(file: string, local: string): string {
  const name = typeNames[`${file}#${local}`];
  if (name !== undefined) return name;
  if (keepsNames.has(file) || file.startsWith("page-")) return local;
  return `${camel(file)}${pascal(local)}`;
}

function requalify(node: SchemaNode, own: string): SchemaNode {
  return JSON.parse(JSON.stringify(node), (key, value: unknown) => {
    if (annotations.has(key)) return undefined;
    if (key !== "$ref" || typeof value !== "string") return value;
    const [file = "", path = ""] = value.split("#");
    const name = path.replace("/definitions/", "");
    if (path === "") return `#/definitions/${camel(file)}Source`;
    if (file === "shared" || own === "shared") return `#/definitions/${name}`;
    return `#/definitions/${localName(own, name)}`;
  }) as SchemaNode;
}
