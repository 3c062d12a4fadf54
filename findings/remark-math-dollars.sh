#!/usr/bin/env bash
# Two readers of formulas in Markdown disagree on the same ordinary text: remark-math makes "HOME and " a formula,
# markdown-it-mathjax3 makes "PATH, pay 5" one; and "$$x$$" within a line is a formula to the first and text to the other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund unified@11.0.5 remark-parse@11.0.0 remark-math@6.0.0 markdown-it@14.1.0 markdown-it-mathjax3@4.3.2
cat >check.mjs <<'JS'
import MarkdownIt from "markdown-it";
import mathjax3 from "markdown-it-mathjax3";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";

const md = new MarkdownIt().use(mathjax3.default ?? mathjax3);
const below = (node) => [node, ...(node.children ?? []).flatMap(below)];
const readers = {
  "remark-math 6.0.0": (text) =>
    below(unified().use(remarkParse).use(remarkMath).parse(text)).filter(({ type }) => /math/i.test(type)).map(({ value }) => value),
  "markdown-it-mathjax3 4.3.2": (text) =>
    md.parse(text, {}).flatMap((token) => token.children ?? []).filter(({ type }) => type.startsWith("math")).map(({ content }) => content),
};
const cases = [
  ["$HOME and $PATH, pay 5$", ["HOME and "], ["PATH, pay 5"]],
  ["a $ x $ b", ["x"], []],
  ["a $$x$$ b", ["x"], []],
  ["from $5 to $6", ["5 to "], []],
];
let changed = 0;
for (const [text, ...expected] of cases)
  for (const [index, [name, read]] of Object.entries(readers).entries()) {
    const found = read(text);
    console.log(`${name}: ${JSON.stringify(text)} has the formulas ${JSON.stringify(found)}`);
    if (JSON.stringify(found) !== JSON.stringify(expected[index])) {
      console.log(`  expected ${JSON.stringify(expected[index])}`);
      changed++;
    }
  }
process.exit(changed === 0 ? 0 : 1);
JS
node check.mjs
