import { expect, test } from "vitest";
import { parse } from "../../../../../tests/support/sources/parsed-markdown.ts";
import type { DialectName } from "../../../../dialects/dialect.ts";
import type { FormulaRule } from "../../../../dialects/formula-rules.ts";
import { defaultLimits } from "../../../types.ts";

/** The TeX of all formulas; those in the middle of the page are in brackets. */
async function formulas(
  text: string,
  rule?: FormulaRule,
  dialect: DialectName = "fairlead",
): Promise<string[]> {
  const { html, diagnostics } = await parse(text, { limits: { ...defaultLimits, formulas: rule, dialect } });
  expect(diagnostics).toEqual([]);
  const found = html.matchAll(/<math [^>]*?( display="block")?>.*?<annotation[^>]*>(.*?)<\/annotation>/gs);
  return [...found].map(([, block, tex = ""]) => (block === undefined ? tex : `[${tex}]`));
}

const prices = "$HOME and $PATH, pay 5$";

test.each<[FormulaRule, string, string[]]>([
  ["none", prices, []],
  ["none", "a $x$ b $$y$$\n\n$$\nz\n$$", []],
  ["fairlead", "a $x$ b $$y$$\n\n$$\nz\n$$", ["x", "[y]", "[z]"]],
  ["fairlead", "from $5 to $6, or US$ 7", []],
  ["fairlead", "a $`x`$, $`a\\$b`$ and `$y$`\n\n```math\nz^2\n```", ["x", "a\\$b", "[z^2]"]],
  ["docusaurus", prices, ["HOME and"]],
  ["docusaurus", "```math\nz^2\n```", ["[z^2]"]],
  ["docusaurus", "a $ x $ b $$y$$", ["x", "y"]],
  ["docusaurus", "$$x$$\n\n$$\ny\n$$", ["x", "[y]"]],
  ["vitepress", prices, ["PATH, pay 5"]],
  ["vitepress", "a $ x$ and $y $, $5 to $6 and $$z$$", []],
  ["vitepress", "a $x$\n\n$$y$$\n\n$$ z\nw $$", ["x", "[y]", "[z\nw]"]],
  ["mkdocs", prices, ["PATH, pay 5"]],
  ["mkdocs", "a $x$, \\(y\\) and \\\\(z\\\\)\n\n\\[\nv\n\\]\n\n\\[ w \\]", ["x", "y", "[v]", "[w]"]],
  ["mkdocs", "a $ x $", []],
  ["mkdocs-spaced", "a $ x $", ["x"]],
  ["mkdocs-brackets", `${prices}, \\(x\\)\n\n\\[\ny\n\\]`, ["x", "[y]"]],
  ["mdbook", `${prices} \\\\( x \\\\) and \\\\[y_1 \\\\\\\\ z\\\\] $$w$$`, ["x", "[y_1 \\\\ z]", "[w]"]],
  ["mdbook", "a \\(x\\)", []],
  ["gitbook", `${prices}, $$x$$`, ["x"]],
  ["gitbook", "$$\ny\n$$", ["[y]"]],
])("by the rule of %s: %s", async (rule, text, expected) => {
  expect((await formulas(text, rule)).map((tex) => tex.replace(/\n/g, "\n"))).toEqual(expected);
});

test.each<[DialectName, string[]]>([
  ["fairlead", ["x"]],
  ["github", ["x"]],
  ["docusaurus", []],
  ["vitepress", []],
  ["mkdocs", []],
  ["mdbook", []],
])("where no settings are known, %s has those of its core", async (dialect, expected) => {
  expect(await formulas("a $x$", undefined, dialect)).toEqual(expected);
});

test.each([
  ["in a line", "a $D = 50 % + 30$", ["1:11"]],
  ["in rows", "$$\n\\begin{aligned}\na &= 50 % \\\\\nb &= 2 % %\n\\end{aligned}\n$$", ["3:9", "4:8"]],
  ["within words", "> $\\text{50 % more}$", ["1:13"]],
  ["behind a backslash that stands for itself", "$a \\\\% b$", ["1:6"]],
  ["in a fence", "a\n\n```math\nx\ny % z\n```", ["5:3"]],
  ["in a list", "- a\n\n  $$x%$$", ["3:6"]],
])("a sign that hides the rest of its line is a mistake at its place: %s", async (_, text, expected) => {
  const { diagnostics, html } = await parse(text);
  expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual(expected);
  for (const { code, severity, message } of diagnostics)
    expect([code, severity, message]).toEqual([
      "formula-syntax",
      "error",
      "This % hides the rest of its line in the formula.",
    ]);
  expect(html).not.toContain("<math");
});

test("a sign that is written as one is part of the formula", async () => {
  expect(await formulas("$50\\,\\%$ and $\\verb|5 %|$")).toHaveLength(2);
});
