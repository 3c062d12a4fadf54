import { expect, test } from "vitest";
import { withoutPageLinks } from "./print-sheets.ts";

const url = "https://site.invalid/products/pump";

test.each([
  ["a place of the sheet", '<a href="#table.3">Table 3</a>', '<a href="#table.3">Table 3</a>'],
  [
    "the same by its address",
    '<a class="x" href="/products/pump#j1">J1</a>',
    '<a class="x" href="#j1">J1</a>',
  ],
  ["another page", '<a href="/docs/start?a=1&amp;b=2#top" id="a">Start</a>', '<a id="a">Start</a>'],
  ["a page beside it", '<a href="../other">Other</a>', "<a>Other</a>"],
  ["the page itself", '<a href="/products/pump">Pump</a>', "<a>Pump</a>"],
  ["a file of the site", '<a href="/exports/product/pump.csv" download="">CSV</a>', '<a download="">CSV</a>'],
  ["another site", '<a href="https://example.org/a">A</a>', '<a href="https://example.org/a">A</a>'],
  ["mail", '<a href="mailto:a@example.org">A</a>', '<a href="mailto:a@example.org">A</a>'],
  ["what is no link", '<link href="/style.css"><abbr>A</abbr>', '<link href="/style.css"><abbr>A</abbr>'],
])("%s", (_, html, expected) => expect(withoutPageLinks(html, url)).toBe(expected));
