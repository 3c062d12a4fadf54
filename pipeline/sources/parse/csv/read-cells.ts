import { type Checked, type Diagnostic, LineMap } from "../../../core/diagnostics.ts";

/** A cell of a CSV file; offsets are of the text, quotes included. */
export interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What may stand between cells. */
export type Separator = "," | ";" | "\t";

interface Layout {
  readonly separator?: Separator;
  /** Where the first row begins. */
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
  const cell = cellsBetween[separator];
  cell.lastIndex = from;
  const lines = new LineMap(text);
  for (let row: Cell[] = []; cell.lastIndex <= text.length; ) {
    const start = cell.lastIndex;
    const match = cell.exec(text);
    if (match === null) break;
    const [whole, quoted, closing, plain, after = "", border = ""] = match;
    const end = start + whole.length - border.length;
    if ((quoted !== undefined && closing === "") || after !== "")
      diagnostics.push(badQuotes(file, lines, start, end));
    row.push({ text: (quoted?.replaceAll('""', '"') ?? plain ?? "").trim(), start, end });
    if (border === separator) continue;
    if (row.some((one) => one.text !== "")) rows.push(row);
    row = [];
    if (border === "") break;
  }
  return { value: rows, diagnostics };
}

/** Each matches a cell and what stands behind it. */
const cellsBetween: Readonly<Record<Separator, RegExp>> = {
  ",": /(?:"((?:[^"]|"")*)("?)|([^",\r\n]*))([^,\r\n]*)(,|\r?\n|\r|$)/y,
  ";": /(?:"((?:[^"]|"")*)("?)|([^";\r\n]*))([^;\r\n]*)(;|\r?\n|\r|$)/y,
  "\t": /(?:"((?:[^"]|"")*)("?)|([^"\t\r\n]*))([^\t\r\n]*)(\t|\r?\n|\r|$)/y,
};

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
