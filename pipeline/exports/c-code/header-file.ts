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
  /** Whether members are floating-point numbers of 64 bits. */
  readonly hasWideFloats?: boolean;
  readonly lines: readonly string[];
}

/** A `double` has 32 bits on some targets: bytes of 64 would be written beyond it. */
const wideFloatCheck = [
  "#include <float.h>",
  "#if DBL_MANT_DIG < 53",
  '#error "This file has floating-point numbers of 64 bits, and double is shorter here. With avr-gcc 10 or later, compile with -mdouble=64."',
  "#endif",
];

/** A header file of C. */
export function headerFile({ comments, guard, includes, hasWideFloats, lines }: HeaderFile): string {
  return [
    ...comments.map((line) => `/* ${cComment(line)} */`),
    ...["", `#ifndef ${guard}`, `#define ${guard}`, ""],
    ...[
      ...includes.map((name) => `#include <${name}>`),
      ...(hasWideFloats === true ? wideFloatCheck : []),
      "",
    ],
    ...lines,
    ...[`#endif /* ${guard} */`, ""],
  ].join("\n");
}
