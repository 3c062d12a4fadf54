import { countOf } from "../../core/text/phrase.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

/** Each row of a list has as many cells as the list has columns. */
export const listCells: Rule = (index) =>
  recordsOf(index, "enum").flatMap((source) => {
    const { columns, rows } = source.data;
    return rows.flatMap((row, r) =>
      row.cells.length === columns.length
        ? []
        : [
            diagnosticAt(source, `/rows/${r}/cells`, {
              code: "list-cells",
              message: `This row has ${countOf(row.cells.length, "cell")}; the list has ${countOf(columns.length, "column")}.`,
              hint: `Write one cell for each of ${columns.map((column) => column.title).join(", ")}.`,
            }),
          ],
    );
  });
