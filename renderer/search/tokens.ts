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
/** What begins so is no figure; most words do. */
const LETTER = /^[a-z]/;
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
}

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  eachForm(text, ({ whole, parts, pieces }, start, end) => words.push({ start, end, whole, parts, pieces }));
  return words;
}

type Found = (forms: Forms, start: number, end: number) => void;

/**
 * Calls back for every word of a text in order: a million of them in the docs of a large site. Most words are ASCII letters
 * and digits between other ASCII, for which `WORD` is slow; it reads what has a joint or another letter.
 */
function eachForm(text: string, found: Found): void {
  for (let at = 0; at < text.length; ) {
    const start = at;
    let end = start;
    let isPlain = true;
    for (let mark = markAt(text, at); mark !== APART; mark = markAt(text, ++at)) {
      if (mark === JOINT) continue;
      isPlain &&= mark === PLAIN_MARK && end === at;
      end = at + 1;
    }
    if (end === start) at = Math.max(at, start + 1);
    else if (isPlain) callBack(text.slice(start, end), start, found);
    else eachJoined(text.slice(start, end), start, found);
  }
}

/** What a character is for the search of words. */
const [APART, PLAIN_MARK, JOINT, OTHER] = [0, 1, 2, 3];
const MARKS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[a-z\d]/i.test(character) ? PLAIN_MARK : /[._-]/.test(character) ? JOINT : APART;
});

/** The end of a text stands apart, too. */
function markAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= MARKS.length ? OTHER : (MARKS[code] ?? APART);
}

/** The words of a text without spaces that stands at `offset`. */
function eachJoined(text: string, offset: number, found: Found): void {
  for (const { 0: word, index } of text.matchAll(WORD)) callBack(word, offset + index, found);
}

function callBack(word: string, start: number, found: Found): void {
  for (const forms of knownForms(word)) found(forms, start, start + word.length);
}

interface Forms extends Pick<Word, "whole" | "parts" | "pieces"> {
  /** What `termsOfWord` says of it. */
  readonly terms: readonly string[];
}

const known = new Map<string, readonly Forms[]>();
const KNOWN = 50_000;

/** A text says the same words again and again: what becomes of them is kept. */
function knownForms(found: string): readonly Forms[] {
  const kept = known.get(found);
  if (kept !== undefined) return kept;
  const word = found.replace(GROUPS, "");
  // 9-12 are two figures, 1.10 is one.
  const isFigures = /^[\p{N}._\-\u2010\u2011]+$/u.test(word) && !FIGURE.test(word);
  const bare = isFigures ? figuresOf(word) : [formsOf(word)];
  const forms = bare.map((form) => ({ ...form, terms: termsOfWord(form) }));
  if (known.size >= KNOWN) known.clear();
  if (found.length < 100) known.set(found, forms);
  return forms;
}

function figuresOf(word: string): Omit<Forms, "terms">[] {
  const figures = word.split(/[_\-\u2010\u2011]+/u).filter((figure) => FIGURE.test(figure));
  return figures.map((whole) => ({ whole, parts: [], pieces: [] }));
}

function formsOf(word: string): Omit<Forms, "terms"> {
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

/** Every term under which a text is found, repeated as often as it occurs. */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  let figure: Pick<Word, "end" | "whole"> | undefined;
  eachForm(text, ({ whole, terms: own }, start, end) => {
    const value = figure && valueTerm(figure, { start, whole }, text);
    if (value !== undefined) terms.push(value);
    for (const term of own) terms.push(term);
    figure = LETTER.test(whole) ? undefined : { end, whole };
  });
  return terms;
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
