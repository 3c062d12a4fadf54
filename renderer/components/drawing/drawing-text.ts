import { ADVANCE } from "./sheets.ts";

/** Words as names are made of: `HeadingOverGround`, `INPUT_CH1` and `limit-of-axis` may break between them. */
const boundary = /(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=[_./-])/u;

/** Columns of a monospaced font that a text takes: two for signs of East Asian width and pictures, none for marks. */
export function columnsOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + widthOf(sign), 0);
}

/** Whole units that hold a text of a drawing. */
export function textWidth(text: string): number {
  return Math.ceil(columnsOf(text) * ADVANCE);
}

/** Columns that units have room for, at least one. */
export function columnsIn(units: number): number {
  return Math.max(1, Math.floor(units / ADVANCE));
}

function widthOf(sign: string): number {
  if (/\p{M}|\p{Cf}/u.test(sign)) return 0;
  return (sign.codePointAt(0) ?? 0) >= 0x1100 ? 2 : 1;
}

/** Spaces that a line may end at. */
const space = /(?<=[^\S\u00a0\u202f])/;

/**
 * Breaks a text into lines of at most `width` columns: between words, in a word that no line holds between its parts,
 * else anywhere.
 */
export function textLines(text: string, width: number): string[] {
  const lines: string[] = [];
  const add = (piece: string): void => {
    const last = lines.at(-1);
    if (last !== undefined && columnsOf(last + piece.trimEnd()) <= width)
      lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  };
  for (const word of text.split(space)) for (const piece of wordPieces(word, width)) add(piece);
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

/** Whether `textLines` breaks between words and their parts alone, into no more than `most` lines. */
export function fitsLines(text: string, width: number, most: number): boolean {
  const isWhole = text
    .split(space)
    .every((word) => wordParts(word, width).every((part) => columnsOf(part.trimEnd()) <= width));
  return isWhole && textLines(text, width).length <= most;
}

function wordParts(word: string, width: number): string[] {
  return columnsOf(word.trimEnd()) <= width ? [word] : word.split(boundary);
}

function wordPieces(word: string, width: number): string[] {
  return wordParts(word, width).flatMap((part) => columnPieces(part, width));
}

/** A text in pieces of at most so many columns, of at least one sign each; a space at its end needs no room. */
function columnPieces(text: string, width: number): string[] {
  const end = text.trimEnd().length;
  const pieces = [""];
  let columns = 0;
  let at = 0;
  for (const sign of text) {
    const own = at < end ? widthOf(sign) : 0;
    if (columns + own > width && pieces.at(-1) !== "") {
      pieces.push("");
      columns = 0;
    }
    pieces[pieces.length - 1] += sign;
    columns += own;
    at += sign.length;
  }
  return pieces;
}
