import type { Literal } from "./literal.ts";
import { readScript } from "./read-script.ts";
import { readToml } from "./read-toml.ts";
import { readYaml } from "./read-yaml.ts";

/** The files of a data folder. */
export interface ReadableFiles {
  readonly textOf: (path: string) => string | undefined;
  readonly paths: () => Iterable<string>;
}

/** A file of settings, and what could be read of it. */
export interface SettingsFile {
  readonly path: string;
  readonly text: string;
  readonly literal: Literal | undefined;
  /** Whether it is written in the language of its name. */
  readonly isSound: boolean;
}

/** The first file whose path fits. */
export function settingsFile(
  files: ReadableFiles,
  wanted: RegExp | ((path: string) => boolean),
): SettingsFile | undefined {
  const isWanted = typeof wanted === "function" ? wanted : (path: string) => wanted.test(path);
  for (const path of files.paths()) {
    const text = isWanted(path) ? files.textOf(path) : undefined;
    if (text === undefined) continue;
    if (path.endsWith(".toml")) return { path, text, literal: readToml(text), isSound: true };
    if (/\.ya?ml$/.test(path)) return { path, text, literal: readYaml(text), isSound: true };
    const { literal, isScript } = readScript({ path, text, textOf: files.textOf });
    return { path, text, literal, isSound: isScript };
  }
  return undefined;
}

/** A path that settings state, as one below their folder: "./a/" is "a". */
export function plainPath(path: string): string {
  return path.replace(/^(?:\.\/+)+/, "").replace(/\/+$/, "");
}
