import { createRequire } from "node:module";
import type * as Babel from "@babel/parser";
import type { File } from "@babel/types";
import { once } from "../../../core/once.ts";
import { packageFile } from "../../../core/package-file.ts";

/** Read when the first settings in JavaScript or TypeScript are met: most sites have none. */
const loadParser = once(
  () => createRequire(import.meta.url)(packageFile("babel-parser.cjs")) as typeof Babel,
);

/** Longer texts are no settings, and a syntax tree is some hundred times as large as its text. */
const LONGEST = 4 * 1024 * 1024;

/** JSON is an expression, and any other script begins with a word. */
const json = /^\s*[{[]/;

/**
 * The syntax tree of a script in JavaScript or TypeScript, or of JSON; nothing of it is run. Undefined where the
 * text is neither.
 */
export function parseScript(text: string): File | undefined {
  if (text.length > LONGEST) return undefined;
  const script = json.test(text) ? `export default ${text}` : text;
  return treeOf(script, ["typescript"]) ?? treeOf(script, ["flow", "jsx"]);
}

/** The number of characters that are put before a text of JSON, so that it is a script. */
export function addedLength(text: string): number {
  return json.test(text) ? "export default ".length : 0;
}

function treeOf(text: string, plugins: Babel.ParserPlugin[]): File | undefined {
  try {
    return loadParser().parse(text, {
      sourceType: "unambiguous",
      // Scripts of Node have `return` and `await` where modules have none, and what is wrong elsewhere in a file is no reason to read nothing.
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowImportExportEverywhere: true,
      errorRecovery: true,
      plugins,
    });
  } catch (error) {
    // The parser calls itself for each bracket, and refuses what is nested deeper than the stack.
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
