import { createRequire } from "node:module";
import type { Note } from "./calls.ts";
import { type CheckFile, checkFileName, checkOf } from "./check-file.ts";
import type { Checks } from "./checks.ts";

/** Folder of the files that `writeChecks` made for the bundle, as seen from this module in it. */
declare const __CHECKS__: string;

/** The checks of our own schemas, each loaded when it is first used: to compile them takes longer than a small change. */
export function ownChecks(note: (note: Note) => void): Checks {
  const load = createRequire(import.meta.url);
  return (name, branch) => checkOf(load(`${__CHECKS__}/${checkFileName(name, branch)}`) as CheckFile, note);
}
