import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "../support/sources/parsed-markdown.ts";
import { tableCell } from "./table-cell.ts";

const table = async (cell: string) => parse(`# T\n\n| a |\n|---|\n| x${cell}x |\n`);

test.each([
  ["a|b", "a|b"],
  ["<b>`x`</b> [a](b) *c*", "<b>`x`</b> [a](b) *c*"],
  ["https://example.org a@example.org", "https://example.org a@example.org"],
  ["{{ a.b }} $x$ [^a]", "{{ a.b }} $x$ [^a]"],
  ["a\u200bb\nc", "a\\u200bb\\u000ac"],
])("%j is shown as it stands", async (text, expected) => {
  const { document, diagnostics } = await table(tableCell(text));
  expect(diagnostics).toEqual([]);
  expect(document.links).toEqual([]);
  expect(document.text).toContain(`x${expected}x`);
});

test("whatever the text is, it makes no link, no markup and no other cell", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
      const { document, diagnostics, html } = await table(tableCell(text));
      expect(diagnostics).toEqual([]);
      expect(document.links).toEqual([]);
      expect(html.match(/<td/g)).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});
