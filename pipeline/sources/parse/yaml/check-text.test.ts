import { describe, expect, it } from "vitest";
import { parse, reportOf } from "../../../tests/support/sources/parsed-yaml.ts";

const codes = (source: string, limits: Parameters<typeof parse>[1]) =>
  parse(source, limits).diagnostics.map(({ code }) => code);

describe("limits hold exactly", () => {
  const list = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  const block = (depth: number) => Array.from({ length: depth }, (_, i) => `${" ".repeat(i)}k:\n`).join("");
  const cases: [
    name: string,
    limits: Parameters<typeof parse>[1],
    at: string,
    beyond: string,
    code: string,
  ][] = [
    ["bytes of a file", { fileBytes: 6 }, "a: µ\n", "a: µµ\n", "limit-file-size"],
    ["length of a line", { lineLength: 5 }, "ab: c\r\n", "ab: cd\r\n", "limit-line-length"],
    ["depth of brackets", { yamlDepth: 3 }, list(3), list(4), "limit-yaml-depth"],
    ["depth of dashes", { yamlDepth: 3 }, "- - - a", "- - - - a", "limit-yaml-depth"],
    ["depth of keys", { yamlDepth: 3 }, block(3), block(4), "limit-yaml-depth"],
    [
      "depth of keys and lists",
      { yamlDepth: 3 },
      "a:\n- b: 1\n- c: 1\nd: 1",
      "a:\n- b: [1]\n",
      "limit-yaml-depth",
    ],
  ];
  it.each(cases)("%s", (_name, limits, at, beyond, code) => {
    expect(codes(at, limits)).toEqual([]);
    expect(codes(beyond, limits)).toEqual([code]);
  });

  it("a key path of 500 characters", () => {
    expect(codes(`${"k".repeat(499)}: 1\n`, {})).toEqual([]);
    expect(codes(`${"k".repeat(500)}: 1\n`, {})).toEqual(["limit-yaml-key"]);
  });

  it("brackets in quotes, comments and blocks do not count", () => {
    const source = "a: '[[[['\nb: |\n  [[[[\n# [[[[\nc: it's [[[[\nd: \"\\\"[[[[\"\n";
    expect(codes(source, { yamlDepth: 1 })).toEqual([]);
  });
});

describe("the report", () => {
  it("of a file that is too large names both figures and no line", () => {
    expect(
      reportOf("a: 12345\n", { fileBytes: 5 }),
    ).toBe(`a.yaml  error  limit-file-size  The file has 9 bytes; the limit is 5.
  hint: Split the content into several files.

1 error in 1 file.
`);
  });

  it("of a long line points behind the limit", () => {
    expect(
      reportOf("a: 12345\n", { lineLength: 5 }),
    ).toBe(`a.yaml:1:6  error  limit-line-length  This line has 8 characters; the limit is 5.
  1 | a: 12345
    |      ^^^
  hint: Break long text over several lines with a block, for example \`summary: >-\`.

1 error in 1 file.
`);
  });

  it("of deep nesting points at the first collection beyond", () => {
    expect(
      reportOf("a: [[1]]\n", { yamlDepth: 2 }),
    ).toBe(`a.yaml:1:5  error  limit-yaml-depth  Lists and keys are nested more than 2 levels deep here.
  1 | a: [[1]]
    |     ^
  hint: Split the content into several files or flatten it.

1 error in 1 file.
`);
  });

  it("of a long key says what is wrong", () => {
    expect(reportOf(`a:\n  ${"k".repeat(500)}: 1\n`)).toContain(
      "a.yaml:2:3  error  limit-yaml-key  The keys that lead here are longer than any name needs to be.",
    );
  });
});

describe("refused characters", () => {
  const cases: [name: string, character: string][] = [
    ["NUL", "\0"],
    ["escape", "\u001b"],
    ["delete", "\u007f"],
    ["C1 control", "\u009b"],
    ["lone high surrogate", "\ud800"],
    ["lone low surrogate", "\udc00"],
    ["lone carriage return", "\r"],
    ["right-to-left override", "\u202e"],
    ["zero-width space", "\u200b"],
    ["byte order mark within the text", "\ufeff"],
  ];
  it.each(cases)("%s", (_name, character) => {
    const { diagnostics } = parse(`a: x${character}y\n`);
    expect(diagnostics).toMatchObject([{ code: "yaml-control-character", line: 1, column: 5 }]);
  });

  it("accepts emoji, combining marks and no-break spaces", () => {
    expect(parse("a: 👩‍🔧 é 5\u00a0V\n").diagnostics).toEqual([]);
  });

  it("reports one a line, and every line", () => {
    expect(parse("a: \0\0\0\nb: \0\n").diagnostics).toHaveLength(2);
  });
});
