import { expect, test } from "vitest";
import { parseVersions } from "./parse-versions.ts";
import { defaultLimits } from "./types.ts";

const parse = (text: string) => parseVersions({ path: "versions.json", text }, defaultLimits);
const codesOf = (text: string): string[] =>
  parse(text).diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`);

test("without the file there are no released versions", () => {
  expect(parseVersions(undefined, defaultLimits)).toEqual({ value: undefined, diagnostics: [] });
});

test("a list of names is taken as it stands", () => {
  expect(parse('["2.0", "1.0-rc_1"]')).toEqual({ value: ["2.0", "1.0-rc_1"], diagnostics: [] });
});

test.each([
  ['{ "a": 1 }', ["1:1 schema-type"]],
  ['["1.0", 2, ".."]', ["1:9 schema-type", "1:12 schema-type"]],
  ['["a/b"]', ["1:2 schema-type"]],
  ["[", ["1:1 yaml-syntax"]],
])("%s is refused where it is wrong", (text, positions) => {
  expect(codesOf(text)).toEqual(positions);
});

test("what is right of a list with mistakes is kept", () => {
  expect(parse('["1.0", 2]').value).toEqual(["1.0"]);
});
