import { cComment } from "../../core/text/escape/c.ts";

/** The meaning of the members of generated structures. */
export const RAW_MEMBERS = "Members are raw numbers; _decode and _encode apply scaling and take it off.";

interface HeaderFile {
  /** Where the file comes from, and what a reader must know; each line becomes a comment. */
  readonly comments: readonly string[];
  /** The macro that keeps the file from being read twice. */
  readonly guard: string;
  /** Names of headers of C. */
  readonly includes: readonly string[];
  readonly lines: readonly string[];
}

/** A header file of C. */
export function headerFile({ comments, guard, includes, lines }: HeaderFile): string {
  return [
    ...comments.map((line) => `/* ${cComment(line)} */`),
    ...["", `#ifndef ${guard}`, `#define ${guard}`, ""],
    ...[...includes.map((name) => `#include <${name}>`), ""],
    ...lines,
    ...[`#endif /* ${guard} */`, ""],
  ].join("\n");
}
