import fc from "fast-check";
import { expect, test } from "vitest";
import { codes, parse } from "../../../tests/support/sources/parsed-markdown.ts";
import { referenceMark } from "../reference-marks.ts";
import { splitFrontMatter } from "./front-matter.ts";

test("headings carry level, id, text and HTML without links", async () => {
  const { document } = await parse("## A `b` [c *d*](e.md) <kbd id='k'>f</kbd> ![g](h.png) {{ i.j }} {#k2}");
  expect(document.headings).toMatchObject([
    {
      level: 2,
      id: "k2",
      text: `A b c d f g ${referenceMark("i.j")}`,
      html: `A <code>b</code> c <em>d</em> <kbd>f</kbd> g ${referenceMark("i.j")}`,
    },
  ]);
});

test("ids are listed in the order of the HTML", async () => {
  const { document } = await parse("## A\n\n<b id='x'>b</b>[^1]\n\n## X\n\n[^1]: c");
  expect(document.ids).toEqual(["a", "x", "fnref-1", "x-1", "fn-1"]);
});

test("a leading level 1 heading is the title and leaves the body", async () => {
  const { title, html } = await parse("\n# The *title* {#x}\n\na");
  expect(title).toEqual({ text: "The title", position: { line: 2, column: 3, endLine: 2, endColumn: 14 } });
  expect(html).toBe("<p>a</p>\n");
});

test("the text has one line a block, code as written and marks for values", async () => {
  const { document } = await parse(
    "# T\n\na\nb *c* {{ d.e }}\n\n| f | g |\n|---|---|\n| h | |\n\n```\ni\nj\n```\n\n<p>k &amp; l</p>",
  );
  expect(document.text).toBe(`a b c ${referenceMark("d.e")}\nf g\nh\ni j\nk & l`);
});

test("the excerpt is the first paragraph, cut at a word", async () => {
  const { document } = await parse(`> quote\n\n${"word ".repeat(100)}`);
  expect(document.excerpt).toBe(`${"word ".repeat(59)}word…`);
  expect(document.excerpt.length).toBeLessThanOrEqual(300);
});

test("an embed carries its attributes and their places", async () => {
  const { document } = await parse('a\n\n  ::map{ref="b c" level=2}');
  expect(document.embeds).toEqual([
    {
      name: "map",
      attributes: {
        ref: { value: "b c", position: { line: 3, column: 14, endLine: 3, endColumn: 17 } },
        level: { value: "2", position: { line: 3, column: 25, endLine: 3, endColumn: 26 } },
      },
      position: { line: 3, column: 3, endLine: 3, endColumn: 27 },
    },
  ]);
});

test("import and export in prose are prose", async () => {
  const { diagnostics } = await parse("import the file first\n\nexport default settings to a file");
  expect(codes(diagnostics)).toEqual([]);
});

test.each([
  ["---\na: 1\n---\nb", "a: 1\n", "b"],
  ["\ufeff---\r\na: 1\r\n---\r\nb", "a: 1\r\n", "b"],
  ["---\n---\nb", "", "b"],
  ["---\na: '---'\n---", "a: '---'\n", ""],
  ["b\n---\n", undefined, "b\n---\n"],
  ["--- a\nb", undefined, "--- a\nb"],
])("front matter of %j is split off", (text, front, body) => {
  const { value } = splitFrontMatter(text);
  expect(value.front && text.slice(value.front.start, value.front.end)).toBe(front);
  expect(text.slice(value.bodyStart)).toBe(body);
});

test("whatever the text is, the HTML is well-formed, and the same text gives the same HTML", async () => {
  const piece = fc.constantFrom(
    ..."* _ ** ~~ ` ``` $ $$ [ ]( ) ![ < > </ <b> </b> <div> </div> <p> <td> <table> <a href=x> </a> <li> <ul> </ul>".split(
      " ",
    ),
    ..."{{ }} {{a.b}} ::: :::note ::a{b=c} | |- # ## > - 1. [^1] [^1]: ^[ <!-- --> <script> &lt; \\ a x.md".split(
      " ",
    ),
    " ",
    "\n",
    "\n\n",
    "    ",
    "\t",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
      const text = pieces.join("");
      const { html } = await parse(text);
      expect(openTags(html)).toEqual([]);
      expect((await parse(text)).html).toBe(html);
    }),
    { numRuns: 2000 },
  );
});

const empty = /^(?:br|hr|img|wbr|input|col)$/;

/** Tags that are never closed, or closed in the wrong order. */
function openTags(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?>/g)) {
    if (empty.test(name)) continue;
    if (!slash) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [...open, `/${name}`];
  }
  return open;
}
