import { readScript, type ScriptRead } from "../../../../sources/navigation/read-script.ts";
import type { SourceFolder } from "../source-folder.ts";

/** A file of settings, and what could be read of it. */
export interface ScriptAt extends ScriptRead {
  readonly path: string;
  readonly text: string;
}

/** The settings in the first of some files of JavaScript or TypeScript, as far as they are written out. */
export function scriptAt(source: SourceFolder, paths: readonly string[]): ScriptAt | undefined {
  const path = source.firstOf(paths);
  const text = path === undefined ? undefined : source.textAt(path);
  if (path === undefined || text === undefined) return undefined;
  return { path, text, ...readScript({ path, text, textOf: (other) => source.textAt(other) }) };
}

/** Names of a file with each ending that scripts have. */
export function scriptNames(name: string): string[] {
  return ["js", "ts", "mjs", "cjs", "mts", "cts"].map((ending) => `${name}.${ending}`);
}
