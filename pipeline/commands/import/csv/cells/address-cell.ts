import { type NumberForm, numberText } from "./number-cell.ts";

/** The address of a register in a row. */
export interface AddressCell {
  readonly first: number;
  /** Registers that a range such as `40001-40002` takes. */
  readonly words?: number;
  /** A bit of the register, as in `40001.3`. */
  readonly bit?: number;
}

const LONGEST = 60;
const range = /^(.+?)\s*(?:-|–|—|~|\.{2,3}|…|to|bis)\s*(.+)$/i;
const bitOf = /^(.+?)(?:\.b?|:| ?bit ?)(\d{1,2})$/i;
/** `4x0001`, in which the first digit names the table. */
const tabled = /^([134])x(\d{4,5})$/i;

/** An address, a range of them, or a bit of one. */
export function readAddress(cell: string, form: NumberForm, isHex = false): AddressCell | undefined {
  if (cell.length > LONGEST) return undefined;
  const text = cell.replace(/ ?\(.*\)$/, "");
  const [, table, place] = tabled.exec(text) ?? [];
  if (table !== undefined && place !== undefined) return { first: Number(`${table}${place}`) };
  const single = wholeNumber(text, form, isHex);
  if (single !== undefined) return { first: single };
  const [, from = "", to = ""] = range.exec(text) ?? [];
  const [first, last] = [
    wholeNumber(from, form, isHex),
    // In a range in hexadecimal, the prefix may be at its first end only.
    wholeNumber(to, form, isHex || /^0x/i.test(from)),
  ];
  if (first !== undefined && last !== undefined)
    return last >= first ? { first, words: last - first + 1 } : undefined;
  const [, owner = "", bit = ""] = bitOf.exec(text) ?? [];
  const owning = wholeNumber(owner, form, isHex);
  return owning === undefined || bit === "" ? undefined : { first: owning, bit: Number(bit) };
}

function wholeNumber(text: string, form: NumberForm, isHex: boolean): number | undefined {
  const number = text === "" ? undefined : numberText(text, form, isHex);
  if (number === undefined || !/^(?:0x[\da-f]+|\d+)$/i.test(number)) return undefined;
  return Number.isSafeInteger(Number(number)) ? Number(number) : undefined;
}
