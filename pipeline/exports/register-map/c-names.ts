import { ascii } from "../ascii.ts";

/** Text as part of a C identifier in capitals: `No 3D fix` becomes `NO_3D_FIX`. */
export function cWord(text: string): string {
  return ascii(text)
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .toUpperCase();
}

/** Gives each name once: a second one of the same spelling gets a number. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    for (let n = 1; ; n++) {
      const candidate = n === 1 ? name : `${name}_${n}`;
      if (taken.has(candidate)) continue;
      taken.add(candidate);
      return candidate;
    }
  };
}

/** Text that may stand in a C comment: ASCII, and nothing that opens or closes one. */
export function cComment(text: string): string {
  return ascii(text)
    .replaceAll("*/", "* /")
    .replaceAll("/*", "/ *")
    .replaceAll("??", "? ?")
    .replace(/\s+/g, " ");
}
