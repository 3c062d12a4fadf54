import { doc, type HostileCase, type HostileKind, page } from "../hostile-case.ts";

const repeat = (text: string, count: number): string => text.repeat(count);
const lines = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join("\n");
/** `gives` is not the point here: any outcome is right that comes in time and with little memory. */
const patterns: readonly (readonly [name: string, markdown: string])[] = [
  ["nested brackets", repeat("[", 20_000) + repeat("]", 20_000)],
  ["links that never close", lines(500, () => repeat("[a](", 90))],
  ["pictures that never close", lines(200, () => repeat("![a](<", 90))],
  ["emphasis", lines(500, () => repeat("*a **a ", 90))],
  ["emphasis that closes nothing", lines(500, () => repeat("a_ ", 90))],
  ["underscores and stars", lines(200, () => repeat("*a_ ", 200))],
  ["runs of backticks", lines(1000, (i) => `e${repeat("`", i)}`)],
  ["quotes in quotes", `${repeat("> ", 20_000)}a`],
  ["lists in lists", lines(1000, (i) => `${repeat("  ", i)}* a`)],
  ["open tags", lines(500, () => repeat("<b>", 90))],
  ["comments that never close", lines(500, () => repeat("a <!-- ", 40))],
  ["definitions", lines(20_000, (i) => `[a${i}]: b`)],
  ["uses of one definition", `${lines(500, () => repeat("[a] ", 90))}\n\n[a]: https://example.org`],
  ["footnotes", `${lines(500, () => repeat("[^a] ", 50))}\n\n[^a]: x`],
  ["headings of one text", lines(5000, () => "## a")],
  [
    "a wide table",
    `${repeat("|a", 2000)}|\n${repeat("|-", 2000)}|\n${lines(200, () => `${repeat("|b", 2000)}|`)}`,
  ],
  ["a long table", `| a | b |\n|---|---|\n${lines(9000, (i) => `| ${i} | x |`)}`],
  ["addresses", lines(2000, (i) => `https://example.org/${i}/${repeat(")", 30)}`)],
  ["mail addresses", lines(500, () => repeat("a.b-c@d", 50))],
  ["entities", lines(1000, () => repeat("&amp;", 50))],
  ["backslashes", lines(500, () => repeat("\\", 180))],
  ["a fence that never ends", `\`\`\`js\n${lines(20_000, () => "a(b)")}`],
  ["admonitions that never close", lines(5000, () => ":::note")],
  ["values", lines(500, () => repeat("{{ a.b }} ", 20))],
  ["braces", lines(500, () => repeat("{", 180))],
  ["formulas", lines(300, (i) => `$x_{${i}}$`)],
  ["a formula in a formula", `$${repeat("{", 900)}x${repeat("}", 900)}$`],
  ["a formula that defines itself", "$\\def\\a{\\a\\a}\\a$"],
  [
    "a diagram of nested clusters",
    `\`\`\`dot\ndigraph { ${lines(1000, (i) => `subgraph cluster${i} {`)} a ${repeat("}", 1001)}\n\`\`\``,
  ],
  ["smart quotes", lines(500, () => repeat(`"'`, 90))],
  ["numbers of lists", lines(3000, (i) => `${i}) a`)],
  ["hard breaks", lines(10_000, () => "a  ")],
  ["thematic breaks", lines(10_000, () => "* * *")],
  ["a setext heading of many lines", `${lines(10_000, () => "a")}\n===`],
  ["white space", lines(300, () => `a${repeat(" ", 300)}b`)],
  ["tabs", lines(300, () => repeat("\t", 100))],
  ["blank quotes", lines(10_000, () => ">")],
];

export const complexity: HostileKind = {
  kind: "complexity",
  about:
    "Markdown that makes parsers slow or hungry. Any answer is right that comes within 30 seconds and 512 MiB; most take less than a tenth of a second.",
  cases: [
    ...patterns.map(([name, markdown]): HostileCase => ({ name, files: doc(`${markdown}\n`), gives: ["?"] })),
    {
      name: "prose of YAML",
      files: page(`body: |\n${lines(500, () => `  ${repeat("*a_ ", 100)}`)}\n`),
      gives: ["?"],
    },
    { name: "5000 cards", files: page(`cards:\n${lines(5000, () => "  - /a")}\n`), gives: ["?"] },
    {
      name: "5000 aliases of a page",
      files: page(`aliases:\n${lines(5000, (i) => `  - /old/${i}`)}\n`),
      gives: ["?"],
    },
    {
      name: "5000 terms",
      files: {
        "glossary.yaml": `type: glossary\nid: glossary\ntitle: Glossary\nsummary: Terms.\nstate: published\nterms:\n${lines(5000, (i) => `  - { id: t${i}, term: word${i}, definition: A word. }`)}\n`,
        ...doc(`${lines(2000, (i) => `word${i} and more.`)}\n`),
      },
      gives: ["?"],
    },
    {
      name: "2000 navigation items",
      files: {
        "site.yaml": `navigation:\n${lines(2000, (i) => `  - { label: L${i}, to: /docs/a }`)}\n`,
        ...doc("x\n"),
      },
      gives: ["?"],
    },
  ],
};
