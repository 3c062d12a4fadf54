import { fold, foldUnspaced } from "./fold.ts";

/** A piece of a word, with its place in the text. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  /** Folded. */
  readonly text: string;
  /** The sign for the border to the piece before it, if there is one. */
  readonly border: Border;
}

/**
 * Between letters nothing that counts, so that `sbus` is S.BUS; between letters and figures a space, whatever sign is
 * there; between figures the dot, or a hyphen for every other sign. "|" marks borders that a key does not show.
 */
type Border = "|" | " " | "|." | "-";

/** A word of a text, cut into its pieces. */
export interface CutWord {
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly Piece[];
  /** The script has no spaces between words: each character is a piece. */
  readonly isUnspaced: boolean;
}

/**
 * Scripts that set no spaces between words: Thai, Lao, Myanmar, Khmer, kana, bopomofo, Han. By number and not by name, so
 * that every version of a browser or of Node cuts alike. Signs lie between them, too, which are no part of a word.
 */
const UNSPACED =
  "\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u19e0-\\u19ff\\u2e80-\\u312f\\u31a0-\\u31ff\\u3400-\\u9fff" +
  "\\ua9e0-\\ua9fe\\uaa60-\\uaa7f\\uf900-\\ufaff\\uff66-\\uff9f\\u{20000}-\\u{3fffd}";
/** The letters, digits and marks among them. Later versions of Unicode fill the planes of Han. */
const CHARACTER = `(?:(?=[\\p{L}\\p{N}\\p{M}\\u2e80-\\u2fd5\\u{20000}-\\u{3fffd}])[${UNSPACED}])`;
/** With units that are one character: degrees, squares. */
const LETTER = `(?:[0-9A-Za-z]|(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}\\u2103\\u2109\\u3380-\\u33df])`;
/** Thin or fixed space between figures in groups of three. */
const GROUP = "(?<=\\p{N})[\\u00a0\\u2009\\u202f](?=\\p{N}{3}(?!\\p{N}))";
const SIGN = "[.\\-/\\\\:@\\u2010\\u2011\\u2013\\uff0d\\uff0e\\uff0f\\uff1a\\uff3f]";
/** Signs within words: INPUT_MBUS_CH1, S.BUS, RS-485, /dev/ttyUSB0, std::vector. */
const JOINT = `(?:_+|::|://|${SIGN}|${GROUP})`;

/** A word as engineers write them, or a run of characters of a script without spaces. */
const WORD = new RegExp(`(${CHARACTER}+)|${LETTER}+(?:${JOINT}${LETTER}+)*`, "gu");
/** Figures with their dots and spaces, or letters. */
const SPAN = new RegExp(
  `\\p{N}[\\p{N}\\p{M}]*(?:(?:[.\\uff0e]|${GROUP})\\p{N}[\\p{N}\\p{M}]*)*|(?:(?!\\p{N})${LETTER})+`,
  "gu",
);
const DOT = /[.\uff0e]/u;
/** Positions where letters change their case: read|Uart, MAV|Link; not LED|s. The lookahead is first, to be quick. */
const SEAM = /(?=\p{Lu})(?<=\p{Ll}\p{M}*)|(?=\p{Lu}\p{M}*\p{Ll}\p{M}*\p{Ll})(?<=\p{Lu}\p{M}*)/u;
const FIGURE_AT_END = /\p{N}$/u;
const FIGURE_AT_START = /^\p{N}/u;

/** Cuts a text into words and these into pieces: the one rule for what is indexed, what is asked, and what is marked. */
export function cutWords(text: string): CutWord[] {
  const words: CutWord[] = [];
  for (const { 0: word, 1: unspaced, index } of text.matchAll(WORD)) {
    const pieces = unspaced === undefined ? piecesOf(word, index) : charactersOf(word, index);
    if (pieces.length === 0) continue;
    words.push({ start: index, end: index + word.length, pieces, isUnspaced: unspaced !== undefined });
  }
  return words;
}

function piecesOf(word: string, from: number): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: span, index } of word.matchAll(SPAN)) {
    const sign = word.slice(end, index);
    for (const part of partsOf(span)) {
      const start = from + index + part.at;
      addPiece(pieces, { start, end: start + part.text.length, text: part.text }, part.at === 0 ? sign : ".");
    }
    end = index + span.length;
  }
  return pieces;
}

interface Part {
  readonly at: number;
  readonly text: string;
}

/** 1.10 is one figure, and 1.15.2 are three; letters are cut where their case changes. */
function partsOf(span: string): Part[] {
  const isFigure = FIGURE_AT_START.test(span);
  const texts = span.split(isFigure ? DOT : SEAM);
  if (isFigure && texts.length === 2) return [{ at: 0, text: span }];
  let at = 0;
  return texts.map((text) => {
    const part = { at, text };
    at += text.length + (isFigure ? 1 : 0);
    return part;
  });
}

const GROUPS = /[\u00a0\u2009\u202f]/gu;
/** The position between the letters and the digits of a folded piece; some characters fold to both. */
const INSIDE = /(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/u;

function addPiece(pieces: Piece[], { start, end, text }: Omit<Piece, "border">, sign: string): void {
  const plain = text.replace(GROUPS, "").split(DOT).map(fold).join(".");
  for (const folded of plain.split(INSIDE)) {
    if (folded === "") continue;
    const before = pieces.at(-1);
    pieces.push({
      start,
      end,
      text: folded,
      border: before === undefined ? "|" : borderOf(before.text, folded, sign),
    });
  }
}

function borderOf(before: string, after: string, sign: string): Border {
  const isFigure = FIGURE_AT_END.test(before);
  if (isFigure !== FIGURE_AT_START.test(after)) return " ";
  if (!isFigure) return "|";
  return DOT.test(sign) ? "|." : "-";
}

/** A character with the marks that become one with it. */
const WITH_MARKS = /.[\u3099\u309a\uff9e\uff9f]?/gsu;

function charactersOf(word: string, from: number): Piece[] {
  return [...word.matchAll(WITH_MARKS)].flatMap(({ 0: character, index }) => {
    const span = { start: from + index, end: from + index + character.length, border: "|" as const };
    return [...foldUnspaced(character)].map((text) => ({ ...span, text }));
  });
}
