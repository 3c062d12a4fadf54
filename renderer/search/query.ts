import { termOf, valueTerm, type Word, wordsOf } from "./tokens.ts";

/** What a reader typed, ready to search. */
export interface ParsedQuery {
  readonly parts: readonly QueryPart[];
  /** All words, small ones included, as they were typed: for headings that say the same. */
  readonly words: readonly Word[];
}

/** A word, or a figure with its unit, which are found together or apart. */
export interface QueryPart {
  readonly word: Word;
  /** The unit that follows, and the term for both, `24v`. */
  readonly unit?: { readonly word: Word; readonly together: string };
  /** The last word may be the beginning of one. */
  readonly isOpen: boolean;
}

/** How willing a search is: every word as typed, every word with slips of the finger, any of the words. */
export type Effort = "exact" | "fuzzy" | "any";
export const efforts: readonly Effort[] = ["exact", "fuzzy", "any"];

/** What was typed, 200 characters at most, as words, phrases and the word that is not finished. */
export function parseQuery(typed: string): ParsedQuery {
  const text = joinFigures(typed.slice(0, 200));
  const words = wordsOf(text);
  const kept = words.filter(({ whole }) => termOf(whole) !== undefined);
  const last = words.at(-1);
  // A query of nothing but "for" or "the" may still become "format".
  if (kept.length === 0 && last !== undefined) return { parts: [{ word: last, isOpen: true }], words };
  const isOpen = last !== undefined && last === kept.at(-1) && !/\s$/.test(typed);
  return { parts: partsOf(kept, text, isOpen), words };
}

function partsOf(words: readonly Word[], text: string, isOpen: boolean): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, next] = words.slice(at, at + 2);
    if (word === undefined) break;
    const together = valueTerm(word, next, text);
    if (together !== undefined && next !== undefined) at++;
    const open = isOpen && at === words.length - 1;
    parts.push(
      together === undefined || next === undefined
        ? { word, isOpen: open }
        : { word, unit: { word: next, together }, isOpen: open },
    );
  }
  return parts;
}

/** "115 200" with a plain space, and "115,200", are one figure in a query; in a text they may be two. */
function joinFigures(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}.])(\p{N}{1,3})((?:[ ,]\p{N}{3})+)(?![\p{L}\p{N}])/gu,
    (_, head: string, rest: string) => head + rest.replace(/[ ,]/g, ""),
  );
}
