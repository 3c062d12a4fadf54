import { expect, test } from "vitest";
import { codes, parse, parseLine } from "../../../tests/support/sources/parsed-markdown.ts";

test.each([
  ["in a table cell", "| a |\n|---|\n| x\\|y [t](a b) |", ["3:12 link-syntax"]],
  ["in a list in a quote", "> - [x](a b)", ["1:9 link-syntax"]],
  ["in a heading", "## H [x](a b) {#h}", ["1:10 link-syntax"]],
  ["in a footnote", "^[note [x](a b)]", ["1:12 link-syntax"]],
  ["in the text of a picture", "![a [x](b c)](d.png)", ["1:9 link-syntax"]],
  ["in the title of an admonition", ":::note[see [x](a b)]\nx\n:::", ["1:17 link-syntax"]],
  ["over three lines", "[a\nb](c\nd.md)", ["2:4 link-syntax"]],
  ["with quotes of another kind", "[x](a.md “t”)", ["1:5 link-syntax"]],
  ["with brackets in its address", "[x](file (1).md)", ["1:5 link-syntax"]],
  ["with one angle bracket", "[x](<a b.md)", ["1:5 link-syntax"]],
  ["with an empty label", "[foo][]", ["1:2 link-label-not-found"]],
  ["with markup in its text", "[**b** `x]`][lab]", ["1:14 link-label-not-found"]],
  ["twice", "[a][b] [c](d e)", ["1:5 link-label-not-found", "1:12 link-syntax"]],
  ["behind code in HTML", "<code>x</code> [a][b]", ["1:20 link-label-not-found"]],
])("a link that Markdown does not know is reported %s", async (_, text, found) => {
  expect(codes((await parse(text)).diagnostics)).toEqual(found);
});

test.each([
  ["brackets alone", "[x] and ![x], [1](foo.md), see [1] (page 4) and [a] [b]"],
  ["boxes to tick", "- [ ] a\n- [x] b"],
  ["an index", "a[i][j], f(x)[i][j], string[][] and [][]"],
  ["numbers", "registers [7:4][3:0], sources [12][13]"],
  ["escapes", "\\[a][b] [a]\\[b] \\[a](b c) [a]\\(b c)\n\n[a\\][b]"],
  ["code", "`[a](b c)` <code>run [a][b] [c](d e)</code>\n\n```\n[a](b c)\n```\n\n    [a][b]"],
  ["a formula", "$[a](b c) + x_{[a][b]}$"],
  ["a footnote", "a[^1][^2] b[x][^1]\n\n[^1]: c\n[^2]: d"],
  ["labels that are defined", "[a][b] [b][] ![a][ B ] [a][c][b]\n\n[b]: a.md\n[c]: c.md"],
  ["addresses that are whole", "[a](<b c.md>) [a](b(c).md 'd') [a]( b.md\n\"c\" )"],
])("there is nothing to say about %s", async (_, text) => {
  const found = codes((await parse(text)).diagnostics).filter((line) => /link-(?:label|syntax)/.test(line));
  expect(found).toEqual([]);
});

test("where a label is near, an index is a link with a slip", async () => {
  const text = "x[Wiring][wirng]\n\n[wiring]: a.md";
  expect(codes((await parse(text)).diagnostics)).toEqual(["1:11 link-label-not-found"]);
});

test("a line of prose has no room for labels, and its author is told so", async () => {
  const { diagnostics } = await parseLine("see [b][c] [x](a b)");
  expect(codes(diagnostics)).toEqual(["1:9 link-label-not-found", "1:16 link-syntax"]);
  expect(diagnostics[0]?.hint).toBe(
    "Write the address itself, as in [text](page.md). For literal brackets write \\[ or use code.",
  );
});

test("suggestions end where there are too many faults", async () => {
  const { diagnostics } = await parse(`${"[a][wirng] ".repeat(60)}\n\n[wiring]: a.md`);
  const withSuggestion = diagnostics.filter(({ hint }) => hint?.startsWith("Did you mean"));
  expect([diagnostics.length, withSuggestion.length]).toEqual([60, 50]);
});
