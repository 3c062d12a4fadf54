import { adjectives, adverbs, nouns, verbs } from "./common-words.ts";
import { formedWord, formedWords, type WordClass } from "./formed-words.ts";

const common: Readonly<Record<WordClass, readonly string[]>> = {
  noun: nouns,
  verb: verbs,
  adjective: adjectives,
  adverb: adverbs,
};

/** Exponent of the Zipf-Mandelbrot law for rare words; the number of distinct words then grows as Heaps' law says, with about its inverse. */
const exponent = 1.7;
/** Shift of the law: among the first so many ranks words are about equally frequent. */
const shift = 25;

/** A rank from 0 up, drawn by the Zipf-Mandelbrot law: most draws are of few ranks, and there is always one not seen yet. */
export function zipfRank(random: () => number): number {
  const rank = Math.floor(shift * ((1 - random()) ** (-1 / (exponent - 1)) - 1));
  return rank % formedWords;
}

/** The word of a class at this rank: first the common ones, then those that are formed. */
export function wordAt(kind: WordClass, rank: number): string {
  const known = common[kind];
  return known[rank] ?? formedWord(kind, rank - known.length);
}
