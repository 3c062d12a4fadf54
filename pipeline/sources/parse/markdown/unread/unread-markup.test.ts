import { expect, test } from "vitest";
import { parse } from "../../../../tests/support/sources/parsed-markdown.ts";

const own = /^(?:markup-|code-key|table-row|link-syntax)/;

/** `1:1-1:9 code` and the name in the message, for each finding of markup that is not read. */
async function found(markdown: string, file = "a.md"): Promise<string[]> {
  const { diagnostics } = await parse(markdown, { file });
  return diagnostics
    .filter(({ code }) => own.test(code))
    .map(({ code, severity, line, column, endLine, endColumn, message }) => {
      const what = /^This is (.*), which is not read here/.exec(message)?.[1] ?? message;
      return `${line}:${column}-${endLine}:${endColumn} ${severity} ${code} ${what}`;
    });
}

test.each([
  ["!!! note\n    text", ["1:1-1:9 error markup-unknown an admonition of MkDocs"]],
  ['> !!! recipe "How to"\n>     text', ["1:3-1:22 error markup-unknown an admonition of MkDocs"]],
  ["text\n\n??? tip\n    x", ["3:1-3:8 error markup-unknown an admonition of MkDocs that opens and closes"]],
  ['???+ "Title"\n    x', ["1:1-1:13 error markup-unknown an admonition of MkDocs that opens and closes"]],
  ['=== "Tab"\n\n    x', ["1:1-1:10 error markup-unknown a tab of MkDocs"]],
  ['- --8<-- "x.md"', ["1:3-1:16 error markup-unknown an included file of MkDocs"]],
  ["<<< @/code.js{1}", ["1:1-1:17 error markup-unknown included code of VitePress"]],
  ["@[code](./a.js)", ["1:1-1:16 error markup-unknown an included file of VuePress"]],
  ["include::a.adoc[]", ["1:1-1:18 error markup-unknown an included file of AsciiDoc"]],
  [".. note:: x", ["1:1-1:12 error markup-unknown a directive of reStructuredText"]],
  ["::: {.note}\nx\n", ["1:1-1:12 error markup-unknown a block of Pandoc or MyST"]],
  ['+++\ntitle = "x"\n+++', ["1:1-1:4 error markup-unknown front matter of Hugo in TOML"]],
  ["a {% hint %} b", ["1:3-1:13 error markup-unknown a tag of GitBook, Jekyll or another template language"]],
  [
    "a {% hint %} b",
    ["1:3-1:13 error markup-unknown a tag of GitBook, Jekyll or another template language"],
    "a.mdx",
  ],
  ["{{#include x.md}}", ["1:1-1:18 error markup-unknown an included file of mdBook"]],
  ['{{< figure src="a" >}}', ["1:1-1:23 error markup-unknown a shortcode of Hugo"]],
  [
    "```rust\n{{#rustdoc_include x.rs:here}}\n```",
    ["2:1-2:31 error markup-unknown an included file of mdBook"],
  ],
  ['```c\n  --8<-- "x.c"\n```', ["2:3-2:15 error markup-unknown an included file of MkDocs"]],
  ["```{note}\nx\n```", ["1:4-1:10 error markup-unknown a directive of MyST or R Markdown"]],
  ["!> Mind the gap", ["1:1-1:16 warning markup-literal a hint of docsify"]],
  ["*[CAN]: Controller", ["1:1-1:19 warning markup-literal an abbreviation of Python-Markdown or kramdown"]],
  [
    "Term\n: Meaning",
    ["2:1-2:10 warning markup-literal a definition of Python-Markdown, kramdown or Pandoc"],
  ],
  ["#No space", ["1:1-1:10 warning markup-literal a heading without a space behind its marks"]],
  ["a\n\n##no space", ["3:1-3:11 warning markup-literal a heading without a space behind its marks"]],
  ["-one\n-two", ["1:1-1:5 warning markup-literal a list without a space behind its marks"]],
  ["• one\n• two", ["1:1-1:6 warning markup-literal a list with marks that Markdown does not know"]],
  ["1.one\n2.two", ["1:1-1:6 warning markup-literal a numbered list without a space behind its numbers"]],
  [
    "text {: .class }",
    ["1:6-1:17 warning markup-literal a list of attributes of Python-Markdown or kramdown"],
  ],
  [
    "## Head {.class}",
    ["1:9-1:17 warning markup-literal a list of attributes of Pandoc, MkDocs or VitePress"],
  ],
  ["## Head{#id}", ["1:8-1:13 warning markup-literal a list of attributes of Pandoc, MkDocs or VitePress"]],
  [
    '[a](https://a.example){target="_blank"}',
    ["1:23-1:40 warning markup-literal a list of attributes of Pandoc, MkDocs or VitePress"],
  ],
  ["see {doc}`intro`", ["1:5-1:10 warning markup-literal a role of MyST"]],
  ["see :ref:`intro`", ["1:5-1:10 warning markup-literal a role of Sphinx"]],
  [
    "[[toc]]",
    [
      "1:1-1:8 warning markup-literal the place of a table of contents of VitePress, GitLab or Python-Markdown",
    ],
  ],
  [
    "[TOC]",
    [
      "1:1-1:6 warning markup-literal the place of a table of contents of VitePress, GitLab or Python-Markdown",
    ],
  ],
  ["see [[wiki]]", ["1:5-1:13 warning markup-literal a link of a wiki or of Obsidian"]],
  [
    "> [!abstract] Title",
    ["1:3-1:14 warning markup-literal a callout of Obsidian, or an alert of GitHub with another name"],
  ],
  [":material-account: x", ["1:1-1:19 warning markup-literal an icon of MkDocs Material"]],
  [
    "done :no_such_face:",
    ["1:6-1:20 warning markup-literal the short name of an emoji that is not known here"],
  ],
  ["a ==mark== b", ["1:3-1:11 warning markup-literal marked text of MkDocs, Obsidian or Typora"]],
  ["a ++inserted text++ b", ["1:3-1:20 warning markup-literal keys of MkDocs or inserted text"]],
  ["H~2~O", ["1:2-1:5 warning markup-literal lowered text of Pandoc or MkDocs"]],
  ["a ~struck~ b", ["1:3-1:11 warning markup-literal struck text with one tilde, as GitHub has it"]],
  ["m^2^ s", ["1:2-1:5 warning markup-literal raised text of Pandoc or MkDocs"]],
  [
    "[text] (./a.md)",
    [
      "1:1-1:16 warning link-syntax This link is shown as it is written, because a space is between its text and its address.",
    ],
  ],
  ["**Note:**text", ["1:1-1:10 warning markup-literal These ** make nothing strong, so they are shown."]],
  ["- ** text **", ["1:3-1:13 warning markup-literal These ** make nothing strong, so they are shown."]],
  [
    "a `code b",
    ["1:3-1:4 warning markup-literal No code begins here, because nothing closes it, so the mark is shown."],
  ],
  ["```js\na // [!code focus]\n```", ["2:3-2:19 warning markup-literal a mark of VitePress in a comment"]],
  [
    "```yaml\na: b # (1)!\n```",
    ["2:6-2:12 warning markup-literal a note of MkDocs Material to a line of code"],
  ],
  [
    "| a | b |\n|---|---|\n| c | d |\nSee below",
    [
      "4:1-4:10 warning table-row-text This line is right below a table, so it is a row of it; only the first of 2 cells has text.",
    ],
  ],
  [
    '```js hl_lines="2 3"\nx\n```',
    [
      '1:7-1:21 warning code-key-unknown Nothing is known here by "hl_lines="2 3"", so it has no effect on this block of code.',
    ],
  ],
  [
    "```js [a.js] live\nx\n```",
    [
      '1:7-1:13 warning code-key-unknown Nothing is known here by "[a.js]", so it has no effect on this block of code.',
      '1:14-1:18 warning code-key-unknown Nothing is known here by "live", so it has no effect on this block of code.',
    ],
  ],
  [
    "<div>\n**a** {% x %}\n</div>",
    [
      "2:1-2:6 warning markup-literal Markdown on a line of HTML",
      "2:7-2:14 error markup-unknown a tag of GitBook, Jekyll or another template language",
    ],
  ],
  ["a\n\n<!-- @include: ./x.md -->", ["3:1-3:26 error markup-unknown an included file of VitePress"]],
] as const)("%j is found", async (markdown, expected, file?: string) => {
  expect(await found(markdown, file)).toEqual(expected);
});

test.each([
  [
    "escaped marks",
    "\\!!! note\n\n\\{% x %} \\[[wiki]] \\==a== \\++a++ \\:ref:`x` m\\^2^ \\#No \\`a \\*\\*a:\\*\\*b",
  ],
  ["code", "`{% x %}` `[[wiki]]` `==a==`\n\n```md\n{{#include x}}\n// [!code focus]\n```\n\n    !!! note"],
  ["code in HTML", "a <code>{% x %} [[a]]</code>\n\n<pre>\n**a** {% x %}\n</pre>"],
  ["exclamations", "!!! Never do this\n\n??? What now"],
  ["issues and tags", "#12 is solved\n\n#hashtag\n\n#define X"],
  ["programs", "`a` if a==b && c==d, i++; j++ and C++ and D++, x[[0]] and [[nodiscard]], std::x::y"],
  ["times and ratios", "12:30:45 and 1:2:3, key:value:"],
  ["numbers", "about ~5 V and ~6 V, 2^3^4, -5\n-6"],
  ["stars", "2 ** 3 ** 4, **kwargs and **args, (**kwargs, **args)\n\n** only on model B"],
  ["options on lines of their own", "-5 V\n-6 V"],
  ["read marks", "**a:** b ~~c~~ [[a](b.md)] $x^2^$\n\n## A {#a}\n\n[x]: y.md\n\n[[x]]"],
  ["tables of one column", "| a |\n|---|\n| b |\nc"],
  ["keys that are known", '```js title="a" {1} showLineNumbers\na\n```\n\n```rust,ignore\nx\n```'],
  ["comments", "<!-- include: x -->\n\na <!-- note --> b"],
  ["a script, which is reported as such", "<script>\nconst a = `**x**`\n</script>"],
])("nothing is found in %s", async (_, markdown) => {
  expect(await found(markdown)).toEqual([]);
});
