import { LineMap } from "../../../../core/diagnostics.ts";
import { type Cell, readCells } from "../../../../sources/parse/csv/read-cells.ts";
import { separatorOf } from "../../../../sources/parse/csv/separator-of.ts";
import type { Tell } from "../../notice.ts";
import type { NumberForm } from "../cells/number-cell.ts";
import { likelyRoles } from "./head-words.ts";

/** A row of cells as they are written, without space around them. */
export interface SheetRow {
  readonly cells: readonly string[];
  /** 1-based. */
  readonly line: number;
}

/** The rows of a table before anything is known of its columns. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  readonly numbers: NumberForm;
}

/** Characters from which the separator is found. */
const SAMPLE = 65_536;
const separators = [",", ";", "\t", "|"];

/** Reads the cells of a table. A title above it may have other separators than its rows. */
export function readSheet(text: string, tell: Tell): Sheet {
  const layout = layoutOf(text);
  if (layout.contradicted !== undefined)
    tell({
      line: 1,
      kind: "changed",
      message: `The first line names "${layout.contradicted}" as separator, but cells are separated by "${layout.separator}"; these are read.`,
    });
  const { value, diagnostics } = readCells("", text, layout);
  for (const { line = 1, message } of diagnostics) tell({ line, kind: "lost", message });
  const lines = new LineMap(text);
  const rows = value.map((row) => ({
    cells: row.map((cell) => cell.text),
    line: lines.position(row[0]?.start ?? 0).line,
  }));
  const hasDecimalComma = layout.separator !== ",";
  const usesDecimalComma = rows.some(({ cells }) =>
    cells.some((cell) => /^[+-]?\d{1,9},\d{1,9}$/.test(cell)),
  );
  const provesDecimalComma = rows.some(({ cells }) => cells.some(isWithDecimalComma));
  return { rows, numbers: { hasDecimalComma, usesDecimalComma, provesDecimalComma } };
}

/** Whether the comma of a cell divides neither thousands nor the numbers of two functions, such as 3,16. */
function isWithDecimalComma(cell: string): boolean {
  const [, number = ""] =
    /^([+-]?(?:0|[1-9]\d{0,8}),\d{1,9})(?: ?[^\d\s,.;][^\d,.;]{0,12})?$/.exec(cell) ?? [];
  return number !== "" && !/^[+-]?[1-9]\d{0,2},\d{3}$|^[1-6],(?:[1-6]|15|16|22|23)$/.test(number);
}

function layoutOf(text: string): ReturnType<typeof separatorOf> {
  const named = separatorOf(text);
  if (named.from > 1) return named;
  const end = text.length > SAMPLE ? text.lastIndexOf("\n", SAMPLE) : text.length;
  const sample = text.slice(0, end === -1 ? SAMPLE : end);
  const all = [named.separator, ...separators.filter((sign) => sign !== named.separator)];
  const scores = all.map((separator) => ({ separator, ...scoreOf(sample, separator, named.from) }));
  const [first] = scores.sort((a, b) => b.names - a.names || b.regular - a.regular);
  return { ...named, separator: first?.separator ?? named.separator };
}

/** How well a separator fits: most names of columns in one row, and rows that have the usual number of cells. */
function scoreOf(sample: string, separator: string, from: number): { names: number; regular: number } {
  const rows: Cell[][] = readCells("", sample, { separator, from }).value.slice(0, 200);
  const names = Math.max(0, ...rows.slice(0, 40).map((row) => likelyRoles(row.map(({ text }) => text)).size));
  const counts = new Map<number, number>();
  for (const row of rows) if (row.length > 1) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  return { names: names < 2 ? 0 : names, regular: Math.max(0, ...counts.values()) };
}
