import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { nestEntries, Toc } from "./toc.tsx";

test("a skipped level still nests under the nearest smaller one", () => {
  const entries = [2, 4, 3, 2].map((level, index) => ({ level, id: `h${index}`, text: `H${index}` }));
  const shape = nestEntries(entries).map(({ entry, children }) => [
    entry.id,
    children.map((child) => child.entry.id),
  ]);
  expect(shape).toEqual([
    ["h0", ["h1", "h2"]],
    ["h3", []],
  ]);
});

test("the table of contents is a landmark with a link for each heading", () => {
  const html = renderToStaticMarkup(<Toc entries={[{ level: 2, id: "a", text: "A & B" }]} />);
  expect(html).toContain('<nav class="toc" aria-label="On this page">');
  expect(html).toContain('<a href="#a">A &amp; B</a>');
});

test("a page without headings has no table of contents", () => {
  expect(renderToStaticMarkup(<Toc entries={[]} />)).toBe("");
});
