import { expect, test } from "vitest";
import { decimalFill } from "./decimal-fill.ts";

test.each([
  ["decimals of different length", ["1.10", "4.5", "12"], ["", "0", ".00"]],
  ["whole numbers", ["1", "200"], ["", ""]],
  ["signs", ["\u22120.3", "5"], ["", ".0"]],
  ["groups of three", ["0.123\u202f45", "1.5", "2"], ["", "00\u202f00", ".000\u202f00"]],
  ["powers of ten and words stand for themselves", ["1.5\u00a0×\u00a010^3", "2.25", undefined], ["", "", ""]],
  ["tolerances", ["5.0\u00a0±\u00a00.2", "12.25", "3\u00a0±\u00a01"], ["", "±\u00a00.0", "\u00a00.0"]],
  ["an empty column", [], []],
])("%s", (_name, texts, expected) => {
  expect(decimalFill(texts)).toEqual(expected);
});
