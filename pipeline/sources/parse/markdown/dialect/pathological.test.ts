import { expect, test } from "vitest";
import { parse } from "../../../../tests/support/sources/parsed-markdown.ts";
import type { DialectName } from "../../../dialects/dialect.ts";
import { dialects } from "../../../dialects/dialects.ts";
import { expandIncludes } from "../../../include/expand-includes.ts";
import { defaultLimits } from "../../types.ts";

const repeat = (text: string, count = 20_000) => text.repeat(count);

test.each<[name: string, dialect: DialectName, text: string]>([
  ["admonitions without content", "mkdocs", repeat("!!! note\n", 5_000)],
  ["admonitions", "mkdocs", repeat('!!! note "A"\n\n    a\n\n', 3_000)],
  [
    "admonitions in one another",
    "mkdocs",
    Array.from({ length: 500 }, (_, i) => `${"    ".repeat(i)}!!! note\n\n`).join(""),
  ],
  ["words behind an admonition", "mkdocs", `!!! note${repeat(" a", 40_000)}!`],
  ["tabs of one group", "mkdocs", repeat('=== "A"\n\n    a\n\n', 3_000)],
  ["blocks between slashes that are never closed", "mkdocs", repeat("/// note\n", 5_000)],
  ["blocks between slashes", "mkdocs", repeat("/// note\na\n///\n\n", 3_000)],
  ["definitions", "mkdocs", repeat("a\n:   b\n\n", 3_000)],
  ["terms without a meaning", "mkdocs", repeat("a\n\n", 10_000)],
  ["marked text that is never closed", "mkdocs", repeat("==a ")],
  ["tildes", "mkdocs", repeat("~a~~b")],
  ["roofs", "mkdocs", repeat("^a^^b")],
  ["proposals that are never closed", "mkdocs", repeat("{~~a~>b")],
  ["remarks that are never closed", "mkdocs", repeat("{>>a")],
  ["icons", "mkdocs", repeat(":material-account: a ", 5_000)],
  ["lists of attributes", "mkdocs", repeat("a {: .a #b } ", 3_000)],
  ["abbreviations", "mkdocs", `${repeat("*[AB]: c\n", 3_000)}\n${repeat("AB ", 5_000)}`],
  ["tags that are never closed", "gitbook", repeat('{% hint style="info" %}\n', 5_000)],
  ["tags of other names", "gitbook", `${repeat("{% hint %}\n", 5_000)}${repeat("{% endtab %}\n", 5_000)}`],
  ["hints", "gitbook", repeat("{% hint %}\na\n{% endhint %}\n\n", 3_000)],
  ["elements that are never closed", "docusaurus", repeat("<div>\n", 5_000)],
  ["elements with open expressions", "docusaurus", repeat("<div a={", 5_000)],
  ["elements", "docusaurus", repeat("<div>\n  a\n</div>\n\n", 3_000)],
  ["scripts", "vitepress", repeat("<script>\na\n</script>\n\n", 3_000)],
  ["scripts that are never closed", "vitepress", repeat("<style>\n\n", 5_000)],
  ["open includes", "vitepress", repeat("<!--@include:a", 5_000)],
  ["open includes of code", "mdbook", repeat("{{#include a", 5_000)],
  ["includes of nothing", "mkdocs", repeat('--8<-- "a"\n', 2_000)],
  ["imports", "docusaurus", repeat('import A from "./a.md";\n<A />\n', 2_000)],
])("%s take less than five seconds", { timeout: 30_000 }, async (_, dialect, text) => {
  const start = process.cpuUsage();
  const files = { textOf: () => undefined, paths: () => [] };
  const limits = { length: 1_000_000, constructs: dialects[dialect].constructs };
  const expanded = expandIncludes("docs/a.mdx", text, files, limits);
  await parse(expanded.text, { limits: { ...defaultLimits, dialect }, origins: expanded.origins });
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
});
