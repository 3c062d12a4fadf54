/**
 * A word as engineers write them: letters and digits, joined by ".", "_" or hyphens (INPUT_MBUS_CH1, S.BUS, RS-485,
 * 1.10), and figures in groups of three (115 200 with a thin or fixed space).
 */
const WORD =
  /[\p{L}\p{N}\p{M}]+(?:(?:[._\-\u2010\u2011]|(?<=\p{N})[\u00a0\u2009\u202f](?=\p{N}{3}(?!\p{N})))[\p{L}\p{N}\p{M}]+)*/gu;
const JOINTS = /[._\-\u2010\u2011\u00a0\u2009\u202f]+/gu;
const GROUPS = /(?<=\p{N})[\u00a0\u2009\u202f](?=\p{N})/gu;
/** Where a word without joints has parts: CH|1, read|Uart. */
const SEAM = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
const FIGURE = /^\p{N}+(?:\.\p{N}+)*$/u;
/** Nothing in it has an accent or a second form. */
const PLAIN = /^[\x20-\x7e]*$/;
const HEXADECIMAL = /^0x[0-9a-f]+$/i;

/** A word of a text: where it stands and as what it is found. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** Without joints, folded: `inputmbusch1`. */
  readonly whole: string;
  /** Folded: `input`, `mbus`, `ch1`, `ch`, `1`. Empty where the word has no parts. */
  readonly parts: readonly string[];
  /** The parts that together are the word again: `input`, `mbus`, `ch1`. */
  readonly pieces: readonly string[];
  /** As it is compared in headings: `whole` without the s of a plural. */
  readonly folded: string;
}

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  eachWord(text, ({ start, end, whole, parts, pieces, folded }, at) => {
    words.push({ start: at + start, end: at + end, whole, parts, pieces, folded });
  });
  return words;
}

/** ASCII that stands apart from words: all but letters, digits and joints. */
const APART = Uint8Array.from({ length: 128 }, (_, code) => +/[^\w.-]/.test(String.fromCharCode(code)));

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

/** A word with its place in a run. */
interface KnownWord extends Word {
  readonly terms: readonly Counter[];
  readonly isFigure: boolean;
}

/** A term, and where its count stands among those of the last text that says it. */
interface Counter {
  readonly term: string;
  text: number;
  at: number;
}

const known = new Map<string, readonly KnownWord[]>();
const counters = new Map<string, Counter>();
const KNOWN = 50_000;

/** Texts say the same words again and again, a million of them in the docs of a large site: what `WORD` finds is kept. */
function wordsOfRun(run: string): readonly KnownWord[] {
  let words = known.get(run);
  if (words === undefined) {
    words = [...run.matchAll(WORD)].flatMap(({ 0: word, index }) =>
      formsOf(word.replace(GROUPS, "")).map((forms) => ({
        start: index,
        end: index + word.length,
        ...forms,
        folded: termOf(forms.whole) ?? forms.whole,
        terms: termsOfWord(forms).map(counterOf),
        isFigure: FIGURE.test(forms.whole),
      })),
    );
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

type Forms = Pick<Word, "whole" | "parts" | "pieces">;

/** 9-12 are two figures, 1.10 is one. */
function formsOf(word: string): Forms[] {
  if (!/^[\p{N}._\-\u2010\u2011]+$/u.test(word) || FIGURE.test(word)) return [formsOfOne(word)];
  const figures = word.split(/[_\-\u2010\u2011]+/u).filter((figure) => FIGURE.test(figure));
  return figures.map((whole) => ({ whole, parts: [], pieces: [] }));
}

function formsOfOne(word: string): Forms {
  if (FIGURE.test(word)) return { whole: word, parts: [], pieces: [] };
  const whole = fold(word.replace(JOINTS, ""));
  if (HEXADECIMAL.test(word)) return { whole, parts: [], pieces: [] };
  const joined = word.split(JOINTS).filter((piece) => piece !== "");
  const all = joined.flatMap((piece) => [piece, ...piece.split(SEAM)]).map(fold);
  const parts = [...new Set(all)].filter((part) => part !== "" && part !== whole);
  const pieces = (joined.length > 1 ? joined : word.split(SEAM)).map(fold).filter((piece) => piece !== "");
  return { whole, parts, pieces: pieces.length > 1 ? pieces : [] };
}

/** Lower case, without accents; the micro sign is typed as u. */
function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("μ", "u");
}

/** Words that say nothing about a page. Few: "on" and "in" stay out of it, since LEDs and pins have them. */
const STOP_WORDS = new Set([
  "a",
  "an",
  "and",
  "are",
  "as",
  "at",
  "be",
  "by",
  "for",
  "from",
  "is",
  "it",
  "of",
  "or",
  "that",
  "the",
  "this",
  "to",
  "with",
]);

/** The form under which a word is kept, without the s of a plural; undefined for a word that is not kept. */
export function termOf(word: string): string | undefined {
  if (STOP_WORDS.has(word)) return undefined;
  return word.length > 3 && /[^\d][^sui\d]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Term and how often it occurs, by turns. */
export type CountedTerms = readonly (string | number)[];

let texts = 0;

/** Every term under which a text is found, with how often it says it, in the order in which it says them first. */
export function countTerms(text: string): CountedTerms {
  texts++;
  const counted: (string | number)[] = [];
  const say = (counter: Counter): void => {
    if (counter.text === texts) (counted[counter.at] as number)++;
    else {
      counter.text = texts;
      counter.at = counted.push(counter.term, 1) - 1;
    }
  };
  let figure: Pick<Word, "end" | "whole"> | undefined;
  eachWord(text, ({ start, end, whole, terms, isFigure }, at) => {
    const value = figure && valueTerm(figure, { start: at + start, whole }, text);
    if (value !== undefined) say(counterOf(value));
    for (const term of terms) say(term);
    figure = isFigure ? { end: at + end, whole } : undefined;
  });
  return counted;
}

/** A figure and the unit after it as one term, `24v` for "24 V"; undefined where they are not that. */
export function valueTerm(
  figure: Pick<Word, "end" | "whole">,
  unit: Pick<Word, "start" | "whole"> | undefined,
  text: string,
): string | undefined {
  if (unit === undefined || unit.whole.length > 5 || !FIGURE.test(figure.whole)) return undefined;
  if (!UNIT.test(unit.whole)) return undefined;
  return VALUE_GAP.test(text.slice(figure.end, unit.start)) ? figure.whole + unit.whole : undefined;
}

/** What may be a unit or its beginning, "Mbit" of "Mbit/s". Units are not listed here: a site has its own. */
const UNIT = /^\p{L}{1,5}$/u;
const VALUE_GAP = /^[ \u00a0\u2009\u202f][°%]?$/u;

/** The terms of one word. */
export function termsOfWord({ whole, parts }: Pick<Word, "whole" | "parts">): string[] {
  if (parts.length === 0) {
    const term = termOf(whole);
    return term === undefined ? [] : [term];
  }
  return [...new Set([whole, ...parts])].flatMap((form) => termOf(form) ?? []);
}
