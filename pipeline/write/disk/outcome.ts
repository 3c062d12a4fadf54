import { relative } from "node:path";

/** Why the output was not written. The fields are those of a Diagnostic; `file` is as the person would type it. */
export interface WriteProblem {
  readonly code: "output-locked" | "output-not-allowed" | "output-not-written";
  readonly severity: "error";
  readonly file: string;
  readonly message: string;
  readonly hint: string;
}

/** A failure that the person at the keyboard can mend is a value; our own bugs are thrown. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: WriteProblem };

/** It worked, and gave this. */
export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/** It did not work for a reason outside of us. */
export function refused(problem: WriteProblem): Outcome<never> {
  return { ok: false, problem };
}

/** A path relative to the folder the command runs in, with "/" on every system. */
export function displayPath(path: string): string {
  return (relative(process.cwd(), path) || ".").replaceAll("\\", "/");
}
