import { describe, expect, test } from "vitest";
import { parse } from "../../../../tests/support/sources/parsed-markdown.ts";
import { defaultLimits } from "../../types.ts";

const idsIn = (html: string): string[] =>
  [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? "").sort();

const cases: [name: string, markdown: string][] = [
  ["in a link", '[Text <a name="q"></a> more](https://example.org)'],
  ["in a link of a heading", '## [Head <a name="q"></a>](https://example.org/x)'],
  ["with a target in a link", '[Text <a id="q" href="b.md">x</a> more](b.md)'],
  ["in a link in HTML", '<a href="b.md">Text <a name="q"></a> more</a>'],
  ["that are never closed", 'A <a name="x"> b\n\nC <a name="y"> d\n\n<a name="z">\n\n[e](b.md)'],
  ["around a link", '<a name="q">Text [link](b.md)</a>'],
  ["with a name and an id", '<a name="q" id="z">Text</a>'],
  ["in upper case", "<A NAME=q>Text</A>"],
  ["in a heading, open to its end", '## Head <a name="q">'],
  ["of a link in a heading, open to its end", '## Head <a id="q" href="b.md">more'],
  ["beside notes in a link", "[Text[^1]](b.md)\n\n[^1]: A note."],
  ["of a link in a note, open to its end", 'Text[^1]\n\n[^1]: A <a id="q" href="b.md">note.'],
  ["in a list in a list item", '- <li id="q"> a\n- <ul><li id="r">b</ul>'],
];

describe("a page has the ids that its document lists, and no link in a link, where there are old anchors", () => {
  test.each(cases)("%s", async (_, markdown) => {
    for (const dialect of ["fairlead", "mkdocs"] as const) {
      const { html, document } = await parse(markdown, { limits: { ...defaultLimits, dialect } });
      expect(idsIn(html)).toEqual([...document.ids].sort());
      expect(html.replace(/<a\b[^>]*>(?:(?!<a\b)[\s\S])*?<\/a>/g, "")).not.toMatch(/<\/?a\b/);
    }
  });
});

test("an anchor is complete by itself, and in a link it is another element", async () => {
  expect((await parse('<a name="q">Text [link](b.md)</a>')).html).toBe(
    '<p><a id="q"></a>Text <a href="{link:0}">link</a></p>\n',
  );
  const inLink = await parse('[Text <a name="q"></a> more](b.md)');
  expect(inLink.html).toBe('<p><a href="{link:0}">Text <span id="q"></span> more</a></p>\n');
  expect(inLink.diagnostics).toEqual([]);
});

test("a place to link to in a heading stands in the text once, and not in the table of contents", async () => {
  const limits = { ...defaultLimits, dialect: "vitepress" } as const;
  const { document } = await parse("## A **b** {#own} c", { limits });
  expect(document.headings.map(({ html }) => html)).toEqual(["A <strong>b</strong> c"]);
});
