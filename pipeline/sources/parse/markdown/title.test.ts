import { expect, test } from "vitest";
import { codes, parse } from "../../../tests/support/sources/parsed-markdown.ts";

test.each([
  ["a picture", "# ![Logo](a.png) A", ["1:11 title-plain"]],
  ["a link by its label", "[A][b]\n===\n\n[b]: c.md", ["4:6 title-plain"]],
  ["a linked picture", "# [![A](a.png)](b.md)", ["1:9 title-plain", "1:17 title-plain"]],
  ["a footnote", "# A[^1]\n\n[^1]: b", ["1:3 title-plain"]],
  ["HTML that leads somewhere", "# A <a href='b.md'>b</a>", ["1:5 title-plain"]],
  ["HTML with an id", "# A <span id='b'>c</span>", ["1:5 title-plain"]],
  ["what only looks like HTML", "# A map<key>", ["1:8 title-plain"]],
  ["an id behind a comment", "<!-- a -->\n\n# B {/* #b */}", ["3:10 title-plain"]],
])("the title of a page cannot hold %s", async (_, text, found) => {
  expect(codes((await parse(text)).diagnostics)).toEqual(found);
});

test.each([
  ["formatting", "# *A* **b** `c` <em>d</em> $e$", "A b c d e"],
  [
    "addresses that stand for themselves",
    "# <https://a.example> www.b.example",
    "https://a.example www.b.example",
  ],
])("of %s in a title the text is left", async (_, text, title) => {
  const parsed = await parse(text);
  expect(parsed.title?.text).toBe(title);
  expect(parsed.diagnostics).toEqual([]);
});
