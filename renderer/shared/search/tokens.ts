import { type CutWord, cutWords } from "./cut-words.ts";
import { termsOfPieces } from "./runs.ts";
import { isStopWord } from "./stop-words.ts";
import { isFigure, isUnit, joinedValue } from "./values.ts";

/**
 * Each term, followed by its number of occurrences. A pair of characters, of a script without spaces, is listed once
 * for each occurrence, followed by its position: so it is known whether pairs follow each other.
 */
export type CountedTerms = readonly (string | number)[];

/** A term, and the index of its count for the last text that contains it. */
interface Counter {
  readonly term: string;
  text: number;
  at: number;
}

/** A word with its place in a run of characters. */
interface KnownWord {
  readonly word: CutWord;
  /** None where characters are counted by their place. */
  readonly counters: readonly Counter[];
  readonly isFigure: boolean;
  readonly isUnit: boolean;
}

const known = new Map<string, readonly KnownWord[]>();
const counters = new Map<string, Counter>();
const KNOWN = 50_000;
/** ASCII characters between words: all but letters, digits and the signs within words. */
const APART = Uint8Array.from({ length: 128 }, (_, code) => +/[^\w.\-/\\:@]/.test(String.fromCharCode(code)));

let texts = 0;

/** Every term under which a text is found, with how often it says it, in the order in which it says them first. */
export function countTerms(text: string): CountedTerms {
  texts++;
  const counted: (string | number)[] = [];
  const say = (all: readonly Counter[]): void => {
    for (const counter of all) {
      if (counter.text === texts) (counted[counter.at] as number)++;
      else {
        counter.text = texts;
        counter.at = counted.push(counter.term, 1) - 1;
      }
    }
  };
  let position = 0;
  let figure: (KnownWord & { readonly at: number }) | undefined;
  eachWord(text, (next, at) => {
    const value =
      figure && next.isUnit && joinedValue(moved(figure.word, figure.at), moved(next.word, at), text);
    if (value) say(termsOfPieces(value.pieces).map(counterOf));
    else {
      if (figure !== undefined) say(figure.counters);
      if (next.word.isUnspaced) position = sayPairs(next.word, position, counted);
      else if (!next.isFigure) say(next.counters);
    }
    figure = !value && next.isFigure ? { ...next, at } : undefined;
  });
  if (figure !== undefined) say((figure as KnownWord).counters);
  return counted;
}

/** Each character with the one behind it, the last one alone. Gives the place behind a gap, where the next ones begin. */
function sayPairs({ pieces }: CutWord, position: number, counted: (string | number)[]): number {
  for (const [at, { text }] of pieces.entries())
    counted.push(text + (pieces[at + 1]?.text ?? ""), position + at);
  return position + pieces.length + 1;
}

function moved(word: CutWord, by: number): CutWord {
  return { ...word, start: word.start + by, end: word.end + by };
}

/** Calls back for every word of a text in order, with the place of the run of characters that it is in. */
function eachWord(text: string, found: (word: KnownWord, at: number) => void): void {
  // Not amid a text, where a term would then have two counters.
  if (known.size + counters.size > KNOWN) {
    known.clear();
    counters.clear();
  }
  for (let at = 0; at < text.length; at++) {
    const start = at;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code < 128 && APART[code] === 1) break;
    }
    if (at > start) for (const word of wordsOfRun(text.slice(start, at))) found(word, start);
  }
}

/** Texts say the same words again and again, a million of them in the docs of a large site: how these are cut is kept. */
function wordsOfRun(run: string): readonly KnownWord[] {
  let words = known.get(run);
  if (words === undefined) {
    words = cutWords(run).map((word) => ({
      word,
      counters: word.isUnspaced || isStopWord(word) ? [] : termsOfPieces(word.pieces).map(counterOf),
      isFigure: isFigure(word),
      isUnit: isUnit(word),
    }));
    if (run.length < 100) known.set(run, words);
  }
  return words;
}

function counterOf(term: string): Counter {
  let counter = counters.get(term);
  if (counter === undefined) {
    counter = { term, text: 0, at: 0 };
    counters.set(term, counter);
  }
  return counter;
}
