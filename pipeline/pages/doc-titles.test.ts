import { expect, test } from "vitest";
import { pageAt, siteOf } from "../tests/support/pages/site-of.ts";

test.each([
  ["front matter before any heading", "---\ntitle: Front\n---\n\n# Front\n", "Front", []],
  ["a heading of level 1 that leads the text", "# One\n\n## Two\n", "One", ["two"]],
  ["a heading of level 1 below a text", "Text.\n\n# One *b* `c`\n\n## Two\n", "One b c", ["one-b-c", "two"]],
  ["a heading of a lower level", "### Three {#x}\n\n## Two\n", "Three", ["x", "two"]],
  ["an underlined heading", "Text.\n\nTwo\n---\n", "Two", ["two"]],
  ["a heading in a quote", "> ## Quoted\n\n## Two\n", "Quoted", ["quoted", "two"]],
  ["a heading in a list", "- ## Listed\n\n## Two\n", "Listed", ["listed", "two"]],
  ["a heading in a box", ":::note\n\n## Boxed\n\n:::\n", "Boxed", ["boxed"]],
  ["the first heading that says something", "##\n\n## Two\n", "Two", ["two"]],
  ["the file name where there is no heading", "Text.\n", "A", []],
])("a doc is titled by %s", async (_name, text, title, anchors) => {
  const site = await siteOf({ "docs/a.md": text });
  const page = pageAt(site, "/docs/a");
  expect(page.title).toBe(title);
  expect(page.anchors).toEqual(expect.arrayContaining(anchors));
  expect(site.links.pages["/docs/a"]?.title).toBe(title);
});
