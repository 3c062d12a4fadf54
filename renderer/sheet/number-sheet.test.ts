import { describe, expect, test } from "vitest";
import { numberSheet } from "./number-sheet.ts";

const textOf = (html: string): string => numberSheet(html).html.replaceAll(/<[^>]*>/g, "");
const numbersOf = (html: string) => numberSheet(html).entries.map(({ number, title }) => [number, title]);

test("chapters, sections, tables and figures are numbered in the order of the document", () => {
  expect(
    numbersOf(
      "<h2 id='a'>One</h2><h3>First</h3><table><caption>Pins</caption></table><h3>Second</h3>" +
        "<h2>Two</h2><figure><figcaption>Face of <b>J1</b></figcaption></figure><h3>Third</h3><table><caption>Bits</caption></table>",
    ),
  ).toEqual([
    ["1", "One"],
    ["1.1", "First"],
    ["Table\u00a01", "Pins"],
    ["1.2", "Second"],
    ["2", "Two"],
    ["Figure\u00a01", "Face of J1"],
    ["2.1", "Third"],
    ["Table\u00a02", "Bits"],
  ]);
});

test("an entry has the first line of its caption, as it is seen", () => {
  expect(
    numbersOf(
      '<figure><figcaption>The <a href="https://example.org">board<span class="visually-hidden"> (opens in new tab)</span></a> from above<br>Photograph: nobody</figcaption></figure>',
    ),
  ).toEqual([["Figure\u00a01", "The board from above"]]);
});

test("every number is a place that a contents list and other documents can lead to", () => {
  const { html, entries } = numberSheet("<h2>One</h2><h3>A</h3><table><caption>T</caption></table>");
  expect(entries.map(({ id }) => id)).toEqual(["chapter.1", "section.1.1", "table.1"]);
  for (const { id } of entries) expect(html.split(` id="${id}"`)).toHaveLength(2);
});

test.each([
  ["a table", "<table><tr><td>1</td></tr></table>", "Table\u00a01. 1"],
  ["a figure", "<figure><svg></svg></figure>", "Figure\u00a01. "],
])("%s without a caption has a number all the same", (_name, html, text) => {
  expect(textOf(html)).toBe(text);
});

test.each([
  ["the title of a card", '<h2>A</h2><h3 class="card-title">Other page</h3>'],
  [
    "files, which paper does not show",
    '<h2>A</h2><table class="data-table export-table"><caption>F</caption></table>',
  ],
  ["a listing", '<h2>A</h2><figure class="code block"><figcaption>main.c</figcaption></figure>'],
  ["a heading within a chapter's section", "<h2>A</h2><h4>Detail</h4>"],
])("%s has none", (_name, html) => {
  expect(numbersOf(html)).toEqual([["1", "A"]]);
});

describe("a link within the document says the number of its target", () => {
  const target =
    '<h2 id="a">A</h2><h3 id="b">B</h3><table id="t"><caption>T</caption><tr id="row"></tr></table>';
  test.each([
    ["a", "(chapter\u00a01)"],
    ["b", "(section\u00a01.1)"],
    ["row", "(Table\u00a01)"],
  ])("%s", (id, expected) => {
    expect(textOf(`<p>See <a href="#${id}">it</a>.</p>${target}`)).toContain(`See it ${expected}.`);
  });

  test("but not beside it, or to another page", () => {
    const inside = target.replace(
      "</tr>",
      '<td><a href="#t">it</a> and <a href="/other#a">page</a></td></tr>',
    );
    expect(textOf(inside)).toContain("it and page");
    expect(textOf('<a href="#nowhere">it</a>')).toBe("it");
  });
});

test("text of the document is not changed", () => {
  const html = '<h2 id="x">A &amp; B</h2><p>1 &lt;h2&gt; 2</p><table><caption>C &lt; D</caption></table>';
  const added = /<span class="sheet-number"[^>]*>[^<]*<\/span> /g;
  expect(numberSheet(html).html.replaceAll(added, "")).toBe(html);
});
