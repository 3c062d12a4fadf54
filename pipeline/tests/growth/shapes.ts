import type { Files } from "../support/pages/site-of.ts";

/** A whole data folder that grows as one: many equal things, or few long ones. */
interface Shape {
  readonly name: string;
  readonly files: (length: number) => Files;
}

const head = "---\ntitle: Sample\ndescription: A sample.\n---\n\n";
const page = "type: page\nid: sample\ntitle: Sample\nsummary: A sample.\nstate: published\n";

function doc(name: string, write: (length: number) => string): Shape {
  return { name, files: (length) => ({ "docs/sample.md": `${head}${write(length)}\n` }) };
}

/** As many pieces as make a text of that length. */
function pieces(length: number, each: number, write: (at: number) => string): string {
  return Array.from({ length: Math.ceil(length / each) }, (_, at) => write(at)).join("");
}

/** Shapes that no token in one place makes. */
export const shapes: readonly Shape[] = [
  doc("forty headings of one long text", (length) => pieces(40, 1, () => `## ${"a".repeat(length / 4)}\n\n`)),
  doc("forty different long headings", (length) =>
    pieces(40, 1, (at) => `## ${at} ${"a b".repeat(length / 12)}\n\n`),
  ),
  doc("many headings of one text", (length) => pieces(length, 12, () => "## Sample\n\n")),
  doc("headings whose texts end in numbers", (length) => pieces(length, 12, (at) => `## a-${at % 97}\n\n`)),
  doc("links to one anchor that is missing", (length) => pieces(length, 12, () => "[a](#bcdef) ")),
  doc("links to anchors that are missing", (length) =>
    pieces(length, 16, (at) => `## h${at}\n\n[a](#g${at})\n\n`),
  ),
  doc("headings with one id", (length) => pieces(length, 16, (at) => `## a${at} {#same}\n\n`)),
  doc("elements with one id", (length) => pieces(length, 24, () => '<a id="same"></a>\n\n')),
  doc("footnotes", (length) => pieces(length, 24, (at) => `a[^${at}]\n\n[^${at}]: b\n\n`)),
  doc("uses of one footnote", (length) => `${pieces(length, 5, () => "a[^1]")}\n\n[^1]: b`),
  doc("footnotes that are missing", (length) => pieces(length, 8, (at) => `a[^${at}] `)),
  doc("admonitions", (length) => pieces(length, 16, () => ":::note\na\n:::\n\n")),
  doc("admonitions that are never closed", (length) => pieces(length, 8, () => ":::note\n")),
  doc("admonitions with more colons each", (length) =>
    pieces(length, 600, (at) => `${":".repeat(3 + (at % 40))}note\n`),
  ),
  doc("admonitions of ever more colons", (length) =>
    // So many counts as make a text of that length.
    pieces(Math.sqrt(2 * length), 1, (at) => `${":".repeat(3 + at)}note\n`),
  ),
  doc(
    "lines that close no admonition",
    (length) => `${":".repeat(900)}note\n${pieces(length, 8, (at) => `${":".repeat(3 + (at % 7))}\n`)}`,
  ),
  doc("formulas", (length) => pieces(length, 12, (at) => `$a_{${at}}$ `)),
  doc("formulas that are wrong", (length) => pieces(length, 12, (at) => `$\\b${at}{$ `)),
  doc("details that are never closed", (length) => pieces(length, 11, () => "<details>\n\n")),
  doc("values that are missing", (length) => pieces(length, 24, (at) => `{{ product.board.v${at} }} `)),
  doc("embeds that are missing", (length) => pieces(length, 24, (at) => `::datasheet{ref="b${at}"}\n\n`)),
  doc("items of a list", (length) => pieces(length, 6, (at) => `- a${at}\n`)),
  doc("nested quotes", (length) => pieces(length, 40, () => `${"> ".repeat(19)}a\n`)),
  doc("nested lists", (length) =>
    pieces(length, 240, () => pieces(20, 1, (at) => `${"  ".repeat(at)}- a\n`)),
  ),
  doc("code in many languages", (length) => pieces(length, 24, () => "```js\na(b)\n```\n\n")),
  doc("a definition for each link", (length) =>
    pieces(length, 32, (at) => `[a${at}]\n\n[a${at}]: https://a.example\n\n`),
  ),
  doc("pictures that are missing", (length) => pieces(length, 24, (at) => `![a](./b${at}.png)\n\n`)),
  doc("pages that are missing", (length) => pieces(length, 24, (at) => `[a](./b${at}.md)\n\n`)),
  doc("a table of many columns", (length) => {
    const columns = Math.min(2_000, length / 48);
    return ["a", "-", "b"].map((cell) => `|${`${cell}|`.repeat(columns)}\n`).join("");
  }),
  doc("rows beyond a table's columns", (length) => `|a|\n|-|\n${pieces(length, 8, () => "|b|c|\n")}`),
  {
    name: "many docs",
    files: (length) =>
      Object.fromEntries(
        Array.from({ length: length / 800 }, (_, at) => [
          `docs/d${at}.md`,
          `# D${at}\n\n[a](./e${at}.md) [b](./d0.md#c${at})\n`,
        ]),
      ),
  },
  {
    name: "keys of YAML",
    files: (length) => ({ "pages/sample.yaml": page + pieces(length, 8, (at) => `k${at}: a\n`) }),
  },
  {
    name: "keys that are near others",
    files: (length) => ({ "pages/sample.yaml": page + pieces(length, 12, (at) => `titl${at}: a\n`) }),
  },
  {
    name: "aliases of a page",
    files: (length) => ({
      "pages/sample.yaml": `${page}aliases:\n${pieces(length, 16, (at) => `  - /old/${at}\n`)}`,
    }),
  },
  {
    name: "redirects that lead to each other",
    files: (length) => ({
      "site.yaml": `type: site\ntitle: Sample\nredirects:\n${pieces(length, 48, (at) => `  - { from: /o${at}, to: /o${at + 1} }\n`)}`,
    }),
  },
  {
    name: "pictures that are missing beside many that are there",
    files: (length) => ({
      ...Object.fromEntries(
        Array.from({ length: length / 40 }, (_, at) => [
          `docs/p${at}.svg`,
          '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>\n',
        ]),
      ),
      "docs/sample.md": `# Sample\n\n${pieces(length, 24, (at) => `![a](./q${at}.svg)\n\n`)}`,
    }),
  },
  {
    name: "banned phrases that begin with one word",
    files: (length) => ({
      "docs/sample.md": `# Sample\n\n${"a b ".repeat(length / 4)}\n`,
      "prose-rules.yaml": `type: prose-rules\nbanned:\n${pieces(length, 24, (at) => `  - { word: a c${at} }\n`)}`,
    }),
  },
  {
    name: "tags of a doc",
    files: (length) => ({
      "docs/sample.md": `---\ntitle: A\ntags:\n${pieces(length, 8, (at) => `  - t${at}\n`)}---\n\nWords.\n`,
    }),
  },
  {
    name: "rows of a register of serial numbers",
    files: (length) => ({
      "serials/sample.csv": `serial,product,hardware,status,note\n${pieces(length, 24, (at) => `A-${1000 + at},sample,,genuine,\n`)}`,
    }),
  },
  {
    name: "terms that a text uses",
    files: (length) => ({
      "glossary.yaml": `type: glossary\nid: terms\ntitle: Terms\nsummary: Words.\nstate: published\nterms:\n${pieces(length, 48, (at) => `  - { id: t${at}, term: Word${at}, definition: A word. }\n`)}`,
      "docs/sample.md": `# Sample\n\n${pieces(length, 24, (at) => `Word${at} and more. `)}\n`,
    }),
  },
  {
    name: "elements of a drawing",
    files: (length) => ({
      "docs/sample.md": "# Sample\n\n![A sample](./sample.svg)\n",
      "docs/sample.svg": `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1">${'<path d="M0 0"/>'.repeat(length / 15)}</svg>`,
    }),
  },
];
