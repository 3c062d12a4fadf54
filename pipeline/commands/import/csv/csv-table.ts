import { decimalText, parseDecimal } from "../../../domain/codecs/decimal.ts";
import { isRounded } from "../is-rounded.ts";
import type { Tell } from "../notice.ts";
import type { Head } from "./table/find-head.ts";
import { unreadCell } from "./unread-cell.ts";
import { headColumns, lowerCaseNames } from "./words/own-columns.ts";

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
    if (!hex && decimal === undefined) return this.unread(column, text, "no number");
    const number = hex ? Number(text) : Number(decimal && decimalText(decimal));
    const isExact = Number.isFinite(number) && !isRounded(text);
    return isExact ? number : this.unread(column, text, "no number that is exact");
  }

  /** The same where it has to be a whole number. */
  integer(column: string): number | undefined {
    const number = this.number(column);
    if (number === undefined || Number.isSafeInteger(number)) return number;
    return this.unread(column, String(number), "no whole number");
  }

  /** One of several words, whatever their case; any other is reported. */
  word<Word extends string>(column: string, words: readonly Word[]): Word | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const found = words.find((word) => word.toLowerCase() === text.toLowerCase());
    return found ?? this.unread(column, text, `none of ${words.join(", ")}`);
  }

  /** `yes` and `no`, as spreadsheets say them too. */
  flag(column: string): boolean | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    if (/^(yes|true|1|x)$/i.test(text)) return true;
    return /^(no|false|0)$/i.test(text) ? false : this.unread(column, text, "neither yes nor no");
  }

  /** Reports a cell that cannot be read. */
  unread(column: string, text: string, why: string): undefined {
    this.tell(unreadCell({ line: this.line, column, text }, why));
    return undefined;
  }
}

export interface CsvTable {
  /** Lower-case names of the columns. */
  readonly columns: ReadonlySet<string>;
  readonly rows: readonly Row[];
  /** The order of words of rows that do not say it, where others do. */
  readonly wordOrder?: "high-first" | undefined;
}

/** A table whose cells are read by the names that its columns have. */
export function namedTable({ names, rows }: Head, hasDecimalComma: boolean, tell: Tell): CsvTable {
  const keys = names.map((name) => name.toLowerCase());
  return {
    columns: new Set(keys.filter((name) => name !== "")),
    rows: rows.map(({ cells, line }) => {
      if (cells.length > keys.length) tell(moreCells(line));
      return new Row(new Map(keys.map((name, n) => [name, cells[n] ?? ""])), line, tell, hasDecimalComma);
    }),
  };
}

/** The notice for a row with more cells than there are columns. */
export function moreCells(line: number): Parameters<Tell>[0] {
  return { line, kind: "lost", message: "This row has more cells than the first row has names." };
}

/**
 * Columns without a place in any record, each reported once; those in the head of our own files have no
 * meaning for a row.
 */
export function tellUnknown(columns: ReadonlySet<string>, known: readonly string[], tell: Tell): void {
  const names = lowerCaseNames([...known, ...headColumns]);
  for (const column of columns)
    if (!names.has(column))
      tell({ line: 1, kind: "lost", message: `The column "${column}" has no place in the record.` });
}
