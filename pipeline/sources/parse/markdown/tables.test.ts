import { expect, test } from "vitest";
import { codes, parse } from "../../../tests/support/sources/parsed-markdown.ts";

test.each([
  ["a bar in code", "| a | b |\n|---|---|\n| `x|y` | z |", ["3:11 table-cells"]],
  ["a bar in a formula", "a | b\n--|--\n$x|y$ | z", ["3:9 table-cells"]],
  [
    "two cells too many, in a quote in a list",
    "- > | a |\n  > |---|\n  > | 1 | 2 | 3 |",
    ["3:11 table-cells"],
  ],
  ["a second and a third row", "|a|\n|-|\n|1|2|\n|1|\n|1|2", ["3:4 table-cells", "5:4 table-cells"]],
])("what %s pushes out of a table is reported", async (_, text, found) => {
  expect(codes((await parse(text)).diagnostics)).toEqual(found);
});

test.each([
  ["fewer cells", "| a | b |\n|---|---|\n| 1 |"],
  ["empty cells too many", "| a | b |\n|---|---|\n| 1 | 2 | | |"],
  ["escaped bars", "| a | b |\n|---|---|\n| `x\\|y` | $x\\|y$ |"],
  ["no bars at its ends", "a | b\n--|--\n1 | 2"],
])("a row with %s loses nothing", async (_, text) => {
  expect((await parse(text)).diagnostics).toEqual([]);
});

test.each([
  ["too few dashes", "| a | b |\n|---|\n| 1 | 2 |", ["2:1 table-columns"]],
  ["no titles", "x\n|---|---|\n| 1 | 2 |", ["2:1 table-columns"]],
  ["a bar in the code of a title", "> | `a|b` | c |\n>  |---|---|", ["2:4 table-columns"]],
  ["dashes behind a lazy line", "- x\n| a | b |\n|--|", ["3:1 table-columns"]],
])("what was meant as a table but has %s is reported", async (_, text, found) => {
  expect(codes((await parse(text)).diagnostics)).toEqual(found);
});

test.each([
  ["a heading with a bar", "a | b\n---"],
  ["dashes in a paragraph", "a | b\n-- c | d --"],
  ["a table in code", "    | a | b |\n    |---|\n\n```\n| a | b |\n|---|\n```"],
  ["one bar beside another", "|\n|"],
])("%s was not meant as a table", async (_, text) => {
  expect((await parse(text)).diagnostics).toEqual([]);
});
