import { countOf } from "../../../../../core/text/phrase.ts";
import type { Run } from "../../run.ts";
import type { ContentMap, Span } from "../../source/content-map.ts";

interface LocatedRow {
  readonly cells: readonly ContentMap[];
  /** Cells of the row of titles. */
  readonly columns: number;
  /** Body of the document, and the offset in it where the row ends. */
  readonly text: string;
  readonly end: number;
}

/** Markdown leaves out the cells that a row has beyond its table's columns: what is written in them is reported. */
export function reportExtraCells(run: Run, { cells, columns, text, end }: LocatedRow): void {
  const start = cells[columns]?.at(0);
  if (start === undefined) return;
  const lost = text.slice(start, end).replace(/(?<![\s|])[\s|]+$/, "");
  // Bars alone, as in `| a | | |`, lose nothing.
  if (!/[^\s|]/.test(lost)) return;
  const span: Span = [start, start + lost.length];
  run.unreadLines.add(run.positionAt(span).line);
  run.report({
    code: "table-cells",
    severity: "error",
    span,
    message: `This row has ${countOf(cells.length, "cell")}; the table has ${countOf(columns, "column")}, so this is not shown.`,
    hint: "Write \\| for a bar within a cell, also in code and formulas, or add a column.",
  });
}

interface BodyRow {
  readonly text: string;
  readonly columns: number;
  readonly start: number;
  readonly end: number;
}

/** A line right below a table belongs to it: text without a bar becomes a cell, and the rest of its row is empty. */
export function reportRowOfText(run: Run, { text, columns, start, end }: BodyRow): void {
  const row = text.slice(start, end);
  if (columns < 2 || row.includes("|") || row.trim() === "") return;
  run.report({
    code: "table-row-text",
    severity: "warning",
    span: [start, start + row.trimEnd().length],
    message: `This line is right below a table, so it is a row of it; only the first of ${columns} cells has text.`,
    hint: "Leave a line empty behind the table, or write a bar behind the first cell.",
  });
}
