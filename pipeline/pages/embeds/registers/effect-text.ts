import type {
  RegisterMapAccess,
  RegisterMapReadEffect,
  RegisterMapWriteEffect,
} from "../../../../schema/generated/types.ts";

/** Words for the access of a register or a field. */
export const accessWords: Readonly<Record<RegisterMapAccess, string>> = {
  r: "read",
  w: "write",
  rw: "read and write",
  w1c: "write 1 to clear",
};

const readWords: Readonly<Record<RegisterMapReadEffect, string>> = {
  clear: "Reading clears it.",
  set: "Reading sets all its bits.",
  modify: "Reading changes it.",
  "modify-external": "Reading changes something else.",
};

const writeWords: Readonly<Record<RegisterMapWriteEffect, string>> = {
  "one-to-clear": "Writing 1 clears a bit.",
  "one-to-set": "Writing 1 sets a bit.",
  "one-to-toggle": "Writing 1 toggles a bit.",
  "zero-to-clear": "Writing 0 clears a bit.",
  "zero-to-set": "Writing 0 sets a bit.",
  "zero-to-toggle": "Writing 0 toggles a bit.",
  clear: "Any write clears it.",
  set: "Any write sets all its bits.",
  modify: "A write changes it otherwise.",
};

interface Effects {
  readonly once?: boolean | undefined;
  readonly readEffect?: RegisterMapReadEffect | undefined;
  readonly writeEffect?: RegisterMapWriteEffect | undefined;
}

/** The side effects of reading and writing, a sentence each. */
export function effectText({ once, readEffect, writeEffect }: Effects): string[] {
  return [
    ...(readEffect === undefined ? [] : [readWords[readEffect]]),
    ...(writeEffect === undefined ? [] : [writeWords[writeEffect]]),
    ...(once === true ? ["Only the first write after a reset counts."] : []),
  ];
}

/** A description with sentences behind it; one that ends without a full stop gets one then. */
export function joinedSentences(html: string, more: readonly string[]): string {
  if (html === "" || more.length === 0) return [html, ...more].filter((part) => part !== "").join(" ");
  return [/[.!?:;](<[^>]*>)*$/.test(html) ? html : `${html}.`, ...more].join(" ");
}
