import type { Posting } from "./search-data.ts";
import { packTerm } from "./term-codec.ts";

/** The lines of terms, as a build makes them. */
export function packedLines(terms: ReadonlyMap<string, Posting>): Map<string, string> {
  return new Map(Array.from(terms, ([term, posting]) => [term, JSON.stringify(packTerm(term, posting))]));
}
