import { UsageError } from "../../../../core/usage-error.ts";
import { shortText } from "../../short-text.ts";
import type { ColumnRole } from "../words/column-words.ts";
import type { StatedColumn } from "./table-options.ts";

const MOST_NAMES = 30;
const LONGEST_NAME = 60;

/** The columns that a person has named, by their numbers from 0. A name that no column has is a number from 1. */
export function statedColumns(
  names: readonly string[],
  stated: readonly StatedColumn[],
): ReadonlyMap<number, ColumnRole> {
  const found = new Map<number, ColumnRole>();
  for (const { role, column } of stated) {
    const at = columnAt(names, column);
    if (at === undefined)
      throw new UsageError(
        `This table has no column "${column}".`,
        `Its columns are ${quotedColumns(names)}; a number such as 1 names one too.`,
      );
    found.set(at, role);
  }
  return found;
}

/** The column that a person has named, from 0. */
export function columnAt(names: readonly string[], column: string): number | undefined {
  const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();
  const named = names.findIndex((name) => plain(name) === plain(column));
  if (named !== -1) return named;
  const number = /^\d{1,4}$/.test(column) ? Number(column) : 0;
  return number >= 1 && number <= names.length ? number - 1 : undefined;
}

/** Names of columns as messages list them; a column without a name has its number. */
export function quotedColumns(names: readonly string[]): string {
  const quoted = names.slice(0, MOST_NAMES).map((name, n) => `"${shortText(name, LONGEST_NAME) || n + 1}"`);
  return `${quoted.join(", ")}${names.length > MOST_NAMES ? " and others" : ""}`;
}
