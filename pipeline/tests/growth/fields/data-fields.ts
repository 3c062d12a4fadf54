import { dictionaries, productWith, sheet } from "../../support/pages/site-of.ts";
import { linesOf, oneLine, type TextField } from "./text-field.ts";

const page = "type: page\nid: sample\ntitle: Sample\nsummary: A sample.\nstate: published\n";

/** A place in a page of YAML, below its required keys. */
function inPage(name: string, write: (text: string) => string, isBlock = false): TextField {
  return {
    name: `YAML: ${name}`,
    files: (text) => ({ "pages/sample.yaml": `${page}${write(isBlock ? text : oneLine(text))}\n` }),
  };
}

/** A whole file of another kind. */
function file(name: string, path: string, write: (text: string) => string, isBlock = false): TextField {
  return { name, files: (text) => ({ [path]: `${write(isBlock ? text : oneLine(text))}\n` }) };
}

const indented = (text: string): string =>
  text
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");
const each = (text: string, write: (line: string, at: number) => string): string =>
  linesOf(text, 8).map(write).join("\n");

const yaml = [
  inPage("a plain scalar", (text) => `body: ${text}`),
  inPage("a scalar in quotes", (text) => `body: "${text}"`),
  inPage("a scalar in single quotes", (text) => `body: '${text}'`),
  inPage("a block", (text) => `body: |\n${indented(text)}`, true),
  inPage("a folded block", (text) => `body: >-\n${indented(text)}`, true),
  inPage("lines of a block", (text) => `body: |\n${each(text, (line) => `  ${line}\n`)}`),
  inPage("lines of a plain scalar", (text) => `body:\n${each(text, (line) => `  ${line}`)}`),
  inPage("lines of a quoted scalar", (text) => `body: "\n${each(text, (line) => `  ${line}`)}"`),
  inPage("a flow list", (text) => `cards: [${text}]`),
  inPage(
    "items of a flow list",
    (text) =>
      `cards: [${linesOf(text, 8)
        .map((item) => `"${item}"`)
        .join(", ")}]`,
  ),
  inPage("a flow map", (text) => `body: {${text}}`),
  inPage("items", (text) => `cards:\n${each(text, (line) => `  - ${line}`)}`),
  inPage("quoted items", (text) => `cards:\n${each(text, (line) => `  - "/${line}"`)}`),
  inPage("items with a tab", (text) => `cards:\n${each(text, (line) => `  -\t${line}`)}`),
  inPage("a key", (text) => `${text}: a`),
  inPage("keys", (text) => each(text, (line, at) => `${line}${at}: a`)),
  inPage("quoted keys", (text) => each(text, (line, at) => `"${line}${at}": a`)),
  inPage("a comment", (text) => `# ${text}`),
  inPage("comments", (text) => each(text, (line) => `# ${line}`)),
  inPage("a tag", (text) => `body: !${text} a`),
  inPage("an anchor", (text) => `body: &${text} a`),
  inPage("an alias", (text) => `body: *${text}`),
  inPage("lines", (text) => text, true),
  inPage("short lines", (text) => each(text, (line) => line)),
  inPage("a title", (text) => `heading: ${text}`),
  inPage("a state", (text) => `maturity: "${text}"`),
  inPage("aliases of a page", (text) => `aliases:\n${each(text, (line, at) => `  - "/${line}${at}"`)}`),
  file("YAML: a file", "pages/sample.yaml", (text) => text, true),
  file(
    "YAML: a title in a file that is none",
    "pages/sample.yaml",
    (text) => `type: page\ntitle: ${text}a\n: [`,
  ),
  file("YAML: a type", "pages/sample.yaml", (text) => `type: "${text}"`),
];

const site = "type: site\ntitle: Sample\n";
const others = [
  file("site: a title", "site.yaml", (text) => `type: site\ntitle: "${text}"`),
  file(
    "site: redirects",
    "site.yaml",
    (text) =>
      `${site}redirects:\n${each(text, (line, at) => `  - { from: "/${line}${at}", to: "/docs/sample" }`)}`,
  ),
  file("site: a route", "site.yaml", (text) => `${site}routes:\n  product: "/${text}/{id}"`),
  file("site: an address", "site.yaml", (text) => `${site}url: "https://${text}"`),
  file(
    "site: navigation",
    "site.yaml",
    (text) => `${site}navigation:\n${each(text, (line) => `  - { label: "${line}", to: "/${line}" }`)}`,
  ),
  file(
    "glossary: a term",
    "glossary.yaml",
    (text) => `${glossary}  - { id: sample, term: "${text}", definition: A word. }`,
  ),
  file(
    "glossary: a definition",
    "glossary.yaml",
    (text) => `${glossary}  - { id: sample, term: word, definition: "${text}" }`,
  ),
  file(
    "glossary: terms",
    "glossary.yaml",
    (text) =>
      `${glossary}${each(text, (line, at) => `  - { id: t${at}, term: "${line}${at}", definition: A word. }`)}`,
  ),
  file("prose rules: a word", "prose-rules.yaml", (text) => `${rules}  - { word: "${text}" }`),
  file("prose rules: a reason", "prose-rules.yaml", (text) => `${rules}  - { word: simply, why: "${text}" }`),
  file(
    "prose rules: words",
    "prose-rules.yaml",
    (text) => `${rules}${each(text, (line, at) => `  - { word: "${line}${at}" }`)}`,
  ),
  {
    name: "a description under rules",
    files: (text) => ({
      "docs/sample.md": `---\ntitle: a\ndescription: "a${oneLine(text)}a"\n---\n\nWords.\n`,
      "prose-rules.yaml": `${rules}  - { word: simply }\n`,
    }),
  },
  {
    name: "prose beside values",
    files: (text) => ({
      ...dictionaries,
      "products/board.yaml": productWith(sheet),
      "docs/sample.md": `# Sample\n\nThe input takes {{ product.board.supply-voltage }}. ${text}\n`,
      "prose-rules.yaml": `${rules}  - { word: simply }\n`,
    }),
  },
  {
    name: "prose under rules",
    files: (text) => ({
      "docs/sample.md": `# Sample\n\n${text}\n`,
      "prose-rules.yaml": `${rules}  - { word: simply }\n  - { word: in order to, instead: to }\nsentence: { words: 20 }\npageWords: 3\n`,
    }),
  },
  file("a category", "docs/_category.yaml", (text) => `label: "${text}"`),
  file("CSV: a cell", "serials/sample.csv", (text) => `${csv}A-1,${text},,genuine,\n`),
  file("CSV: a quoted cell", "serials/sample.csv", (text) => `${csv}A-1,"${text}",,genuine,\n`, true),
  file("CSV: a row", "serials/sample.csv", (text) => csv + text),
  file(
    "CSV: rows",
    "serials/sample.csv",
    (text) => csv + each(text, (line, at) => `A-${at},${line},,genuine,`),
  ),
  file(
    "CSV: serial numbers",
    "serials/sample.csv",
    (text) => csv + each(text, (line) => `${line},sample,,genuine,`),
  ),
  file("CSV: a head", "serials/sample.csv", (text) => `${text}\nA-1,a,,genuine,`),
  file("CSV: a file", "serials/sample.csv", (text) => text, true),
] satisfies TextField[];

const glossary = "type: glossary\nid: terms\ntitle: Terms\nsummary: Words.\nstate: published\nterms:\n";
const rules = "type: prose-rules\nbanned:\n";
const csv = "serial,product,hardware,status,note\n";

/** A drawing that a page shows. */
function inDrawing(name: string, write: (text: string) => string): TextField {
  return {
    name: `SVG: ${name}`,
    files: (text) => ({
      "docs/sample.md": "# Sample\n\n![A sample](./sample.svg)\n",
      "docs/sample.svg": `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1">${write(text)}</svg>`,
    }),
  };
}

const drawings = [
  inDrawing("a path", (text) => `<path d="${text}"/>`),
  inDrawing("a style", (text) => `<g style="${text}"/>`),
  inDrawing("a style sheet", (text) => `<style>${text}</style>`),
  inDrawing("an address", (text) => `<a href="${text}"/>`),
  inDrawing("text", (text) => `<text>${text}</text>`),
  inDrawing("an attribute in single quotes", (text) => `<g id='${text}'/>`),
  inDrawing("a tag", (text) => `<g ${text}/>`),
  inDrawing("a name", (text) => `<${text}/>`),
  inDrawing("elements", (text) => each(text, (line) => `<g id="${line}"/>`)),
  inDrawing("a comment", (text) => `<!-- ${text} -->`),
];

/** Places in files that are no docs. */
export const dataFields: readonly TextField[] = [...yaml, ...others, ...drawings];
