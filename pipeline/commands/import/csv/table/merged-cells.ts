import type { Tell } from "../../notice.ts";
import { cellText } from "../cells/cell-text.ts";
import type { ColumnRole } from "../words/column-words.ts";
import type { Roles } from "./column-roles.ts";
import type { SheetRow } from "./sheet.ts";

/** Roles whose cells reach over several rows, in tables in which people merge cells. */
const merged: readonly ColumnRole[] = ["table", "function code", "block", "word order", "transport"];

/**
 * Rows in which an empty cell of such a column has the text of the one above, as the rows that a merged cell covers. A row
 * with one text alone is a title, and is left as it is.
 */
export function filledDown(rows: readonly SheetRow[], roles: Roles, tell: Tell): readonly SheetRow[] {
  const columns = merged.flatMap((role) => roles.get(role) ?? []);
  if (columns.length === 0) return rows;
  const titles = new Set(rows.filter(isTitle));
  const open = columns.filter(({ column }) => {
    const texts = rows.flatMap((row) => {
      const text = cellText(row.cells[column]);
      return text === "" && titles.has(row) ? [] : [text];
    });
    return texts[0] !== "" && texts.includes("") && rows.every(({ cells }) => (cells[column] ?? "") !== "-");
  });
  if (open.length === 0) return rows;
  for (const { name } of open)
    tell({
      line: rows[0]?.line ?? 1,
      kind: "changed",
      message: `An empty cell of the column "${name}" says what the one above it says, as the rows of a merged cell.`,
    });
  const above = new Map<number, string>();
  return rows.map((row) => {
    const cells = [...row.cells];
    for (const { column } of open) {
      const text = cellText(cells[column]);
      if (text === "" && titles.has(row)) continue;
      if (text === "") cells[column] = above.get(column) ?? "";
      else above.set(column, cells[column] ?? "");
    }
    return { ...row, cells };
  });
}

function isTitle({ cells }: SheetRow): boolean {
  return cells.filter((cell) => cellText(cell) !== "").length <= 1;
}
