import type { Posting } from "./search-data.ts";
import { packTerm } from "./term-codec.ts";
import { countTerms } from "./tokens.ts";

/** The lines of terms, as a build makes them. */
export function packedLines(terms: ReadonlyMap<string, Posting>): Map<string, string> {
  return new Map(Array.from(terms, ([term, posting]) => [term, JSON.stringify(packTerm(term, posting))]));
}

/** The terms of a text as a plain list, each as often as the text says it. */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  const counted = countTerms(text);
  for (let at = 0; at < counted.length; at += 2)
    for (let left = Number(counted[at + 1]); left > 0; left--) terms.push(String(counted[at]));
  return terms;
}
