import { readAccess, readWritable } from "../cells/access-cell.ts";
import { readAddress } from "../cells/address-cell.ts";
import { cellText } from "../cells/cell-text.ts";
import { type NumberForm, numberText } from "../cells/number-cell.ts";
import { readScale } from "../cells/scale-cell.ts";
import { readFunctions, readTable } from "../cells/table-cell.ts";
import { readType } from "../cells/type-cell.ts";
import { readWordOrder } from "../cells/word-order-cell.ts";
import type { ColumnRole } from "../words/column-words.ts";
import type { Sheet } from "./sheet.ts";

type Accepts = (cell: string, form: NumberForm, isHex: boolean) => boolean;

const isNumber: Accepts = (cell, form) => /\d/.test(cell) && numberText(firstWord(cell), form) !== undefined;

/** The form of the cells of a role; a role that is not here takes any text. */
const accepted: Readonly<Partial<Record<ColumnRole, Accepts>>> = {
  address: (cell, form, isHex) => readAddress(cell, form, isHex) !== undefined,
  reference: (cell, form, isHex) => readAddress(cell, form, isHex) !== undefined,
  name: (cell) => /\p{Letter}/u.test(cell),
  type: (cell) => readType(cell) !== undefined,
  table: (cell) => readTable(cell) !== undefined,
  "function code": (cell) => readFunctions(cell) !== undefined,
  rw: (cell) => readAccess(cell) !== undefined,
  writable: (cell) => readWritable(cell) !== undefined,
  factor: (cell, form) => readScale(cell, form) !== undefined,
  scale: (cell, form) => readScale(cell, form) !== undefined,
  divisor: (cell, form) => readScale(cell, form) !== undefined,
  exponent: isNumber,
  decimals: isNumber,
  words: isNumber,
  size: isNumber,
  bytes: isNumber,
  "size in bits": isNumber,
  count: isNumber,
  bit: isNumber,
  value: isNumber,
  "word order": (cell) => readWordOrder(cell, true) !== undefined,
  transport: (cell) => /^(?:rtu|tcp|i2c|spi|memory|modbus[ -]?(?:rtu|tcp))$/i.test(cell),
};

/** Cells that are looked at; a table of a million rows has no other columns than its beginning. */
const MOST_CELLS = 2000;
const LONGEST = 100;
const fourDigits = /^[\da-f]{4}$/i;
/** A part of the cells may be something else, such as the lines of an appendix below the rows. */
const ENOUGH = 0.5;

/** The cells of a column that say something. */
export function contentOf({ rows }: Pick<Sheet, "rows">, column: number): string[] {
  const found: string[] = [];
  for (const { cells } of rows) {
    const text = cellText(cells[column]);
    if (text !== "") found.push(text);
    if (found.length === MOST_CELLS) break;
  }
  return found;
}

/** Whether the cells of a column are such as a role has. An empty column says nothing against it. */
export function fitsRole(
  role: ColumnRole,
  cells: readonly string[],
  form: NumberForm,
  isHex: boolean,
): boolean {
  const accepts = accepted[role];
  if (accepts === undefined || cells.length === 0) return true;
  return cells.filter((cell) => accepts(cell, form, isHex)).length >= ENOUGH * cells.length;
}

/**
 * Whether a column is of numbers in hexadecimal: its name says so, or all of its numbers have four digits and some have
 * letters. The ends of a range are two numbers, and the title of a section is not a number.
 */
export function isHexColumn(name: string, cells: readonly string[]): boolean {
  if (/\bhex/i.test(name)) return true;
  const numbers = cells.flatMap((cell) => {
    const ends = cell.slice(0, LONGEST).split(/ ?(?:-|–|—|~|\.{2,3}|…|\bto\b|\bbis\b) ?/i);
    if (ends.every((end) => fourDigits.test(end))) return ends;
    return isTitle(cell) ? [] : [cell];
  });
  return numbers.some((text) => /[a-f]/i.test(text)) && numbers.every((text) => fourDigits.test(text));
}

/** Whether a text has letters that no number in hexadecimal has. */
function isTitle(text: string): boolean {
  const isNumber = /^(?:0x|x|\$|&h|16#)?[\da-f]+h?$/i.test(text);
  return !isNumber && /[^\P{Letter}a-fA-F]/u.test(text);
}

function firstWord(cell: string): string {
  return cell.split(" ")[0] ?? "";
}
