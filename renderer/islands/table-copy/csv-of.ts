import { csvField } from "../../shared/compose/csv-field.ts";

/** A cell in its row. */
export interface Cell {
  readonly text: string;
  /** How many rows and columns it takes. */
  readonly rows: number;
  readonly columns: number;
}

/**
 * A table as CSV (RFC 4180): CRLF between records, as many fields in each. A cell that spans rows is repeated, so that
 * every record is whole; one that spans columns is in the first of them.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  const lines = gridOf(rows);
  const width = Math.max(0, ...lines.map(({ length }) => length));
  return lines
    .map((line) =>
      Array.from({ length: width }, (_, column) => csvField(plain(line[column] ?? ""))).join(","),
    )
    .join("\r\n");
}

function gridOf(rows: readonly (readonly Cell[])[]): string[][] {
  /** By column: what still reaches down from above. */
  const above: { text: string; left: number }[] = [];
  return rows.map((cells) => {
    const line: string[] = [];
    const fill = (): void => {
      for (let over = above[line.length]; over !== undefined && over.left > 0; over = above[line.length]) {
        over.left -= 1;
        line.push(over.text);
      }
    };
    for (const cell of cells) {
      fill();
      for (let column = 0; column < cell.columns; column += 1) {
        const text = column === 0 ? cell.text : "";
        above[line.length] = { text, left: cell.rows - 1 };
        line.push(text);
      }
    }
    fill();
    return line;
  });
}

/** Signs of typography as programs read them: "−1 800 V" with a true minus and thin spaces is "-1800 V". */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, "")
    .replaceAll(/(\d)[\u2009\u202f](?=\d)/g, "$1")
    .replaceAll(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .replaceAll("\u2212", "-");
}
