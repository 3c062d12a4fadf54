import { describe, expect, test } from "vitest";
import { arrangeTable } from "./arrange-table.ts";

const tableOf = (ids: readonly string[], rows: readonly (readonly string[])[]) => ({
  caption: "T",
  columns: ids.map((id) => ({ id, title: id.toUpperCase() })),
  rows: rows.map((cells) => ({ cells: [...cells] })),
});

describe("a column with one value in all rows", () => {
  test("becomes a line above the table, a list of values does not", () => {
    const table = tableOf(
      ["name", "type", "unit", "values"],
      ["A", "B", "C"].map((name) => [name, "<code>u16</code>", name === "C" ? "" : "V", "0<br>1"]),
    );
    expect(arrangeTable(table)).toEqual({
      constants: [{ column: { id: "type", title: "TYPE" }, html: "<code>u16</code>" }],
      places: [0, 2, 3],
    });
  });

  test.each<[name: string, cells: readonly (readonly string[])[]]>([
    [
      "two rows",
      [
        ["A", "x"],
        ["B", "x"],
      ],
    ],
    [
      "the column that names the rows",
      [
        ["A", "x"],
        ["A", "y"],
        ["A", "z"],
      ],
    ],
    ["a long text", ["A", "B", "C"].map((name) => [name, "A long sentence. ".repeat(3)])],
    [
      "an empty cell",
      [
        ["A", "x"],
        ["B", "x"],
        ["C", ""],
      ],
    ],
    [
      "empty cells alone",
      [
        ["A", ""],
        ["B", ""],
        ["C", ""],
      ],
    ],
  ])("stays where there is %s", (_, cells) => {
    expect(arrangeTable(tableOf(["name", "type"], cells))).toEqual({ constants: [], places: [0, 1] });
  });
});

test("the meaning follows the name in a table of many columns, and ends one of few", () => {
  const rows = (ids: readonly string[]) => ["1", "2", "3"].map((n) => ids.map((id) => id + n));
  const many = ["name", "a", "b", "c", "d", "e", "meaning"];
  expect(arrangeTable(tableOf(many, rows(many))).places).toEqual([0, 6, 1, 2, 3, 4, 5]);
  const few = ["name", "a", "meaning"];
  expect(arrangeTable(tableOf(few, rows(few))).places).toEqual([0, 1, 2]);
});
