import { expect, test } from "vitest";
import type { DialectName } from "../../../dialects/dialect.ts";
import { dialects } from "../../../dialects/dialects.ts";
import { parseCodeInfo } from "./code-info.ts";

/** An info string in few words: language, title, lines, and unknown words. */
function infoText(dialect: DialectName, written: string): string {
  const { language, title, showLineNumbers, ranges, unknown } = parseCodeInfo(written, dialects[dialect]);
  const lines = ranges.map(({ text }) => text).join(" ");
  const words = [language, title && `"${title}"`, showLineNumbers && "numbers", lines && `{${lines}}`];
  return [...words, ...unknown.map(({ text }) => `?${text}`)].filter(Boolean).join(" ");
}

const cases: [DialectName, written: string, meant: string][] = [
  ["vitepress", "js [main.js]", 'js "main.js"'],
  ["vitepress", "[.env]", 'text ".env"'],
  ["vitepress", "json [a.json] style:max-height:400px", 'json "a.json"'],
  ["vitepress", "ts:line-numbers=3 {1,4-6} [a.ts]", 'ts "a.ts" numbers {1 4-6}'],
  ["vitepress", "ts twoslash [vite.config.ts]", 'ts "vite.config.ts"'],
  ["vitepress", "ts odd", "ts ?odd"],
  ["mkdocs", 'py title="a.py" hl_lines="2 4-6" linenums="1"', 'py "a.py" numbers {2 4-6}'],
  ["mkdocs", '{ .yaml .annotate title="a.yml" }', 'yaml "a.yml"'],
  ["mkdocs", "{ .py }", "py"],
  ["docusaurus", 'jsx title="a.js" showLineNumbers=5 {2}', 'jsx "a.js" numbers {2}'],
  ["docusaurus", "jsx live noInline", "jsx"],
  ["mdbook", "rust,editable,hidelines=#", "rust"],
  ["fairlead", "js [main.js]", "js ?[main.js]"],
  ["github", "js [main.js]", "js ?[main.js]"],
];

test.each(cases)("%s: `%s` is %s", (dialect, written, expected) => {
  expect(infoText(dialect, written)).toBe(expected);
});
