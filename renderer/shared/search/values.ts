import type { CutWord } from "./cut-words.ts";
import { isStopWord } from "./stop-words.ts";

/**
 * A figure and its unit as one word, so that "24 V" is found as 24V is; undefined where two words are not that. Units are
 * not listed here: a site has its own.
 */
export function joinedValue(figure: CutWord, unit: CutWord | undefined, text: string): CutWord | undefined {
  if (unit === undefined || !isFigure(figure) || !isUnit(unit)) return undefined;
  if (!GAP.test(text.slice(figure.end, unit.start))) return undefined;
  const [first, ...rest] = unit.pieces;
  if (first === undefined) return undefined;
  const pieces = [...figure.pieces, { ...first, border: " " as const }, ...rest];
  return { start: figure.start, end: unit.end, pieces, isUnspaced: false };
}

/** Between them: a space of any kind, and the sign of a degree. */
const GAP = /^[ \u00a0\u2009\u202f]?[°%]?$/;
const FIGURE = /^[\p{N}.\u2044]+$/u;
/** A unit or the beginning of one, "Mbit" of "Mbit/s". */
const UNIT = /^\p{L}{1,5}$/u;

/** Whether a word is nothing but figures: 24, 1.10, 9-12. */
export function isFigure({ pieces, isUnspaced }: CutWord): boolean {
  return !isUnspaced && pieces.every(({ text }) => FIGURE.test(text));
}

/** Whether a word may be a unit. Stop words are excluded, except "A" for the ampere. */
export function isUnit(word: CutWord): boolean {
  const text = word.pieces[0]?.text ?? "";
  return !word.isUnspaced && UNIT.test(text) && (text === "a" || !isStopWord(word));
}

/** The words of a text with each value as one. */
export function joinValues(words: readonly CutWord[], text: string): CutWord[] {
  const joined: CutWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as CutWord;
    const value = joinedValue(word, words[at + 1], text);
    joined.push(value ?? word);
    if (value !== undefined) at++;
  }
  return joined;
}
