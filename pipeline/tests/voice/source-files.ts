import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ParseResult, parseSync } from "vite";
import { entriesBelow } from "../../sources/read/entries-below.ts";

const root = join(import.meta.dirname, "../../..");

/** A file of code: its path from the root of the repository, its text and its syntax tree. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly parsed: ParseResult;
}

const isCode = (name: string): boolean => /\.[tj]sx?$/.test(name);
/** Folders of other makers, of generated code, and of samples that the manual shows. */
const isOther = (path: string): boolean => /(?:^|\/)(?:node_modules|dist|\.cache)\/|\/manual\//.test(path);

function codeBelow(folder: string): string[] {
  return [...entriesBelow(join(root, folder), (name) => name !== "node_modules")]
    .filter(({ entry }) => entry.isFile() && isCode(entry.name))
    .map(({ path }) => `${folder}/${path}`)
    .filter((path) => !isOther(path));
}

/** All files of code of the pipeline and the renderer, sorted by path. */
export function sourceFiles(): SourceFile[] {
  return ["pipeline", "renderer"]
    .flatMap(codeBelow)
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return { path, text, parsed: parseSync(path, text) };
    });
}
