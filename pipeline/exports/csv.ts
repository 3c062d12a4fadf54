import { csvField } from "../../renderer/shared/compose/csv-field.ts";
import type { ExportHead } from "./exported-type.ts";

/** A cell before it is quoted; absent cells are empty. */
export type Cell = string | number | undefined;

/** A table as CSV (RFC 4180: CRLF, quotes doubled), UTF-8 without a byte order mark. */
export function csv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(field).join(",")}\r\n`).join("");
}

/**
 * A table whose head is in columns of its own, because CSV has no comments that every reader knows: each row
 * names its record and the state of it.
 */
export function csvWithHead(
  head: ExportHead,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const { record, holdsFor, revision, status, content } = head;
  const tail = [record, revision, status, content, ...(holdsFor === undefined ? [] : [holdsFor])];
  const names = ["Record", "Revision", "Record status", "Content SHA-256"];
  return csv(
    [...columns, ...names, ...(holdsFor === undefined ? [] : ["Holds for"])],
    rows.map((row) => [...row, ...tail]),
  );
}

function field(cell: Cell): string {
  return typeof cell === "string" ? csvField(cell) : String(cell ?? "");
}
