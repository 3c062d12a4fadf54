import { LineMap } from "../../../core/diagnostics.ts";
import { decimalText, parseDecimal } from "../../../domain/codecs/decimal.ts";
import { readCells } from "../../../sources/parse/csv/read-cells.ts";
import { separatorOf } from "../../../sources/parse/csv/separator-of.ts";
import { isRounded } from "../is-rounded.ts";
import type { Tell } from "../notice.ts";

/** A row of a table; cells by the lower-case names of their columns. */
export class Row {
  constructor(
    readonly cells: ReadonlyMap<string, string>,
    /** 1-based. */
    readonly line: number,
    readonly tell: Tell,
    /** Whether decimals are written with a comma, as in files whose cells are not separated by commas. */
    readonly hasDecimalComma = false,
  ) {}

  /** The text of a cell; undefined where it is empty or has no column. */
  text(column: string): string | undefined {
    const text = this.cells.get(column.toLowerCase());
    return text === "" ? undefined : text;
  }

  /** A number, in decimal or in hexadecimal with 0x; any other text is reported. */
  number(column: string): number | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const hex = /^0x[0-9a-f]+$/i.test(text);
    const pointed = this.hasDecimalComma ? text.replace(/^([+-]?\d+),(\d+)$/, "$1.$2") : text;
    const decimal = hex ? undefined : parseDecimal(pointed);
    if (!hex && decimal === undefined) return this.#odd(column, text, "no number");
    const number = hex ? Number(text) : Number(decimal && decimalText(decimal));
    const isExact = Number.isFinite(number) && !isRounded(text);
    return isExact ? number : this.#odd(column, text, "no number that is exact");
  }

  /** The same where it has to be a whole number. */
  integer(column: string): number | undefined {
    const number = this.number(column);
    if (number === undefined || Number.isSafeInteger(number)) return number;
    return this.#odd(column, String(number), "no whole number");
  }

  /** One of several words, whatever their case; any other is reported. */
  word<Word extends string>(column: string, words: readonly Word[]): Word | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const found = words.find((word) => word.toLowerCase() === text.toLowerCase());
    return found ?? this.#odd(column, text, `none of ${words.join(", ")}`);
  }

  /** `yes` and `no`, as spreadsheets say them too. */
  flag(column: string): boolean | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    if (/^(yes|true|1|x)$/i.test(text)) return true;
    return /^(no|false|0)$/i.test(text) ? false : this.#odd(column, text, "neither yes nor no");
  }

  #odd(column: string, text: string, why: string): undefined {
    this.tell({
      line: this.line,
      kind: "lost",
      message: `The cell "${shortText(text)}" of the column "${column}" is ${why}.`,
    });
    return undefined;
  }
}

export interface CsvTable {
  /** Lower-case names of the columns. */
  readonly columns: ReadonlySet<string>;
  readonly rows: readonly Row[];
}

/** A text as notices show it. */
function shortText(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

/** The rows of a CSV text, whose first one names the columns. Mistakes in quotes are reported. */
export function csvTable(text: string, tell: Tell): CsvTable {
  const layout = separatorOf(text);
  const hasDecimalComma = layout.separator !== ",";
  if (layout.contradicted !== undefined)
    tell({
      line: 1,
      kind: "changed",
      message: `The first line names "${layout.contradicted}" as separator, but cells are separated by "${layout.separator}"; these are read.`,
    });
  const { value, diagnostics } = readCells("", text, layout);
  for (const { line = 1, message } of diagnostics) tell({ line, kind: "lost", message });
  const [head = [], ...rows] = value;
  const names = head.map((cell) => cell.text.toLowerCase());
  const lines = new LineMap(text);
  return {
    columns: new Set(names.filter((name) => name !== "")),
    rows: rows.map((row) => {
      const { line } = lines.position(row[0]?.start ?? 0, row[0]?.start ?? 0);
      if (row.length > names.length)
        tell({ line, kind: "lost", message: "This row has more cells than the first row has names." });
      const cells = new Map(names.map((name, n) => [name, row[n]?.text ?? ""]));
      return new Row(cells, line, tell, hasDecimalComma);
    }),
  };
}

/**
 * Columns without a place in any record, each reported once; those in the head of our own files have no
 * meaning for a row.
 */
export function tellUnknown(columns: ReadonlySet<string>, known: readonly string[], tell: Tell): void {
  const names = new Set([...known, ...ownHead].map((name) => name.toLowerCase()));
  for (const column of columns)
    if (!names.has(column))
      tell({ line: 1, kind: "lost", message: `The column "${column}" has no place in the record.` });
}

const ownHead = ["Record", "Revision", "Record status", "Content SHA-256"];
