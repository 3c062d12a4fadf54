import { type CutWord, cutWords } from "./cut-words.ts";
import { keyOfRun, keyOfTerm } from "./runs.ts";

/**
 * Terms for a heading as a whole (`=ring limiter`) and for two words that follow each other in it (`~ring limiter`). No
 * word begins so, therefore they are found only by who asks for them; they lie beside the terms of their first word.
 */
export function headingTerms(heading: string): string[] {
  const words = foldedWords(cutWords(heading));
  return words.length === 0 ? [] : [wholeTerm(words), ...new Set(pairTerms(words))];
}

/** The term of a heading that says just these words. */
export function wholeTerm(words: readonly string[]): string {
  return `=${words.join(" ")}`;
}

/** The terms of each two words that follow each other in a heading. */
export function pairTerms(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `~${words[at]} ${word}`);
}

/** The words as they are compared: without the s of a plural, small words as they are. */
export function foldedWords(words: readonly CutWord[]): string[] {
  return words.map(({ pieces }) => keyOfRun(pieces));
}

/** The key by which terms are sorted. */
export function sortKey(term: string): string {
  return isHeadingTerm(term) ? term.slice(1) : keyOfTerm(term);
}

/** Whether a term is found by who asks for headings only. */
export function isHeadingTerm(term: string): boolean {
  const mark = term.charCodeAt(0);
  return mark === WHOLE || mark === PAIR;
}

const [WHOLE, PAIR] = [..."=~"].map((mark) => mark.charCodeAt(0));

/** The order of terms in an index, the same in every language of browser and system. */
export function compareTerms(a: string, b: string): number {
  const [keyA, keyB] = [sortKey(a), sortKey(b)];
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
