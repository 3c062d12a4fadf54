import { callsOf, type Note } from "./calls.ts";
import type { Check } from "./checks.ts";

/**
 * The function in the file of a check: the body of a module, which requires the functions that it calls by
 * name.
 */
export type CheckFile = (module: { exports?: Check }, require: (name: string) => unknown) => void;

/** Name of the file in which a bundle has a check. */
export function checkFileName(name: string, branch: string | undefined): string {
  return `${name}${branch === undefined ? "" : `.${branch}`}.cjs`;
}

/** Makes the check of a file. */
export function checkOf(file: CheckFile, note: (note: Note) => void): Check {
  const module: { exports?: Check } = {};
  const calls = callsOf(note);
  file(module, (name) => calls[name]);
  if (module.exports === undefined) throw new Error("The file of a check has no check.");
  return module.exports;
}
