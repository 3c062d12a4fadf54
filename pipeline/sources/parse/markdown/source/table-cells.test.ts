import { expect, test } from "vitest";
import { mapCells } from "./table-cells.ts";

test.each([
  ["| a | b |", [2, 6]],
  ["a|b", [0, 2]],
  ["| a\\|b | c |", [2, 9]],
  ["| a | | c |", [2, 6, 8]],
  ["\\| a | b", [1, 7]],
  ["  | a |  ", [4]],
  ["|", []],
  ["||", [1]],
  ["", []],
  ["   ", []],
])("the cells of %j begin at %j", (row, starts) => {
  expect(mapCells(row, 0).map((cell) => cell.at(0))).toEqual(starts);
});

test("a place in a cell counts the strokes before its bars", () => {
  const [cell] = mapCells("| a\\|b\\\\|c | d |", 100);
  expect([0, 1, 2, 3, 4, 5].map((offset) => cell?.at(offset))).toEqual([102, 104, 105, 106, 108, 109]);
});
