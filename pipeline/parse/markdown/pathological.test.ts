import { expect, test } from "vitest";
import { parse } from "./test-support.ts";

const repeat = (text: string, count = 50_000) => text.repeat(count);

test.each([
  ["nested brackets", repeat("[", 20_000) + repeat("]", 20_000)],
  ["open brackets", repeat("[")],
  ["open links", repeat("[a](")],
  ["open links with spaces", repeat("[a](b ")],
  ["links with spaces", repeat("[a](b c) ", 20_000)],
  ["nested brackets with addresses", `${repeat("[", 20_000)}${repeat("](a b)", 20_000)}`],
  ["nested brackets with labels", `${repeat("[", 20_000)}${repeat("a][b]", 20_000)}`],
  [
    "labels that are near thousands of others",
    `${Array.from({ length: 10_000 }, (_, i) => `[some-label-${i}]: b\n`).join("")}\n${repeat("[a][same-label] x[i][other-label] ", 20_000)}`,
  ],
  ["links in links", repeat("[a [b](c)](d) ", 20_000)],
  ["open pictures", repeat("![a](<", 20_000)],
  ["nested strong emphasis", repeat("*a **a ", 20_000)],
  ["emphasis that closes nothing", repeat("a_ ")],
  ["growing runs of backticks", Array.from({ length: 1_000 }, (_, i) => `e${"`".repeat(i)}`).join("")],
  ["quotes", `${repeat("> ", 20_000)}a`],
  ["nested lists", Array.from({ length: 1_000 }, (_, i) => `${"  ".repeat(i)}* a\n`).join("")],
  ["footnote marks", repeat("[^a] ")],
  ["inline footnotes", repeat("^[a ", 10_000)],
  ["dollars", repeat("$a ")],
  ["double dollars", repeat("$$\n", 20_000)],
  ["open values", repeat("{{ a ")],
  ["braces", repeat("{")],
  ["admonitions that are never closed", repeat(":::note\n", 10_000)],
  ["colons", repeat(":::\n", 10_000)],
  ["embeds without an end", `::a{${repeat('b="c" ', 20_000)}`],
  ["open tags", repeat("<b>", 20_000)],
  ["tags with open attributes", repeat('<a b="c', 20_000)],
  ["end tags", repeat("</b>", 20_000)],
  ["nested details", `${repeat("<details>\n", 10_000)}\n`],
  ["comments", repeat("a <!-- ", 20_000)],
  ["components", repeat("<Tabs a={", 20_000)],
  ["addresses with much punctuation", `http://a.example/${repeat(")", 100_000)}${repeat(".", 100_000)}`],
  ["mail addresses", repeat("a.b-c@d")],
  ["definitions", Array.from({ length: 20_000 }, (_, i) => `[a${i}]: b\n`).join("")],
  ["headings with one text", repeat("## a\n", 10_000)],
  ["short paragraphs", repeat("a\n\n", 20_000)],
  ["paragraphs with addresses", repeat("www.a.example\n\n", 20_000)],
  ["links in paragraphs", repeat("[a](https://a.example) ![b](b.png)\n\n", 10_000)],
  ["values in paragraphs", repeat("{{ product.a.b }}\n\n", 10_000)],
  ["short lists", repeat("- a\n- [ ] b\n\na\n\n", 10_000)],
  ["short tables", repeat("| a |\n|---|\n| b |\n\n", 10_000)],
  ["short code blocks", repeat("```c\nint a;\n```\n\n", 10_000)],
  ["different headings", Array.from({ length: 10_000 }, (_, i) => `## a${i}\n\n`).join("")],
  ["footnotes", Array.from({ length: 5_000 }, (_, i) => `a[^${i}]\n\n[^${i}]: b\n\n`).join("")],
  ["admonitions", repeat(":::note\na\n:::\n\n", 10_000)],
  ["pieces of HTML", repeat("<details>\n\n<b>a</b>\n\n</details>\n\n", 10_000)],
  ["formulas", repeat("$a$\n\n", 5_000)],
  ["formulas that are never closed", repeat("$$ a\n", 80_000)],
  ["formulas in lists that are never closed", repeat("- $$ a\n$$ b\n", 20_000)],
  ["spaces in a heading", `## a${repeat(" ", 99_000)}x`],
  ["spaces before the id of a heading", `## a${repeat(" ", 99_000)}{#x} y`],
  ["long code lines", `\`\`\`js\n${repeat("a(", 40_000)}\n\`\`\``],
  ["rows of dashes", `a|b\n${repeat("|-|\n", 10_000)}`],
  ["rows of cells beyond one column", `|a|\n|-|\n${repeat("|b|c|\n", 5_000)}`],
  [
    "a wide table",
    `${repeat("|a", 2_000)}|\n${repeat("|-", 2_000)}|\n${repeat(`${repeat("|b", 2_000)}|\n`, 200)}`,
  ],
])("%s take less than five seconds", { timeout: 30_000 }, async (_, text) => {
  // Time of the processor: on a busy machine a clock measures what others do.
  const start = process.cpuUsage();
  await parse(text);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
});
