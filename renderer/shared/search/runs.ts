import type { Piece } from "./cut-words.ts";

/**
 * A run is some pieces of a word that follow each other. The index has, under the first piece of each, what begins there
 * and goes on to the end of the word: INPUT_MBUS_CH1 as `input|mbus|ch 1`, `mbus|ch 1`, `ch 1` and `1`. So every run is
 * the beginning of a term, up to a border; and what a term begins with, up to a border, is a run of the word.
 *
 * A term has borders that its key does not show: "|" between letters, and "'" before the s of a plural inside of it.
 */
export interface ReadTerm {
  readonly key: string;
  /** Places in the key where a run may end. */
  readonly ends: readonly number[];
}

/** Characters of a key from which on a term is cut off: it holds pieces until it is as long as this. */
export const LONGEST_KEY = 24;

/** A plural as far as it is known by its end: boards, but not bus, this or glass. */
const PLURAL = /\p{L}{2}(?![sui])\p{L}s$/u;

/** A key without the s of a plural. */
export function singular(key: string): string {
  return PLURAL.test(key) ? key.slice(0, -1) : key;
}

/** The terms of a word, one for each piece, and one more for a single letter, which is found by itself only. */
export function termsOfPieces(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ text }, from) => {
    const term = termFrom(pieces, from);
    return LETTER_ALONE.test(term) ? [text, term] : [term];
  });
}

const LETTER_ALONE = /^\p{L}\|/u;

function termFrom(pieces: readonly Piece[], from: number): string {
  let [term, key] = ["", ""];
  for (let at = from; at < pieces.length && key.length < LONGEST_KEY; at++) {
    const { text, border } = pieces[at] as Piece;
    if (at > from) {
      term += border;
      key += visibleSign(border);
    }
    key += text;
    const isLast = at === pieces.length - 1;
    if (!isPlural(key, text)) term += text;
    else term += isLast ? text.slice(0, -1) : `${text.slice(0, -1)}'s`;
  }
  return term;
}

/** Whether a key that ends with this piece is a plural; a single letter is never one. */
function isPlural(key: string, { length }: string): boolean {
  return length > 1 && PLURAL.test(key);
}

/** The key of a run, by which it is looked for: pieces with what their borders show, and the last one without its plural. */
export function keyOfRun(pieces: readonly Piece[], from = 0, to = pieces.length): string {
  const key = typedKey(pieces, from, to);
  return isPlural(key, pieces[to - 1]?.text ?? "") ? key.slice(0, -1) : key;
}

/** The key of a run with its plural. */
export function typedKey(pieces: readonly Piece[], from = 0, to = pieces.length): string {
  let key = "";
  for (let at = from; at < to; at++) {
    const { text, border } = pieces[at] as Piece;
    key += (at === from ? "" : visibleSign(border)) + text;
  }
  return key;
}

function visibleSign(border: Piece["border"]): string {
  return border === "|" ? "" : border === "|." ? "." : border;
}

/** The key of a term: where it has its place among all terms. */
export function keyOfTerm(term: string): string {
  return HIDDEN.test(term) ? term.replace(ALL_HIDDEN, "") : term;
}

const BORDER = /[|' -]/;
const HIDDEN = /[|']/;
const ALL_HIDDEN = /[|']/g;

/** A term with the ends of the runs that begin with it. */
export function readTerm(term: string): ReadTerm {
  // Most terms are words of one piece.
  if (!BORDER.test(term)) return { key: term, ends: [term.length] };
  const ends: number[] = [];
  let hidden = 0;
  for (let at = 1; at < term.length; at++) {
    const sign = term[at];
    if (sign === "|" || sign === "'") ends.push(at - hidden++);
    else if (sign === " " || sign === "-") ends.push(at - hidden);
  }
  ends.push(term.length - hidden);
  return { key: keyOfTerm(term), ends };
}
