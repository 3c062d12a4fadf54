import { type Checked, type Diagnostic, LineMap } from "../../../core/diagnostics.ts";
import { escapeRegExp } from "../../../core/text/escape/reg-exp.ts";

/** A cell of a CSV file; offsets are of the text, quotes included. */
export interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Layout {
  /** The character between cells. */
  readonly separator?: string;
  /** The offset of the first row. */
  readonly from?: number;
}

/**
 * The rows of a CSV text as RFC 4180 has them: commas, or another separator, quotes where a cell holds a separator,
 * quote or line break, LF or CRLF. Lines without any text are left out. A byte order mark is no part of the first cell.
 */
export function readCells(
  file: string,
  text: string,
  { separator = ",", from = text.startsWith("\ufeff") ? 1 : 0 }: Layout = {},
): Checked<Cell[][]> {
  const rows: Cell[][] = [];
  const diagnostics: Diagnostic[] = [];
  const border = new RegExp(`${escapeRegExp(separator)}|\\r\\n|\\r|\\n|$`, "g");
  const lines = new LineMap(text);
  let row: Cell[] = [];
  for (let start = from; ; ) {
    const { value, inner, isClosed } = cellAt(text, start);
    border.lastIndex = inner;
    const { index: end = text.length, 0: mark = "" } = border.exec(text) ?? {};
    const plain = value ?? text.slice(start, end);
    // A cell without quotes around it is read only up to its first quote.
    const quote = value === undefined ? plain.indexOf('"') : -1;
    if (!isClosed || quote !== -1 || (value !== undefined && end > inner))
      diagnostics.push(badQuotes(file, lines, start, end));
    row.push({ text: (quote === -1 ? plain : plain.slice(0, quote)).trim(), start, end });
    start = end + mark.length;
    if (mark === separator) continue;
    if (row.some((one) => one.text !== "")) rows.push(row);
    row = [];
    if (mark === "") return { value: rows, diagnostics };
  }
}

interface Quoted {
  /** The text in the quotes; undefined if the cell has no quotes. */
  readonly value?: string;
  /** The offset from which the end of the cell is searched. */
  readonly inner: number;
  readonly isClosed: boolean;
}

/** The quotes of a cell, found without a regular expression: for a long cell such a one would need more stack than there is. */
function cellAt(text: string, start: number): Quoted {
  if (text[start] !== '"') return { inner: start, isClosed: true };
  let at = start + 1;
  for (let end = text.indexOf('"', at); end !== -1; end = text.indexOf('"', at)) {
    if (text[end + 1] !== '"')
      return { value: text.slice(start + 1, end).replaceAll('""', '"'), inner: end + 1, isClosed: true };
    at = end + 2;
  }
  return { value: text.slice(start + 1).replaceAll('""', '"'), inner: text.length, isClosed: false };
}

function badQuotes(file: string, lines: LineMap, start: number, end: number): Diagnostic {
  return {
    code: "csv-quotes",
    severity: "error",
    file,
    ...lines.position(start, end),
    message: "The quotes of this cell do not fit.",
    hint: 'Put the whole cell in quotes, and write a quote inside as "".',
  };
}
