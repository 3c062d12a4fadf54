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

/** The files of some settings that lie in a folder, as places below a folder of the data folder. */
export function scriptPlaces(
  scripts: readonly (ScriptAt | undefined)[],
  folder: string,
  to = "",
): readonly (readonly [from: string, to: string])[] {
  const files = scripts.flatMap((one) => (one === undefined ? [] : [one.path, ...one.files]));
  return [...new Set(files)]
    .filter((path) => path.startsWith(folder))
    .map((path) => [path, to + path.slice(folder.length)]);
}

/** Names of a file with each ending that scripts have. */
export function scriptNames(name: string): string[] {
  return ["js", "ts", "mjs", "cjs", "mts", "cts"].map((ending) => `${name}.${ending}`);
}
