import { expect, test } from "vitest";
import { parse } from "../../../tests/support/sources/parsed-markdown.ts";
import { defaultLimits } from "../types.ts";
import { splitFrontMatter } from "./front-matter.ts";

/** Every code with its full text; link-scheme has its own file. */
const cases = [
  {
    name: "an unknown admonition",
    markdown: ":::tipp\nx\n:::",
    found: [
      {
        code: "admonition-unknown",
        severity: "error",
        at: "1:4-1:8",
        message: 'There is no admonition "tipp".',
        hint: 'Did you mean "tip"? Use one of note, tip, info, warning, caution, danger, details, tabs.',
      },
    ],
  },
  {
    name: "an admonition without an end",
    markdown: ":::note\nx",
    found: [
      {
        code: "admonition-unclosed",
        severity: "error",
        at: "1:1-1:8",
        message: "The admonition that starts here is never closed.",
        hint: "Write a line with only ::: after its last line; an outer admonition needs more colons than an inner one.",
      },
    ],
  },
  {
    name: "the end of no admonition",
    markdown: "x\n\n:::",
    found: [
      {
        code: "admonition-not-open",
        severity: "warning",
        at: "3:1-3:4",
        message: "This line closes an admonition, but none is open here.",
        hint: "Remove the line, or give the outer admonition more colons than the inner one.",
      },
    ],
  },
  {
    name: "an attribute given twice",
    markdown: "::map{a=1 a=2}",
    found: [
      {
        code: "embed-syntax",
        severity: "error",
        at: "1:11-1:15",
        message: "The attributes of this embed cannot be read from here on.",
        hint: 'Write each attribute once, as in ::register-map{ref="board-registers" block="gnss"}.',
      },
    ],
  },
  {
    name: "an embed that cannot be read",
    markdown: "> ::map{a=}",
    found: [
      {
        code: "embed-syntax",
        severity: "error",
        at: "1:9-1:12",
        message: "The attributes of this embed cannot be read from here on.",
        hint: 'Write each attribute once, as in ::register-map{ref="board-registers" block="gnss"}.',
      },
    ],
  },
  {
    name: "an empty value reference",
    markdown: "x {{ }} y",
    found: [
      {
        code: "value-reference-syntax",
        severity: "error",
        at: "1:3-1:8",
        message: 'The value reference "{{ }}" is not a path of names separated by dots.',
        hint: "Write the path of a value, as in {{ product.clim.supply-voltage }}. For literal braces write \\{{ or use code.",
      },
    ],
  },
  {
    name: "a value reference with a space",
    markdown: "- x\n  {{ a b }}",
    found: [
      {
        code: "value-reference-syntax",
        severity: "error",
        at: "2:3-2:12",
        message: 'The value reference "{{ a b }}" is not a path of names separated by dots.',
        hint: "Write the path of a value, as in {{ product.clim.supply-voltage }}. For literal braces write \\{{ or use code.",
      },
    ],
  },
  {
    name: "a value reference without an end",
    markdown: "x {{ a",
    found: [
      {
        code: "value-reference-syntax",
        severity: "error",
        at: "1:3-1:5",
        message: "The value reference that starts here is never closed.",
        hint: "Write the path of a value, as in {{ product.clim.supply-voltage }}. For literal braces write \\{{ or use code.",
      },
    ],
  },
  {
    name: "a value reference in raw HTML",
    markdown: "<div>\n{{ a b }}\n</div>",
    found: [
      {
        code: "value-reference-syntax",
        severity: "error",
        at: "2:1-2:10",
        message: 'The value reference "{{ a b }}" is not a path of names separated by dots.',
        hint: "Write the path of a value, as in {{ product.clim.supply-voltage }}. For literal braces write \\{{ or use code.",
      },
    ],
  },
  {
    name: "an unknown language",
    markdown: "```pyton\nx\n```",
    found: [
      {
        code: "code-language-unknown",
        severity: "warning",
        at: "1:4-1:9",
        message: 'There is no highlighting for "pyton", so this code is shown without colours.',
        hint: 'Did you mean "python" or "python3"? Use text for code that needs no colours.',
      },
    ],
  },
  {
    name: "a code block without an end",
    markdown: "```js\nx",
    found: [
      {
        code: "code-unclosed",
        severity: "warning",
        at: "1:1-1:6",
        message: "The code block that starts here is never closed.",
        hint: "Write a line with only ``` after the last line of code.",
      },
    ],
  },
  {
    name: "a highlight beyond the code",
    markdown: "```js {2-9}\nx\n```",
    found: [
      {
        code: "code-lines-invalid",
        severity: "warning",
        at: "1:8-1:11",
        message: "This block has no lines 2-9; it has 1.",
        hint: "Write the lines to highlight as {1,3-5}.",
      },
    ],
  },
  {
    name: "a mermaid diagram",
    markdown: "```mermaid\ngraph TD\n```",
    found: [
      {
        code: "diagram-unsupported",
        severity: "warning",
        at: "1:4-1:11",
        message: "Diagrams in mermaid's language are not drawn, so this one is shown as code.",
        hint: "Write the diagram as a dot block (Graphviz).",
      },
    ],
  },
  {
    name: "a diagram with an error",
    markdown: "> ```dot\n> digraph {\n>   a -> ;\n> ```",
    found: [
      {
        code: "diagram-syntax",
        severity: "error",
        at: "3:3-3:11",
        message: "The diagram cannot be read: syntax error near ';'.",
        hint: "See graphviz.org for the language of dot blocks.",
      },
    ],
  },
  {
    name: "a formula with an error",
    markdown: "x $\\frac{1$",
    found: [
      {
        code: "formula-syntax",
        severity: "error",
        at: "1:11-1:11",
        message: "The formula cannot be read: unexpected end of input in a macro argument, expected '}'.",
        hint: "See katex.org for the commands that exist. For a literal dollar write \\$.",
      },
    ],
  },
  {
    name: "an unknown command in a formula",
    markdown: "x $y \\foo$",
    found: [
      {
        code: "formula-syntax",
        severity: "error",
        at: "1:6-1:10",
        message: "The formula cannot be read: undefined control sequence: \\foo.",
        hint: "See katex.org for the commands that exist. For a literal dollar write \\$.",
      },
    ],
  },
  {
    name: "a link in a formula",
    markdown: "$$\na\n\n\\href{https://x.example}{y}\n$$",
    found: [
      {
        code: "formula-syntax",
        severity: "error",
        at: "2:1-4:28",
        message: "The command \\href is not allowed in formulas.",
        hint: "See katex.org for the commands that exist. For a literal dollar write \\$.",
      },
    ],
  },
  {
    name: "a formula without an end",
    markdown: "$$\na",
    found: [
      {
        code: "formula-syntax",
        severity: "error",
        at: "1:1-1:3",
        message: "The formula that starts here is never closed.",
        hint: "Write $$ at the end of its last line, or \\$ for a literal dollar.",
      },
    ],
  },
  {
    name: "a picture without alternative text",
    markdown: "![](a.png)",
    found: [
      {
        code: "image-alt-missing",
        severity: "warning",
        at: "1:5-1:10",
        message: "This picture has no alternative text, so it says nothing to people who cannot see it.",
        hint: 'Describe it between the brackets: ![what it shows](file.png). For mere decoration write <img alt="" src="…">.',
      },
    ],
  },
  {
    name: "a raw picture without alternative text",
    markdown: "a <img src=a.png>",
    found: [
      {
        code: "image-alt-missing",
        severity: "warning",
        at: "1:12-1:17",
        message: "This picture has no alternative text, so it says nothing to people who cannot see it.",
        hint: 'Describe it between the brackets: ![what it shows](file.png). For mere decoration write <img alt="" src="…">.',
      },
    ],
  },
  {
    name: "a picture on another site",
    markdown: "![a](https://example.com/a.png)",
    found: [
      {
        code: "image-external",
        severity: "warning",
        at: "1:6-1:31",
        message: "This picture is on another site, so it is missing when the page is read offline.",
        hint: "Copy the file next to the page and use its relative path.",
      },
    ],
  },
  {
    name: "a mail address as a picture",
    markdown: "![a](mailto:a@b.example)",
    found: [
      {
        code: "link-scheme",
        severity: "error",
        at: "1:6-1:24",
        message: "A picture cannot have this address.",
        hint: "Use a file of this site.",
      },
    ],
  },
  {
    name: "a script",
    markdown: "a <script>x</script>",
    found: [
      {
        code: "html-not-allowed",
        severity: "error",
        at: "1:3-1:11",
        message: "The HTML <script> is not allowed, so it is shown as text.",
        hint: "Use Markdown for it, or write it as code between backticks to show it.",
      },
    ],
  },
  {
    name: "an iframe",
    markdown: "<iframe src='x'></iframe>",
    found: [
      {
        code: "html-not-allowed",
        severity: "error",
        at: "1:1-1:17",
        message: "The HTML <iframe> is not allowed, so it is shown as text.",
        hint: "Use Markdown for it, or write it as code between backticks to show it.",
      },
    ],
  },
  {
    name: "a block in a heading",
    markdown: "## a <div>b</div>",
    found: [
      {
        code: "html-not-allowed",
        severity: "error",
        at: "1:6-1:11",
        message: "The HTML <div> is not allowed in a heading or a line of text, so it is shown as text.",
        hint: "Use Markdown for it, or write it as code between backticks to show it.",
      },
    ],
  },
  {
    name: "an event attribute",
    markdown: "a <b onclick='x'>b</b>",
    found: [
      {
        code: "html-attribute-not-allowed",
        severity: "error",
        at: "1:6-1:13",
        message: 'The attribute "onclick" is not allowed on <b>.',
        hint: "Allowed are id, class, title, alt, width, height, lang, dir, open, colspan, rowspan, start, and href on links, src on images.",
      },
    ],
  },
  {
    name: "a value that an attribute cannot have",
    markdown: "a <span dir='up'>b</span>",
    found: [
      {
        code: "html-attribute-not-allowed",
        severity: "error",
        at: "1:14-1:16",
        message: 'The attribute "dir" of <span> cannot have the value "up".',
        hint: "Allowed are id, class, title, alt, width, height, lang, dir, open, colspan, rowspan, start, and href on links, src on images.",
      },
    ],
  },
  {
    name: "a table cell without a table",
    markdown: "<td>x</td>",
    found: [
      {
        code: "html-unbalanced",
        severity: "warning",
        at: "1:1-1:5",
        message: "The HTML <td> is outside a <table>.",
        hint: "Close each tag inside the paragraph, list item or block in which it was opened.",
      },
    ],
  },
  {
    name: "a tag without an end",
    markdown: "a <b>x",
    found: [
      {
        code: "html-unbalanced",
        severity: "warning",
        at: "1:3-1:6",
        message: "The HTML <b> is never closed where it was opened.",
        hint: "Close each tag inside the paragraph, list item or block in which it was opened.",
      },
    ],
  },
  {
    name: "an end tag without a start",
    markdown: "a </b>",
    found: [
      {
        code: "html-unbalanced",
        severity: "warning",
        at: "1:3-1:7",
        message: "The HTML </b> closes nothing that was opened here.",
        hint: "Close each tag inside the paragraph, list item or block in which it was opened.",
      },
    ],
  },
  {
    name: "a comment without an end",
    markdown: "<!-- a\n\nb",
    found: [
      {
        code: "html-unbalanced",
        severity: "warning",
        at: "1:1-1:5",
        message: "This HTML comment is never closed.",
        hint: "Close each tag inside the paragraph, list item or block in which it was opened.",
      },
    ],
  },
  {
    name: "a link in a link",
    markdown: "<a href='b.md'>a [c](d.md)</a>",
    found: [
      {
        code: "html-unbalanced",
        severity: "warning",
        at: "1:22-1:26",
        message: "A link cannot be inside another link.",
        hint: "Close each tag inside the paragraph, list item or block in which it was opened.",
      },
    ],
  },
  {
    name: "a heading id given twice",
    markdown: "## a {#x}\n\n## b {/* #x */}",
    found: [
      {
        code: "heading-id-duplicate",
        severity: "error",
        at: "3:11-3:12",
        message: 'Another heading of this page has the id "x".',
        hint: "Give each heading its own id.",
      },
    ],
  },
  {
    name: "an element id given twice",
    markdown: "<b id='x'>a</b> <b id='x'>b</b>",
    found: [
      {
        code: "html-id-duplicate",
        severity: "error",
        at: "1:24-1:25",
        message: 'Another element of this page has the id "x".',
        hint: "Give each element its own id.",
      },
    ],
  },
  {
    name: "a second level 1 heading",
    markdown: "a\n\n# b",
    found: [
      {
        code: "heading-level-1",
        severity: "warning",
        at: "3:3-3:4",
        message: "A page has one heading of level 1, its title; this one is shown as level 2.",
        hint: "Write ## instead of #.",
      },
    ],
  },
  {
    name: "a footnote that does not exist",
    markdown: "a[^1]",
    found: [
      {
        code: "footnote-not-found",
        severity: "warning",
        at: "1:2-1:6",
        message: 'There is no footnote "1" in this file.',
        hint: "Add a line [^1]: with its text, or write \\[^ for literal brackets.",
      },
    ],
  },
  {
    name: "a footnote without use",
    markdown: "[^1]: a",
    found: [
      {
        code: "footnote-unused",
        severity: "warning",
        at: "1:1-1:5",
        message: 'Nothing refers to the footnote "1", so it is not shown.',
        hint: "Write [^1] where it belongs, or remove it.",
      },
    ],
  },
  {
    name: "a footnote defined twice",
    markdown: "a[^1]\n\n[^1]: a\n\n[^1]: b",
    found: [
      {
        code: "footnote-duplicate",
        severity: "error",
        at: "5:1-5:5",
        message: 'There is already a footnote "1" in this file.',
        hint: "Give each footnote its own name.",
      },
    ],
  },
  {
    name: "a cell beyond the columns of a table",
    markdown: "| a | b |\n|---|---|\n| 1 | 2 | LOST |",
    found: [
      {
        code: "table-cells",
        severity: "error",
        at: "3:11-3:15",
        message: "This row has 3 cells; the table has 2 columns, so this is not shown.",
        hint: "Write \\| for a bar within a cell, also in code and formulas, or add a column.",
      },
    ],
  },
  {
    name: "a row of dashes that does not fit its titles",
    markdown: "x\n| a | b\\|c |\n|---|:-:|---|\n| 1 | 2 | 3 |",
    found: [
      {
        code: "table-columns",
        severity: "error",
        at: "3:1-3:14",
        message: "The row above has 2 titles, this one has 3 cells of dashes, so this is no table.",
        hint: "Write one cell of dashes for each title, as in | --- | --- |. For a bar within a title write \\|.",
      },
    ],
  },
  {
    name: "a label that is almost defined",
    markdown: "See [the wiring][wirng].\n\n[Wiring]: a.md",
    found: [
      {
        code: "link-label-not-found",
        severity: "warning",
        at: "1:18-1:23",
        message: 'There is no label "wirng" in this file, so this link is shown as it is written.',
        hint: 'Did you mean "wiring"? Add a line [wirng]: with its address. For literal brackets write \\[ or use code.',
      },
    ],
  },
  {
    name: "a picture by a label that is not defined",
    markdown: "![a][\n b]",
    found: [
      {
        code: "link-label-not-found",
        severity: "warning",
        at: "1:6-2:3",
        message: 'There is no label "b" in this file, so this picture is shown as it is written.',
        hint: "Add a line [b]: with its address. For literal brackets write \\[ or use code.",
      },
    ],
  },
  {
    name: "a link with a space in its address",
    markdown: "[x](a b.md)",
    found: [
      {
        code: "link-syntax",
        severity: "warning",
        at: "1:5-1:11",
        message: "This link is shown as it is written, because there is a space in its address.",
        hint: "Put the address between < and >: [x](<a b.md>). For literal brackets write \\[ or use code.",
      },
    ],
  },
  {
    name: "a picture with brackets that do not match",
    markdown: "![x]( a(b.png )",
    found: [
      {
        code: "link-syntax",
        severity: "warning",
        at: "1:7-1:14",
        message: "This picture is shown as it is written, because the brackets in its address do not match.",
        hint: "Put the address between < and >: ![x](<a(b.png>). For literal brackets write \\[ or use code.",
      },
    ],
  },
  {
    name: "a title without its second quote",
    markdown: '[o](./a.md "t)',
    found: [
      {
        code: "link-syntax",
        severity: "warning",
        at: "1:5-1:14",
        message: "This link is shown as it is written, because its title cannot be read.",
        hint: 'Put the title between two straight quotes, as in [text](page.md "title"); for one within it write \\". For literal brackets write \\[ or use code.',
      },
    ],
  },
  {
    name: "an address without its second bracket",
    markdown: "[x](a.md",
    found: [
      {
        code: "link-syntax",
        severity: "warning",
        at: "1:1-1:5",
        message:
          "This link is shown as it is written, because the bracket before its address is never closed.",
        hint: "Write ) behind the address. For literal brackets write \\[ or use code.",
      },
    ],
  },
  {
    name: "a link in the text of a link",
    markdown: "[a [b](c.md)](d.md)",
    found: [
      {
        code: "link-syntax",
        severity: "warning",
        at: "1:1-1:14",
        message: "This link is shown as it is written, because its text contains a link or a footnote.",
        hint: "Take the inner one out of the text. For literal brackets write \\[ or use code.",
      },
    ],
  },
  {
    name: "a link in the title of a page",
    markdown: "# A [b](c.md)\n\nd",
    found: [
      {
        code: "title-plain",
        severity: "warning",
        at: "1:9-1:13",
        message: "The title of a page is shown as plain text, so this link is not on the page.",
        hint: "Write it in the text below the title.",
      },
    ],
  },
  {
    name: "a bracket in the title of a page that looks like HTML",
    markdown: "# A map<key>",
    found: [
      {
        code: "title-plain",
        severity: "warning",
        at: "1:8-1:13",
        message: "The title of a page is shown as plain text, so this HTML is not on the page.",
        hint: "Write it in the text below the title, or \\< for a literal bracket.",
      },
    ],
  },
  {
    name: "an id of the title of a page",
    markdown: "# A {#b}",
    found: [
      {
        code: "title-plain",
        severity: "warning",
        at: "1:7-1:8",
        message: 'The title of a page has no id, so nothing on the page has the id "b".',
        hint: "Remove it, or give it to a heading below. A link to the page needs no id.",
      },
    ],
  },
  {
    name: "an import",
    markdown: "import X from './x'",
    found: [
      {
        code: "mdx-not-supported",
        severity: "error",
        at: "1:1-1:20",
        message: "This file uses an import statement, which is MDX. Pages are written in Markdown.",
        hint: 'Use Markdown, an admonition, or a typed embed such as ::register-map{ref="…"} instead.',
      },
    ],
  },
  {
    name: "an export",
    markdown: "export const x = 1;\n\ny",
    file: "a.mdx",
    found: [
      {
        code: "mdx-not-supported",
        severity: "error",
        at: "1:1-1:20",
        message: "This file uses an export statement, which is MDX. Pages are written in Markdown.",
        hint: 'Use Markdown, an admonition, or a typed embed such as ::register-map{ref="…"} instead.',
      },
    ],
  },
  {
    name: "a component",
    markdown: "<Chart items={[1, '>']}>\n\nx\n\n</Chart>",
    found: [
      {
        code: "mdx-not-supported",
        severity: "error",
        at: "1:1-1:25",
        message: "This file uses the component <Chart>, which is MDX. Pages are written in Markdown.",
        hint: 'Use Markdown, an admonition, or a typed embed such as ::register-map{ref="…"} instead. Or say under docs.components in site.yaml what it means.',
      },
    ],
  },
  {
    name: "a component that is used often, once,",
    markdown: "<Chart>\n\nx\n\n</Chart>\n\n<Chart />\n\na <Chart/> b",
    found: [
      {
        code: "mdx-not-supported",
        severity: "error",
        at: "1:1-1:8",
        message: "This file uses the component <Chart> 3 times, which is MDX. Pages are written in Markdown.",
        hint: 'Use Markdown, an admonition, or a typed embed such as ::register-map{ref="…"} instead. Or say under docs.components in site.yaml what it means.',
      },
    ],
  },
  {
    name: "a picture whose file is an expression",
    markdown: "<Image src={img} />",
    found: [
      {
        code: "mdx-not-supported",
        severity: "error",
        at: "1:1-1:20",
        message: "This file uses the component <Image>, which is MDX. Pages are written in Markdown.",
        hint: 'Use Markdown, an admonition, or a typed embed such as ::register-map{ref="…"} instead. Or say under docs.components in site.yaml what it means.',
      },
    ],
  },
  {
    name: "an import in MDX",
    markdown: "import Tabs from '@theme/Tabs';\n\nx",
    file: "a.mdx",
    found: [
      {
        code: "mdx-not-supported",
        severity: "warning",
        at: "1:1-1:32",
        message: "This import is left out: a doc runs no code.",
        hint: "Remove it. Tabs, boxes and their kin are read without it, and the use of any other component is reported.",
      },
    ],
  },
  {
    name: "a component in a line",
    markdown: "a <Foo.Bar x={y}/> b",
    found: [
      {
        code: "mdx-not-supported",
        severity: "error",
        at: "1:3-1:19",
        message: "This file uses the component <Foo.Bar>, which is MDX. Pages are written in Markdown.",
        hint: 'Use Markdown, an admonition, or a typed embed such as ::register-map{ref="…"} instead. Or say under docs.components in site.yaml what it means.',
      },
    ],
  },
  {
    name: "an expression",
    markdown: "a {1 + x.map(() => {})} b",
    file: "a.mdx",
    found: [
      {
        code: "mdx-not-supported",
        severity: "error",
        at: "1:3-1:24",
        message: "This file uses an expression in braces, which is MDX. Pages are written in Markdown.",
        hint: 'Use Markdown, an admonition, or a typed embed such as ::register-map{ref="…"} instead.',
      },
    ],
  },
  {
    name: "a tab outside of tabs, and without a label",
    markdown: ":::tab\nx\n:::",
    found: [
      {
        code: "tabs-syntax",
        severity: "error",
        at: "1:1-1:7",
        message: "This tab has no label.",
        hint: "Write the label of the tab in brackets, as in :::tab[Linux].",
      },
      {
        code: "tabs-syntax",
        severity: "error",
        at: "1:1-1:7",
        message: "This tab is in no group of tabs.",
        hint: "Write ::::tabs, in it :::tab[Label] and a line ::: around the text of each tab, and a line :::: at the end.",
      },
    ],
  },
  {
    name: "a group of tabs without a tab",
    markdown: ":::tabs\nx\n:::",
    found: [
      {
        code: "tabs-syntax",
        severity: "error",
        at: "1:1-1:8",
        message: "There is no tab in this group of tabs.",
        hint: "Write ::::tabs, in it :::tab[Label] and a line ::: around the text of each tab, and a line :::: at the end. Blocks of code with a title are tabs as well.",
      },
    ],
  },
  {
    name: "a tab whose id another one has",
    markdown: "::::tabs\n:::tab[A]{#a}\nx\n:::\n:::tab[B]{#a}\ny\n:::\n::::",
    found: [
      {
        code: "html-id-duplicate",
        severity: "error",
        at: "5:1-5:14",
        message: 'Another element of this page has the id "a".',
        hint: "Give each element its own id.",
      },
    ],
  },
  {
    name: "a box of another system",
    markdown: "!!! note\n    text",
    found: [
      {
        code: "markup-unknown",
        severity: "error",
        at: "1:1-1:9",
        message: "This is an admonition of MkDocs, which is not read here, so it is shown as it is written.",
        hint: "Write :::note[Title], and a line ::: behind its text, which is not indented. For the characters themselves write \\!!! or use code.",
      },
    ],
  },
  {
    name: "a file included in a comment",
    markdown: "<!-- @include: ./a.md -->",
    found: [
      {
        code: "markup-unknown",
        severity: "error",
        at: "1:1-1:26",
        message: "This is an included file of VitePress, which is not read here, so nothing is shown.",
        hint: 'Write ::include{file="parts/x.md"} on a line of its own. For a comment leave the @ out.',
      },
    ],
  },
  {
    name: "a mark of another system",
    markdown: "a ==b== c",
    found: [
      {
        code: "markup-literal",
        severity: "warning",
        at: "1:3-1:8",
        message:
          "This is marked text of MkDocs, Obsidian or Typora, which is not read here, so it is shown as it is written.",
        hint: "Write <mark>text</mark>, or **text**. For the characters themselves write \\= or use code.",
      },
    ],
  },
  {
    name: "stars that close behind a colon, before a letter",
    markdown: "**Note:**text",
    found: [
      {
        code: "markup-literal",
        severity: "warning",
        at: "1:1-1:10",
        message: "These ** make nothing strong, so they are shown.",
        hint: "Write a space behind the second **, or put the punctuation behind it: **Note**: text. For the characters themselves write \\*\\* or use code.",
      },
    ],
  },
  {
    name: "stars with spaces inside",
    markdown: "** text **",
    found: [
      {
        code: "markup-literal",
        severity: "warning",
        at: "1:1-1:11",
        message: "These ** make nothing strong, so they are shown.",
        hint: "Write no space between ** and the text. For the characters themselves write \\*\\* or use code.",
      },
    ],
  },
  {
    name: "a backtick without an end",
    markdown: "a `b",
    found: [
      {
        code: "markup-literal",
        severity: "warning",
        at: "1:3-1:4",
        message: "No code begins here, because nothing closes it, so the mark is shown.",
        hint: "Write ` behind the code as well. For the character itself write \\`.",
      },
    ],
  },
  {
    name: "Markdown on a line of HTML",
    markdown: "<div>**a**</div>",
    found: [
      {
        code: "markup-literal",
        severity: "warning",
        at: "1:6-1:11",
        message:
          "This is Markdown on a line of HTML, which is not read here, so it is shown as it is written.",
        hint: "Leave a line empty before and behind the text, so that it is Markdown, or write <strong>, <a href> and <code>. For the characters themselves write the first as &#42;, or use <code>.",
      },
    ],
  },
  {
    name: "a mark in code",
    markdown: "```rust\n{{#include a.rs}}\n```",
    found: [
      {
        code: "markup-unknown",
        severity: "error",
        at: "2:1-2:18",
        message:
          "This is an included file of mdBook, which is not read here, so it is shown as it is written.",
        hint: "Write the code itself, or include it from a file of the data folder. To show it as it is, give the block the language md.",
      },
    ],
  },
  {
    name: "text right below a table",
    markdown: "| a | b |\n|---|---|\n| c | d |\ne",
    found: [
      {
        code: "table-row-text",
        severity: "warning",
        at: "4:1-4:2",
        message:
          "This line is right below a table, so it is a row of it; only the first of 2 cells has text.",
        hint: "Leave a line empty behind the table, or write a bar behind the first cell.",
      },
    ],
  },
  ...[
    ['hl_lines="2 3"', "Write {2,3}. "],
    ["linenums=1", "Write showLineNumbers. "],
    ["[main.js]", 'Write title="main.js". '],
    ['filename="main.js"', 'Write title="main.js". '],
    ["live", ""],
  ].map(([key = "", hint = ""]) => ({
    name: `a key of code, ${key},`,
    markdown: `\`\`\`js ${key}\nx\n\`\`\``,
    found: [
      {
        code: "code-key-unknown",
        severity: "warning",
        at: `1:7-1:${7 + key.length}`,
        message: `Nothing is known here by "${key}", so it has no effect on this block of code.`,
        hint: `${hint}Known here are title="…", {1,3-5} and showLineNumbers.`,
      },
    ],
  })),
];

test.each(cases)("$name is reported", async ({ markdown, found, ...input }) => {
  const { diagnostics } = await parse(markdown, "file" in input ? { file: input.file } : {});
  const findings = diagnostics.map(({ code, severity, line, column, endLine, endColumn, message, hint }) => ({
    code,
    severity,
    at: `${line}:${column}-${endLine}:${endColumn}`,
    message,
    hint,
  }));
  expect(findings).toEqual(found);
});

test("a table over the limit is reported and skipped", async () => {
  const text = "| a | b |\n|---|---|\n| c | d |\n| e | f |\n\nx";
  const { html, diagnostics } = await parse(text, { limits: { ...defaultLimits, tableCells: 8 } });
  expect(html).toBe("<p>x</p>\n");
  expect(diagnostics).toMatchObject([
    {
      code: "limit-table-cells",
      line: 1,
      message: "This table has about 9 cells; the limit is 8.",
      hint: "Split the table, publish the data as an export, or raise the limit in site.yaml.",
    },
  ]);
  expect((await parse(text, { limits: { ...defaultLimits, tableCells: 9 } })).diagnostics).toEqual([]);
});

test("blocks over the limit of nesting are reported once", async () => {
  const limits = { ...defaultLimits, markdownDepth: 4 };
  const { diagnostics } = await parse("> > > > > a\n\n> > > > > b", { limits });
  expect(diagnostics).toMatchObject([
    {
      code: "limit-nesting",
      line: 1,
      column: 9,
      message: "Blocks are nested deeper than 4 levels here.",
      hint: "Flatten the lists and quotes, or raise the limit in site.yaml.",
    },
  ]);
  expect((await parse("> > > a", { limits })).diagnostics).toEqual([]);
});

test("front matter that is never closed is reported", () => {
  const { value, diagnostics } = splitFrontMatter("---\ntitle: x\n", "a.md");
  expect(value).toEqual({ bodyStart: 13 });
  expect(diagnostics).toEqual([
    {
      code: "front-matter-unclosed",
      severity: "error",
      file: "a.md",
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 4,
      message: "The front matter that starts here is never closed.",
      hint: "Write a line with only --- after the last key of the front matter.",
    },
  ]);
});
