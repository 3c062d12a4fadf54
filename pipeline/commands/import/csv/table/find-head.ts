import { isPinTable, isSignalTable, lowerCaseNames } from "../words/own-columns.ts";
import { likelyRoles } from "./head-words.ts";
import type { Sheet, SheetRow } from "./sheet.ts";
import { columnAt } from "./stated-columns.ts";
import type { TableOptions } from "./table-options.ts";

/** The names of the columns, and the rows below them. */
export interface Head {
  readonly names: readonly string[];
  readonly line: number;
  readonly rows: readonly SheetRow[];
}

/** Rows that are searched for the names of the columns; a title, a date and settings may come before them. */
const MOST_ABOVE = 40;
const MOST_ROWS = 3;

/**
 * Finds the row, or the two or three rows, that name most columns: at least two, with a name or an address
 * among them. A cell that reaches over several columns in an upper row comes before the names below it.
 */
function findHead(rows: readonly SheetRow[]): Head | undefined {
  let best: { readonly score: number; readonly at: number; readonly length: number } | undefined;
  const last = Math.min(MOST_ABOVE, rows.length);
  for (let length = 1; length <= MOST_ROWS; length++)
    for (let at = 0; at + length <= last; at++) {
      const score = scoreOf(joinedNames(rows.slice(at, at + length)));
      if (score > (best?.score ?? 1)) best = { score, at, length };
    }
  return best === undefined ? undefined : headAt(rows, best.at, best.length);
}

/** The head of a table: where a person says that it is, or where most columns are named; undefined where none is found. */
export function headOfSheet({ rows }: Sheet, options: TableOptions): Head | undefined {
  const below = rows.filter(({ line }) => line > (options.skip ?? 0));
  if (options.noHeader === true) {
    const width = below.slice(0, 1000).reduce((most, { cells }) => Math.max(most, cells.length), 0);
    return { names: Array.from({ length: width }, (_, n) => String(n + 1)), line: 1, rows: below };
  }
  const stated = options.columns ?? [];
  if (options.skip !== undefined || stated.length > 0) {
    const at = options.skip === undefined ? below.findIndex((row) => hasStated(row, options)) : 0;
    const found = at === -1 ? undefined : headAt(below, at);
    // The error for a column that is not there names those that are.
    if (found !== undefined || stated.length === 0) return found;
    return findHead(below) ?? headAt(below, 0);
  }
  const other = below.slice(0, MOST_ABOVE).findIndex(({ cells }) => {
    const keys = lowerCaseNames(cells);
    return isSignalTable(keys) || isPinTable(keys);
  });
  return other === -1 ? findHead(below) : headAt(below, other);
}

function hasStated({ cells }: SheetRow, { columns = [] }: TableOptions): boolean {
  const named = columns.filter(({ column }) => !/^\d+$/.test(column));
  return named.length > 0 && named.every(({ column }) => columnAt(cells, column) !== undefined);
}

/** The head that begins at a row and takes so many. */
function headAt(rows: readonly SheetRow[], at: number, length = 1): Head {
  const names = joinedNames(rows.slice(at, at + length));
  return { names, line: rows[at]?.line ?? 1, rows: rows.slice(at + length) };
}

function scoreOf(names: readonly string[]): number {
  const roles = likelyRoles(names);
  const isTable =
    roles.has("address") || roles.has("name") || roles.has("reference") || roles.has("description");
  return isTable ? roles.size : 0;
}

function joinedNames(rows: readonly SheetRow[]): string[] {
  const below = rows.at(-1)?.cells ?? [];
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const upper = rows.slice(0, -1).map(({ cells }) => filledRight(cells, width));
  return Array.from({ length: width }, (_, n) => {
    const parts = [...upper.map((cells) => cells[n] ?? ""), below[n] ?? ""].filter((part) => part !== "");
    return [...new Set(parts)].join(" ");
  });
}

/** A row in which an empty cell has the text of the one before it, as the cells that a wide one covers. */
function filledRight(cells: readonly string[], width: number): string[] {
  let text = "";
  return Array.from({ length: width }, (_, n) => {
    text = cells[n] || text;
    return text;
  });
}
