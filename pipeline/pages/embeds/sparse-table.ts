import type { Table } from "../../../schema/generated/types.ts";

type Column = Table["columns"][number];

interface SparseRow<Id extends string> {
  readonly anchor?: string | undefined;
  /** Inline HTML by column; absent cells are empty. */
  readonly cells: Readonly<Partial<Record<Id, string>>>;
}

/** A table without the columns that no row fills. */
export function sparseTable<Id extends string>(
  caption: string,
  columns: readonly (Column & { readonly id: Id })[],
  rows: readonly SparseRow<Id>[],
): Table {
  const used = columns.filter(({ id }) => rows.some(({ cells }) => (cells[id] ?? "") !== ""));
  return {
    caption,
    columns: used.map((column) => ({ ...column })),
    rows: rows.map(({ anchor, cells }) => ({
      ...(anchor === undefined ? {} : { anchor }),
      cells: used.map(({ id }) => cells[id] ?? ""),
    })),
  };
}
