import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { authoredFiles } from "./authored-shape.ts";
import { frontMatterSnippets, recordSchema } from "./editors.ts";
import { interfacesOf, interfaceTable } from "./interfaces.ts";
import { mergeSchemas } from "./merge.ts";
import { publishedShapes } from "./published.ts";
import {
  compileRegistry,
  embedRegistry,
  exportRegistry,
  layoutRegistry,
  schemaRegistry,
} from "./registries.ts";
import { readSources } from "./sources.ts";
import { generateTypes } from "./types.ts";

/** Every generated file of the repository as path -> text. Paths are relative to `root`. */
export async function generateFiles(root: string): Promise<Map<string, string>> {
  const sources = readSources(join(root, "schema", "source"));
  const merged = mergeSchemas(sources);
  const files = new Map<string, string>();
  for (const [name, schema] of merged) {
    files.set(`schema/generated/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
  }
  for (const [path, text] of publishedShapes(root, merged)) files.set(path, text);
  for (const [path, text] of authoredFiles(root, merged, sources.authored.keys())) files.set(path, text);
  files.set("schema/generated/record.schema.json", recordSchema(merged));
  files.set(".vscode/front-matter.code-snippets", frontMatterSnippets(merged.get("doc-front-matter") ?? {}));
  files.set("schema/generated/types.ts", await generateTypes(sources));
  files.set(
    "schema/generated/schemas.ts",
    schemaRegistry(merged.keys(), [...sources.outputs.keys(), "page-record"]),
  );
  const interfaceTypes = interfacesOf(sources.authored).map(({ type }) => type);
  files.set("schema/generated/interface-types.ts", interfaceTable(sources));
  files.set("pipeline/pages/embeds/registry.ts", embedRegistry(root, interfaceTypes));
  files.set("pipeline/exports/registry.ts", exportRegistry(root, interfaceTypes));
  files.set("pipeline/pages/registry.ts", compileRegistry(root));
  files.set("renderer/layouts/registry.ts", layoutRegistry(root, sources));
  return files;
}

/** Writes what differs and removes generated schemas that no source has any more. */
export async function main(): Promise<number> {
  const root = process.cwd();
  const files = await generateFiles(root);
  for (const [path, text] of files) {
    const absolute = join(root, path);
    if (readOrEmpty(absolute) === text) continue;
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
    process.stdout.write(`wrote ${path}\n`);
  }
  for (const name of readdirSync(join(root, "schema", "generated"))) {
    if (!files.has(`schema/generated/${name}`)) rmSync(join(root, "schema", "generated", name));
  }
  return 0;
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
