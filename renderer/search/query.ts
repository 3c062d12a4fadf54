import type { Query } from "minisearch";
import { termOf, type Word, wordsOf } from "./tokens.ts";

/** What a reader typed, ready to search. */
export interface ParsedQuery {
  readonly words: readonly Word[];
  /** The last word may be the beginning of one. */
  readonly isOpen: boolean;
}

/** How willing a search is: every word as typed, every word with slips of the finger, any of the words. */
export type Effort = "exact" | "fuzzy" | "any";
export const efforts: readonly Effort[] = ["exact", "fuzzy", "any"];

export function parseQuery(text: string): ParsedQuery {
  const words = wordsOf(joinFigures(text.slice(0, 200)));
  const kept = words.filter(({ whole }) => termOf(whole) !== undefined);
  const last = words.at(-1);
  // A query of nothing but "for" or "the" may still become "format".
  if (kept.length === 0 && last !== undefined) return { words: [last], isOpen: true };
  return { words: kept, isOpen: last !== undefined && last === kept.at(-1) && !/\s$/.test(text) };
}

/** "115 200" with a plain space, and "115,200", are one figure in a query; in a text they may be two. */
function joinFigures(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}.])(\p{N}{1,3})((?:[ ,]\p{N}{3})+)(?![\p{L}\p{N}])/gu,
    (_, head: string, rest: string) => head + rest.replace(/[ ,]/g, ""),
  );
}

/** The query for the index: each word whole, or else all of its parts. */
export function indexQuery({ words, isOpen }: ParsedQuery, effort: Effort): Query {
  return {
    combineWith: effort === "any" ? "OR" : "AND",
    queries: words.map((word, at) => wordQuery(word, isOpen && at === words.length - 1, effort)),
  };
}

function wordQuery({ whole, pieces }: Word, isOpen: boolean, effort: Effort): Query {
  const one = (term: string, prefix: boolean): Query => ({
    queries: [termOf(term) ?? term],
    prefix,
    fuzzy: effort === "exact" ? false : slips(term),
  });
  const asWhole = one(whole, isOpen);
  // S.BUS as "s" and "bus" would be found in every table of bus lengths in kbit/s.
  const isTelling = pieces.every((piece) => piece.length > 1);
  if (pieces.length === 0 || (effort === "exact" && !isTelling)) return asWhole;
  const asPieces: Query = {
    combineWith: "AND",
    queries: pieces.map((piece, at) => one(piece, isOpen && at === pieces.length - 1)),
  };
  return { combineWith: "OR", queries: [asWhole, asPieces] };
}

/** How many letters may differ. Figures and short words are meant as they are typed. */
function slips(term: string): number | false {
  if (term.length <= 4 || /\d/.test(term)) return false;
  return term.length > 8 ? 2 : 1;
}
