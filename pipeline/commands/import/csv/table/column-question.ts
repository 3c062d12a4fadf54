import { UsageError } from "../../../../core/usage-error.ts";
import { cellText } from "../cells/cell-text.ts";
import { numberText } from "../cells/number-cell.ts";
import type { ColumnRole } from "../words/column-words.ts";
import { contentOf, fitsRole, isHexColumn } from "./column-content.ts";
import type { Sheet } from "./sheet.ts";
import { quotedColumns } from "./stated-columns.ts";
import { roleTitle } from "./table-options.ts";
import type { CommandWith } from "./table-question.ts";

const guessed = ["address", "type", "rw", "table", "name"] as const satisfies readonly ColumnRole[];

interface NamedColumn {
  readonly column: number;
  readonly name: string;
}

/** The error for a table whose columns are not understood: the columns that it has, and a line that says what is likely. */
export function columnQuestion(sheet: Sheet, command: CommandWith): UsageError {
  const [first, ...rest] = sheet.rows;
  const isHeadless = first !== undefined && hasNumbers(first.cells, sheet);
  const head = isHeadless ? [] : (first?.cells ?? []);
  const rows = isHeadless ? sheet.rows : rest;
  const width = Math.max(head.length, ...sheet.rows.slice(0, 100).map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => ({
    column,
    name: head[column] || String(column + 1),
  }));
  const found = likelyColumns(columns, { ...sheet, rows });
  const seen = quotedColumns(columns.map(({ name }) => name));
  const message = "The columns of this table say nothing of registers, signals or pins.";
  const has = isHeadless ? "No row names them; by their numbers they are" : "They are";
  const pairs = [...found].map(([role, { name }]) => `${roleTitle(role)}=${name}`);
  if (!found.has("address"))
    return new UsageError(
      `${message} ${has} ${seen}.`,
      `Name the column of the address, as with --columns "Address=${columns[0]?.name ?? "1"}". A table of signals has the columns Message and Signal, one of pins Pin and Name.`,
    );
  return new UsageError(
    `${message} ${has} ${seen}.`,
    "Run this line, or say with --columns what else a column is.",
    [command([...(isHeadless ? [{ option: "--no-header" }] : []), ...pairs.map((pair) => ({ pair }))])],
  );
}

/** The columns whose cells look like one role alone. */
function likelyColumns(columns: readonly NamedColumn[], sheet: Sheet): Map<ColumnRole, NamedColumn> {
  const found = new Map<ColumnRole, NamedColumn>();
  const open = new Set(columns);
  for (const role of guessed) {
    const fitting = [...open].find((one) => looksLike(role, one, sheet));
    if (fitting === undefined) continue;
    found.set(role, fitting);
    open.delete(fitting);
  }
  return found;
}

function looksLike(role: ColumnRole, { column, name }: NamedColumn, sheet: Sheet): boolean {
  const cells = contentOf(sheet, column);
  // Some rows of a list may be of registers that are reserved, which have no name.
  if (cells.length < sheet.rows.length / (role === "name" ? 5 : 2) || cells.length === 0) return false;
  const isHex = isHexColumn(name, cells);
  if (!fitsRole(role, cells, sheet.numbers, isHex)) return false;
  // Names and addresses differ from row to row, and scales do not.
  return (role !== "name" && role !== "address") || new Set(cells).size > cells.length / 2;
}

function hasNumbers(cells: readonly string[], { numbers }: Sheet): boolean {
  return cells.some((cell) => numberText(cellText(cell), numbers) !== undefined);
}
