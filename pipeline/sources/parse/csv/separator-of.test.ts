import { expect, test } from "vitest";
import { readCells } from "./read-cells.ts";
import { separatorOf } from "./separator-of.ts";

function rowsOf(text: string): string[][] {
  const layout = separatorOf(text);
  return readCells("a.csv", text, layout).value.map((row) => row.map((cell) => cell.text));
}

const rows = (sign: string): string => `Name${sign}Note\na${sign}b\n`;
const expected = [
  ["Name", "Note"],
  ["a", "b"],
];

test.each([
  ["no line", rows(",")],
  ["semicolons", rows(";")],
  ["tabs", rows("\t")],
  ["upright strokes", rows("|")],
  ["empty lines above", `\r\n\n${rows(";")}`],
  ["a line with a stroke", `sep=|\n${rows("|")}`],
  ["one with a caret", `sep=^\n${rows("^")}`],
  ["one with a backslash", `sep=\\\n${rows("\\")}`],
  ["one with a bracket", `sep=]\n${rows("]")}`],
  ["one in capitals", `SEP=;\r\n${rows(";")}`],
  ["one in quotes", `"sep=,"\n${rows(",")}`],
  ["one in quotes for another separator", `"sep=;"\r\n${rows(";")}`],
  ["one with a tab", `sep=\t\n${rows("\t")}`],
  ["one with a tab as an escape", `sep=\\t\n${rows("\t")}`],
  ["one with spaces", `sep = ;\n${rows(";")}`],
  ["one with separators behind it", `sep=;;;\n${rows(";")}`],
  ["one that was written as a cell", `sep=,\n${rows(",")}`],
  ["one in quotes with separators behind it", `"sep=;",,\n${rows(",")}`],
  ["one behind a byte order mark", `\ufeffsep=|\r${rows("|").replaceAll("\n", "\r")}`],
  ["one below empty lines", `\n\nsep=;\n${rows(";")}`],
  ["one that names nothing", `sep=\n${rows(";")}`],
  ["one that names a letter", `sep=x\n${rows(";")}`],
])("%s", (_, text) => {
  expect(rowsOf(text)).toEqual(expected);
});

test("a line that the rows contradict is named", () => {
  expect(separatorOf(`sep=;\n${rows(",")}`)).toEqual({ separator: ",", from: 6, contradicted: ";" });
  expect(rowsOf(`sep=;\n${rows(",")}`)).toEqual(expected);
  expect(separatorOf("sep=;\nName\na\n")).toEqual({ separator: ";", from: 6 });
});

test("a column may have such a name", () => {
  expect(rowsOf("sep=a,b\n1,2\n")).toEqual([
    ["sep=a", "b"],
    ["1", "2"],
  ]);
});

test("separators in quotes do not count, even over lines", () => {
  expect(rowsOf('"a\n,,b";c\n1;2\n')[0]).toEqual(["a\n,,b", "c"]);
});

test("a cell may be long", () => {
  const long = '""'.repeat(5_000_000);
  expect(readCells("a.csv", `a\n"${long}"`).value[1]?.[0]?.text).toHaveLength(5_000_000);
  expect(readCells("a.csv", `a\n"${long}`).diagnostics).toHaveLength(1);
  expect(separatorOf(`"${long}`).separator).toBe(",");
});
