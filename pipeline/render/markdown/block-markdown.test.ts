import fc from "fast-check";
import MarkdownIt from "markdown-it";
import { describe, expect, test } from "vitest";
import { htmlTokens } from "../../../renderer/tests/search/html-tokens.ts";
import { blockMarkdown } from "./block-markdown.ts";
import { htmlTree } from "./html-tree.ts";

const markdown = (html: string): string => blockMarkdown(htmlTree(html), (href) => href);

describe("the Markdown of", () => {
  test.each([
    ["a paragraph", "<p>One <strong>two</strong> <em>three</em>.</p>", "One **two** *three*."],
    ["marks with spaces inside", "<p>a<strong> b </strong>c</p>", "a **b** c"],
    ["an empty mark", "<p>a<strong></strong>b</p>", "ab"],
    ["a heading with its anchor link", '<h2 id="x">X<a class="heading-anchor" href="#x">#</a></h2>', "## X"],
    [
      "a part that folds, by its heading",
      '<details class="fold"><summary><h2 id="x">X</h2></summary><p>One.</p></details>',
      "## X\n\nOne.",
    ],
    ["a box that is closed", "<details><summary>More</summary><p>One.</p></details>", "More\n\nOne."],
    ["a link", '<p><a href="/docs/a b">go (now)</a></p>', "[go (now)](</docs/a%20b>)"],
    [
      "buttons in a row",
      '<p><a class="button" href="/a">A</a><a class="button" href="/b">B</a></p>',
      "[A](/a) [B](/b)",
    ],
    ["code with backticks", "<p><code>a`b</code> <code>`</code></p>", "``a`b`` `` ` ``"],
    ["signs that mean something", "<p>a*b_c [d] &lt;e&gt; f|g</p>", "a\\*b\\_c \\[d\\] \\<e\\> f\\|g"],
    ["a paragraph that looks like a list", "<p>1. no list</p><p>- none</p>", "1\\. no list\n\n\\- none"],
    [
      "names that may break between their parts",
      "<p>Serial-<wbr>Servo-<wbr>Hub <bdi>24</bdi><ins>a</ins><bdo>b</bdo></p>",
      "Serial-Servo-Hub 24ab",
    ],
    ["a name in code that may break", "<p><code>MAV_<wbr>CMD</code></p>", "`MAV_CMD`"],
    ["nested lists", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "- a\n\n  - b\n\n- c"],
    ["an ordered list that begins late", '<ol start="3"><li>a</li><li>b</li></ol>', "3. a\n4. b"],
    [
      "tasks",
      '<ul><li><input type="checkbox" disabled> a</li><li><input type="checkbox" disabled checked> b</li></ul>',
      "- [ ] a\n- [x] b",
    ],
    [
      "a link that opens beside the page",
      '<p><a href="https://a.org" target="_blank">A<span class="visually-hidden"> (opens in new tab)</span></a></p>',
      "[A](https://a.org)",
    ],
    [
      "terms",
      "<dl><div><dt>A</dt><dd>1</dd></div><div><dt>B</dt><dd></dd></div></dl>",
      "- **A**: 1\n- **B**",
    ],
    ["code", '<pre><code class="language-c">int <span>a</span>;\n</code></pre>', "```c\nint a;\n```"],
    ["code with a fence inside", "<pre><code>```\n</code></pre>", "````\n```\n````"],
    [
      "an admonition",
      '<aside class="admonition admonition-note"><p class="admonition-title">Note</p><p>a</p></aside>',
      "> Note\n>\n> a",
    ],
    [
      "a table with caption and span",
      '<table><caption>T</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td colspan="2">x|y</td></tr></tbody></table>',
      "Table: T\n\n| A | B |\n| --- | --- |\n| x\\|y |  |",
    ],
    [
      "a table with bars in code and in an address",
      '<table><tbody><tr><td><code>a|b</code></td><td><a href="/a|b">c</a></td></tr></tbody></table>',
      "|  |  |\n| --- | --- |\n| `a\\|b` | [c](/a%7Cb) |",
    ],
    ["a heading that ends in the sign of headings", "<h2>Written in C #</h2>", "## Written in C \\#"],
    [
      "a span as React writes it, and columns that are set",
      '<table><thead><tr><th class="align-right">A</th><th class="align-center">B</th><th>C</th></tr></thead><tbody><tr><td colSpan="2">x</td><td>y</td></tr></tbody></table>',
      "| A | B | C |\n| ---: | :---: | --- |\n| x |  | y |",
    ],
    [
      "a picture",
      '<figure><img src="/a.svg" alt="An a"><figcaption>A.</figcaption></figure>',
      "![An a](/a.svg)\n\nA.",
    ],
    [
      "a formula",
      '<p><span class="katex"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math><span class="katex-html" aria-hidden="true">x2</span></span></p>',
      "$x^2$",
    ],
    [
      "a formula of its own",
      '<p><span class="katex"><math display="block"><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math></span></p>',
      "$$x$$",
    ],
    [
      "a diagram",
      '<figure class="diagram"><svg role="img" aria-label="a to b"><text>a</text></svg></figure>',
      "*Drawing: a to b*",
    ],
    [
      "a drawing of a file",
      '<figure><svg role="img" aria-label="An a" data-src="/a.svg"><text>a</text></svg></figure>',
      "![An a](/a.svg)",
    ],
    [
      "a drawing",
      "<figure><svg><title>A board</title><desc>Two ports</desc><text>1</text></svg></figure>",
      "*Drawing: A board. Two ports*",
    ],
    ["controls", "<nav><a href='/a'>A</a></nav><button>B</button><p>c</p>", "c"],
  ])("%s", (_name, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });
});

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const visibleText = (html: string): string =>
  [...htmlTokens(html)]
    .map((token) => (token.kind === "text" ? token.text : " "))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
const word = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((text) => /\S/.test(text) && !/[\u0000-\u001f\u00ad]/.test(text));
const line = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));

test("a reader of Markdown shows the text that the page showed", () => {
  const reader = new MarkdownIt({ html: true });
  const shape = fc.constantFrom(
    "<p>$</p>",
    "<h2>$</h2>",
    "<ul><li>$</li></ul>",
    "<blockquote><p>$</p></blockquote>",
    "<table><tr><td>$</td></tr></table>",
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(shape, line), { minLength: 1, maxLength: 4 }), (blocks) => {
      const html = blocks.map(([around, text]) => around.replace("$", () => escapeHtml(text))).join("");
      expect(visibleText(reader.render(markdown(html)))).toBe(visibleText(html));
    }),
  );
});

test.each(["1e400", "1000000000"])(
  "a cell that spans %s columns spans a thousand, as in browsers",
  (span) => {
    const table = `<table><tbody><tr><td colspan="${span}">a</td></tr></tbody></table>`;
    const [head = ""] = blockMarkdown(htmlTree(table), (href) => href).split("\n");
    expect(head.split("|").length - 2).toBe(1000);
  },
);
