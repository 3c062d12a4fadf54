import { expect, test } from "vitest";
import { parse } from "../../../../../tests/support/sources/parsed-markdown.ts";
import { defaultLimits } from "../../../types.ts";

const table = (row: string): string => `| a | b |\n|---|---|\n| ${row} |\n`;

/** Rows, and the cells that Python-Markdown 3.7 makes of them. */
const rows: readonly (readonly [row: string, cells: readonly string[]])[] = [
  ["`x|y` | two", ["<code>x|y</code>", "two"]],
  ["``x|`y`` | two", ["<code>x|`y</code>", "two"]],
  ["`&& || !` | `and|or`", ["<code>&amp;&amp; || !</code>", "<code>and|or</code>"]],
  ["\\`x | y`", ["`x", "y`"]],
  ["a ` b | c", ["a ` b", "c"]],
  ["one \\| still | two", ["one | still", "two"]],
];

test.each(rows)("a bar within code ends no cell in MkDocs: %s", async (row, cells) => {
  const { html, diagnostics } = await parse(table(row), { limits: { ...defaultLimits, dialect: "mkdocs" } });
  const found = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell);
  expect(found).toEqual(cells);
  expect(diagnostics.map(({ code }) => code).filter((code) => code.startsWith("table"))).toEqual([]);
});

test("a bar within code ends a cell on GitHub, and in every text that is no table nothing changes", async () => {
  const other = await parse(table("`x|y` | two"), { limits: { ...defaultLimits, dialect: "github" } });
  expect(other.html).not.toContain("<code>x|y</code>");
  const plain = await parse("`x|y`\n\n```\na|b `c|d`\n```\n", {
    limits: { ...defaultLimits, dialect: "mkdocs" },
  });
  expect(plain.html).toContain("<code>x|y</code>");
  expect(plain.html).not.toContain("\uffff");
});
