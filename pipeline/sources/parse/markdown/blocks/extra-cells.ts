import { countOf } from "../../../../core/text/phrase.ts";
import type { Run } from "../run.ts";
import type { ContentMap } from "../source/content-map.ts";

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
  run.report({
    code: "table-cells",
    severity: "error",
    span: [start, start + lost.length],
    message: `This row has ${countOf(cells.length, "cell")}; the table has ${countOf(columns, "column")}, so this is not shown.`,
    hint: "Write \\| for a bar within a cell, also in code and formulas, or add a column.",
  });
}
