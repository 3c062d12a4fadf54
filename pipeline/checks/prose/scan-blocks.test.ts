import { describe, expect, it } from "vitest";
import { scanBlocks } from "./scan-blocks.ts";

/** The text of each block; its lines are joined with "/". */
const blocksOf = (text: string): string[] =>
  scanBlocks(text)
    .map((block) => block.map(([start, end]) => text.slice(start, end).trim()).join("/"))
    .filter((block) => block !== "");

describe("scanBlocks", () => {
  const cases: [name: string, text: string, expected: string[]][] = [
    ["paragraphs", "a\nb\n\nc", ["a/b", "c"]],
    ["headings", "# a\nb\n## c ##", ["a", "b", "c ##"]],
    ["underlined headings", "a\n===\nb\n---\nc", ["a", "b", "c"]],
    ["list items, nested and with tasks", "- a\n  b\n  - c\n1. d\n- [x] e", ["a/b", "c", "d", "e"]],
    ["a year that begins a line", "in\n1986. We", ["in/1986. We"]],
    ["quotes", "a\n> b\n> c\n\nd", ["a", "b/c", "d"]],
    ["cells", "| a | b |\n|---|:-:|\n| c \\| d | `e` |\n\nf", ["a", "b", "c \\| d", "`e`", "f"]],
    ["admonitions and their titles", ":::tip[a]\nb\n:::\nc", ["[a]", "b", "c"]],
    ["no indented code", "a\n\n    b\n\n- c\n\n      d\n", ["a", "c"]],
    ["footnotes", "[^1]: a\n\nb", ["a", "b"]],
    [
      "lines between tags",
      "<details>\n<summary>a</summary>\n\nb\n</details>",
      ["<details>", "<summary>a</summary>", "b", "</details>"],
    ],
  ];
  it.each(cases)("finds %s", (_name, text, expected) => {
    expect(blocksOf(text)).toEqual(expected);
  });

  const left: [name: string, text: string][] = [
    ["fences", '```c title="x"\na\n\nb\n```\n'],
    ["fences inside a list", "- \n  ~~~\n  a\n  ~~~"],
    ["a fence that is never closed", "```\na\nb"],
    ["a longer fence around a shorter one", "````md\n```\na\n```\nb\n````"],
    ["formulas", "$$\na\n$$"],
    ["comments", "<!-- a\n\nb -->"],
    ["embeds", '::enum{ref="a"}'],
    ["definitions of links", '[a]: https://b "c"'],
    ["rules", "---\n* * *"],
  ];
  it.each(left)("leaves out %s", (_name, text) => {
    expect(blocksOf(text)).toEqual([]);
  });

  it("takes text that is indented as a whole, as in a YAML block", () => {
    expect(blocksOf("\n    a\n\n        code\n\n    - b\n\n      c")).toEqual(["a", "b", "c"]);
  });

  it("gives offsets of the whole file", () => {
    expect(scanBlocks("a\r\n\r\n- b", 10)).toEqual([[[10, 11]], [[17, 18]]]);
  });
});
