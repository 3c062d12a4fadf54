import { pick } from "../fixtures/random.ts";
import { type Files, picture } from "../support/pages/site-of.ts";
import type { Random } from "./random-interfaces.ts";

/** Tags as pages of 1998 have them: in any case, unclosed, crossed, repeated, with names for ids. */
const opening = [
  ...[
    '<a name="q">',
    "<A NAME=q>",
    '<a name="w"></a>',
    '<a id="e" href="start.md">',
    '<a href="https://example.org">',
  ],
  ...[
    '<a name="t" href="#q">',
    '<a id="r">',
    '<font color="red">',
    "<FONT>",
    "<center>",
    "<p>",
    "<P align=center>",
  ],
  ...[
    "<ul>",
    "<ol>",
    "<li>",
    "<LI>",
    "<b>",
    "<i>",
    "<u>",
    "<em>",
    "<tt>",
    "<strong>",
    "<table border=1>",
    "<tr>",
  ],
  ...[
    "<td>",
    "<TD nowrap>",
    "<th>",
    "<dl>",
    "<dt>",
    "<dd>",
    "<br>",
    "<hr>",
    "<div>",
    '<div id="d">',
    "<span>",
  ],
  ...[
    '<span id="s">',
    '<h2 id="h">',
    "<h3>",
    '<img src="x.png" id="i">',
    '<img alt="" id="j">',
    "<blockquote>",
    "<pre>",
  ],
  ...[
    "<small>",
    "<sup>",
    "<details>",
    "<summary>",
    '<td id="k">',
    '<tr id="l">',
    '<p id="m">',
    '<li id="n">',
    "<code>",
  ],
  ...[
    '<a name="q" id="z">',
    "<a>",
    "<a name>",
    '<a name="">',
    '<a name="a b">',
    "<!--",
    "-->",
    "<nobr>",
    "<dir>",
    "<menu>",
  ],
];
const closing = [
  "a",
  "A",
  "font",
  "center",
  "p",
  "li",
  "ul",
  "b",
  "i",
  "td",
  "tr",
  "table",
  "div",
  "span",
  "h2",
  "pre",
  "code",
];
const markdown = [
  ...[
    "words",
    "[a link](start.md)",
    "[text][ref]",
    "*stress*",
    "**strong**",
    "`code`",
    "![a picture](x.svg)",
  ],
  ...[
    "[",
    "](https://example.org)",
    "](start.md#top)",
    "[^1]",
    "<https://example.org/x>",
    "https://example.org",
    "~~gone~~",
  ],
  ...["{{ product.x }}", "&nbsp;", "\\", "$x$", "{#own}", "|", "**", "*", "`"],
];
const starts = ["", "", "", "## ", "### ", "- ", "1. ", "> ", "  ", "    ", "| ", "::: note\n", "[^1]: "];

/** Lines of Markdown with old HTML in them. */
export function randomHtml(random: Random): string {
  const piece = (): string => {
    const kind = random();
    if (kind < 0.35) return pick(opening, random);
    return kind < 0.5 ? `</${pick(closing, random)}>` : pick(markdown, random);
  };
  const line = (): string => {
    const pieces = Array.from({ length: 1 + Math.floor(random() * 6) }, piece);
    return pick(starts, random) + pieces.join(random() < 0.5 ? " " : "");
  };
  const lines = Array.from({ length: 1 + Math.floor(random() * 10) }, line);
  return lines
    .map((text) => text + pick(["\n", "\n\n", "\n\n"], random))
    .join("")
    .concat("\n[ref]: start.md\n");
}

const dialects = ["fairlead", "mkdocs", "vitepress", "docusaurus", "mdbook", "gitbook"];
const words = ["A word.", "Two words", "**Some** words", "A [link](start.md).", "`code`"];
/** Old HTML whose pieces are no errors by themselves. */
const sound = [
  ...[
    '<a name="q"></a>',
    '<a name="w">',
    '[Text <a name="e"></a> more](https://example.org)',
    '<a name="r">Text</a>',
  ],
  ...[
    '<a name="t">Text [link](start.md)',
    "<b>open",
    "<ul><li>One<li>Two</ul>",
    "<p>Open",
    "<table><tr><td>Cell</table>",
  ],
  ...[
    "<A NAME=y>Text</A>",
    '[Text <span id="u">x</span>](start.md)',
    "<b><i>crossed</b></i>",
    '<li id="i">Item',
    "<br>",
  ],
  ...[
    '<td id="o">Cell',
    '<a name="p" id="z">x</a>',
    '<a href="start.md">open',
    "<dl><dt>Name<dd>Text</dl>",
    "<br>",
  ],
];

/** A small site of docs with old HTML, mostly such as a check accepts. */
export function randomOldDocs(random: Random): Files {
  const text = (): string => {
    const starts = ["", "", "## ", "- ", "> ", "1. "];
    const pieces = [...sound].sort(() => random() - 0.5).slice(0, 1 + Math.floor(random() * 5));
    return pieces.map((piece) => `${pick(starts, random)}${piece} ${pick(words, random)}\n\n`).join("");
  };
  return {
    "site.yaml": `type: site\ndocs: { dialect: ${pick(dialects, random)} }\n`,
    "docs/start.md": "# Start\n\nWords.\n",
    "docs/x.svg": picture,
    "docs/a.md": `# A\n\n${text()}`,
    "docs/b.md": `# B\n\n${random() < 0.1 ? randomHtml(random) : text()}`,
  };
}
