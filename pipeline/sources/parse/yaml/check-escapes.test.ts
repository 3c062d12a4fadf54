import { expect, test } from "vitest";
import { parse } from "../../../tests/support/sources/parsed-yaml.ts";

const found = (text: string): string[] =>
  parse(text).diagnostics.map(
    ({ line, column, endColumn, code }) => `${line}:${column}-${endColumn} ${code}`,
  );

test.each([
  ['a: "x\\0y"', ["1:6-8 yaml-control-character"]],
  ['a: "\\x00"', ["1:5-9 yaml-control-character"]],
  ['a: "\\u0007\\b"', ["1:5-11 yaml-control-character", "1:11-13 yaml-control-character"]],
  ['a: "\\ud800"', ["1:5-11 yaml-control-character"]],
  ['a: "\\ude00\\ud83d"', ["1:5-11 yaml-control-character", "1:11-17 yaml-control-character"]],
  ['"k\\0": 1', ["1:3-5 yaml-control-character"]],
])("%s holds what no page can show", (text, positions) => {
  expect(found(text)).toEqual(positions);
});

test.each([
  'a: "\\U0001F600"',
  'a: "\\ud83d\\ude00"',
  'a: "\\\\0"',
  'a: "\\t\\n\\u202e\\xe9"',
  "a: '\\0'",
  "a: \\0",
])("%s is well", (text) => {
  expect(found(text)).toEqual([]);
});
