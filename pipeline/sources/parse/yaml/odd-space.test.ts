import { describe, expect, test } from "vitest";
import { parse, reportOf } from "../../../tests/support/sources/parsed-yaml.ts";

/** Sources with `_` for the no-break space. */
const written = (source: string): string => source.replaceAll("_", "\u00a0");

test("a no-break space after a colon is told at its own place", () => {
  expect(reportOf(written("id: x\nstate:_published\nfunction: Does nothing.\n"))).toBe(
    written(`a.yaml:2:7  error  yaml-syntax  This is a no-break space (U+00A0), which YAML takes for text.
  1 | id: x
  2 | state:_published
    |       ^
  3 | function: Does nothing.
  hint: Replace it by a space.

1 error in 1 file.
`),
  );
});

describe("a no-break space that breaks the structure is found", () => {
  test.each<[name: string, source: string, position: string]>([
    ["after the first colon", "a:_1\nb: 2\n", "1:3"],
    ["after the last colon", "a: 1\nb:_2\n", "2:3"],
    ["after the only colon", "a:_1\n", "1:3"],
    ["after the colon of a quoted key", '"a":_1\nb: 2\n', "1:5"],
    ["after a colon that ends its line", "a:_\n  b: 2\n", "1:3"],
    ["after the first of several colons", "a: 1\nb:_2\n# c\n\nc:_3\nd: 4\n", "2:3"],
    ["in the first key of a group", "a:\n  b:_1\n  c: 2\n", "2:5"],
    ["in the last key of a group", "a:\n  x: 1\n  b:_1\nc: 2\n", "3:5"],
    ["in a group that ends the file", "a:\n  x: 1\n  b:_1\n", "3:5"],
    ["in the first key of an item", "a:\n  - b:_1\n    c: 2\n", "2:7"],
    ["in brackets", "a: { b:_1, c: 2 }\n", "1:8"],
    ["before a colon", "a_: 1\nb: 2\n", "1:2"],
    ["in the indentation", "a:\n__b: 1\n", "2:1"],
    ["in part of the indentation", "a:\n _b: 1\n  c: 2\n", "2:2"],
    ["behind the indentation", "a:\n  c: 2\n  _b: 1\n", "3:3"],
    ["before the dashes of a list", "a:\n__- b\n__- c\n", "2:1"],
    ["after the dashes of a list", "a:\n  -_b\n  -_c\n", "2:4"],
    ["after a later dash", "a:\n  - b\n  -_c\n", "3:4"],
    ["on a line of its own", "a: 1\n_\nb: 2\n", "2:1"],
  ])("%s", (_name, source, position) => {
    const { diagnostics } = parse(written(source));
    expect(diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      `${position} This is a no-break space (U+00A0), which YAML takes for text.`,
    ]);
  });
});

describe("a no-break space within a text is right", () => {
  test.each([
    ["between words", "a: 10_V\nb: 1\n"],
    ["after a colon of the text", "a: x:_y\nb: 1\n"],
    ["at the start and the end", "a: _10_\nb: 1\n"],
    ["in quotes", 'a: "x:_y\n  b:_c"\nb: 1\n'],
    ["in a block", "a: |\n  x:_y\n  -_z\nb: 1\n"],
    ["in a text of several lines", "a: some\n  x:_y\n  -_z\nb: 2\n"],
    ["in a list", "a:\n  - x:_y\n  - _z\n"],
    ["in a comment", "a: 1 # x:_y\n#_c\nb: 2\n"],
  ])("%s", (_name, source) => {
    expect(parse(written(source)).diagnostics).toEqual([]);
  });
});

test("a block above a mistake is not blamed for it", () => {
  const [diagnostic] = parse(written("a: |\n  x:_y\nb\nc: 1\n")).diagnostics;
  expect(diagnostic).toMatchObject({ line: 3, column: 1 });
});

test("every kind of such a space is named", () => {
  for (const character of ["\u2007", "\u202f", "\u3000"]) {
    const number = character.charCodeAt(0).toString(16).toUpperCase();
    expect(parse(`a:${character}1\nb: 2\n`).diagnostics[0]?.message).toContain(`(U+${number})`);
  }
});

test.each(["\u200b", "\ufeff"])("a character without width, %j, is refused where it stands", (character) => {
  const { diagnostics } = parse(`a: 1\nb:${character}1\nc: 2\n`);
  expect(diagnostics).toMatchObject([{ code: "yaml-control-character", line: 2, column: 3 }]);
});
