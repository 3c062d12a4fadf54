import fc from "fast-check";
import { expect, test } from "vitest";
import { readCells } from "./read-cells.ts";

const texts = (text: string): string[][] =>
  readCells("a.csv", text).value.map((row) => row.map((cell) => cell.text));

test.each([
  [
    "rows and cells",
    "a,b\nc,d\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["other line ends", "a\r\nb\rc", [["a"], ["b"], ["c"]]],
  ["a byte order mark", "\ufeffa,b", [["a", "b"]]],
  ["quotes", '"a,b","c ""d""","e\nf"', [["a,b", 'c "d"', "e\nf"]]],
  ["empty cells and lines", "a,,b\n\n,\nc", [["a", "", "b"], ["c"]]],
  ["space around cells", " a , b ", [["a", "b"]]],
  ["nothing", "", []],
])("%s", (_name, text, expected) => {
  expect(texts(text)).toEqual(expected);
});

test("a cell knows its place", () => {
  const [, row = []] = readCells("a.csv", 'a,b\nc,"d"').value;
  expect(row).toEqual([
    { text: "c", start: 4, end: 5 },
    { text: "d", start: 6, end: 9 },
  ]);
});

test.each([
  ["that do not end", 'a\n"b'],
  ["in the middle", 'a\nb"c'],
  ["before more text", '"a"b'],
])("quotes %s are reported", (_name, text) => {
  expect(readCells("a.csv", text).diagnostics.map(({ code }) => code)).toContain("csv-quotes");
});

test("what is written as CSV is read as it was", () => {
  const cell = fc.string({ maxLength: 8 }).map((text) => text.trim());
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      const filled = rows.filter((row) => row.some((text) => text !== ""));
      expect(texts(rows.map((row) => row.map(quoted).join(",")).join("\n"))).toEqual(filled);
    }),
  );
});
