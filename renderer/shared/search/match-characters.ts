import type { Corpus } from "./corpus.ts";
import type { Piece } from "./cut-words.ts";
import { chainPostings, countPositions, mergePostings } from "./postings.ts";
import { addHits, type Hits, intersection } from "./score.ts";
import type { KeyRange } from "./term-table.ts";

/** Weight of pairs that are in a section, but do not follow each other. */
const APART_WEIGHT = 0.3;

/** The ranges of the index for a run of characters: one character as the beginning of pairs, more as pairs. */
export function rangesOfCharacters(pieces: readonly Piece[]): KeyRange[] {
  const [first] = pieces;
  if (pieces.length < 2) return first === undefined ? [] : [{ from: first.text, isPrefix: true }];
  return pairsOf(pieces).map(({ pair }) => ({ from: pair, isPrefix: false }));
}

/** Entries that contain these characters of a script without spaces, one after the other. */
export function matchCharacters(pieces: readonly Piece[], { terms, scale }: Corpus): Hits {
  const hits: Hits = new Map();
  const all = pieces.map(({ text }) => text).join("");
  const add = (posting: Parameters<typeof addHits>[2]["posting"]): void =>
    addHits(hits, all, { posting, weight: 1, scale });
  if (pieces.length < 2) {
    const begun = [...terms.wordsIn({ from: all, isPrefix: true })].map(([, posting]) =>
      countPositions(posting),
    );
    if (begun.length > 0) add(mergePostings(begun));
    return hits;
  }
  const links = pairsOf(pieces).flatMap(({ offset, pair }) => {
    const posting = terms.get(pair);
    return posting === undefined ? [] : [{ offset, posting }];
  });
  if (links.length === pairsOf(pieces).length) add(chainPostings(links));
  return hits;
}

/** Entries that contain all pairs of the characters anywhere in a section. */
export function matchPairsApart(pieces: readonly Piece[], { terms, scale }: Corpus): Hits {
  return intersection(
    pairsOf(pieces).map(({ pair }) => {
      const hits: Hits = new Map();
      const posting = terms.get(pair);
      if (posting !== undefined)
        addHits(hits, pair, { posting: countPositions(posting), weight: APART_WEIGHT, scale });
      return hits;
    }),
  );
}

interface Pair {
  readonly pair: string;
  readonly offset: number;
}

/** Each two characters, so many that every character is in one: fewer parts of the index need to be loaded. */
function pairsOf(pieces: readonly Piece[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < pieces.length - 1; at += 2) pairs.push(pairAt(pieces, at));
  if (pieces.length % 2 === 1) pairs.push(pairAt(pieces, pieces.length - 2));
  return pairs;
}

function pairAt(pieces: readonly Piece[], offset: number): Pair {
  return { pair: `${pieces[offset]?.text ?? ""}${pieces[offset + 1]?.text ?? ""}`, offset };
}
