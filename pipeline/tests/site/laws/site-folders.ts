import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { splitFrontMatter } from "../../../sources/parse/markdown/front-matter.ts";
import { listFiles } from "../../e2e/support/tree.ts";

/** A data folder and the output that was built from it. */
export interface SiteFolders {
  readonly data: string;
  readonly out: string;
}

/** A file of a data folder: the value of a YAML file, or the front matter and the text of a doc. */
export interface DataFile {
  readonly path: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Every YAML and Markdown file of a data folder, sorted by path. */
export function dataFiles(data: string): DataFile[] {
  return listFiles(data).flatMap((path) => {
    if (!/\.(?:ya?ml|md)$/.test(path) || /(?:^|\/)README\.md$/.test(path)) return [];
    const text = readFileSync(join(data, path), "utf8");
    if (!path.endsWith(".md")) return [{ path, value: yamlOf(text), body: "" }];
    const { bodyStart } = splitFrontMatter(text).value;
    const head = text.slice(0, bodyStart).replace(/^---$/gm, "");
    return [{ path, value: yamlOf(head), body: text.slice(bodyStart) }];
  });
}

function yamlOf(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = text.trim() === "" ? {} : load(text, { schema: CORE_SCHEMA });
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** A file of an output as text. */
export const outputText = (out: string, path: string): string => readFileSync(join(out, path), "utf8");

/** Every object within a value, itself included. */
export function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? below : [value as Readonly<Record<string, unknown>>, ...below];
}
