import { describe, expect, test } from "vitest";
import { ImportPlace, type Texts } from "../../../tests/support/commands/import/import-place.ts";
import { siteOfFolder } from "../../../tests/support/pages/site-of.ts";

const systems = {
  vitepress: {
    "docs/.vitepress/config.js": 'export default { title: "A" }\n',
    "docs/index.md": "# Home\n\nHello.\n",
  },
  docusaurus: {
    "docusaurus.config.js":
      "module.exports = { title: 'A', url: 'https://example.org', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' } }]] };\n",
    "docs/intro.md": "# Intro\n\nHello.\n",
  },
  mkdocs: { "mkdocs.yml": "site_name: A\n", "docs/index.md": "# Home\n\nHello.\n" },
  gitbook: {
    ".gitbook.yaml": "root: ./\n",
    "README.md": "# Home\n\nHello.\n",
    "SUMMARY.md": "# Summary\n\n* [Home](README.md)\n* [A](a.md)\n",
  },
  mdbook: {
    "book.toml": '[book]\ntitle = "A"\n',
    "src/SUMMARY.md": "# Summary\n\n- [A](a.md)\n- [B](a/README.md)\n",
  },
} satisfies Readonly<Record<string, Texts>>;

interface Case {
  readonly system: keyof typeof systems;
  readonly files: Texts;
  /** Words that a page shows in the end. */
  readonly words: readonly string[];
}

const page = (text: string, path = "docs/a.md"): Texts => ({ [path]: text });
const front = (keys: string): Texts => page(`---\n${keys}\n---\n\n# Alpha\n\nbody words\n`);
const nested = Array.from({ length: 45 }, (_, depth) => `${"  ".repeat(depth)}- item${depth}\n`).join("");

/** Pages as found in public repositories. The check of an import reported an error on each. */
const cases: Readonly<Record<string, Case>> = {
  "a row with too many cells": {
    ...{ system: "vitepress", words: ["tail words"] },
    files: page("# A\n\n| a | b |\n|---|---|\n| 1 | 2 | 3 |\n\ntail words\n"),
  },
  "three titles above two cells of dashes": {
    ...{ system: "vitepress", words: ["first", "second"] },
    files: page("# A\n\n| first | second | c |\n|---|---|\n| 1 | 2 |\n"),
  },
  "a name in angle brackets": {
    ...{ system: "docusaurus", words: ["Copy &lt;Board_name&gt; here."] },
    files: page("# A\n\nCopy <Board_name> here.\n"),
  },
  "two generated indexes of one label": {
    ...{ system: "docusaurus", words: ["x words", "y words"] },
    files: {
      "docs/x/_category_.json": '{"label":"Same","link":{"type":"generated-index"}}',
      "docs/x/a.md": "# A\n\nx words\n",
      "docs/y/_category_.json": '{"label":"Same","link":{"type":"generated-index"}}',
      "docs/y/b.md": "# B\n\ny words\n",
    },
  },
  "a page beside its folder, VitePress": {
    ...{ system: "vitepress", words: ["alpha words", "beta words"] },
    files: { ...page("# A\n\nalpha words\n"), ...page("# B\n\nbeta words\n", "docs/a/index.md") },
  },
  "a page beside its folder, mdBook": {
    ...{ system: "mdbook", words: ["alpha words", "beta words"] },
    files: { ...page("# A\n\nalpha words\n", "src/a.md"), ...page("# B\n\nbeta words\n", "src/a/README.md") },
  },
  "a page beside its folder, GitBook": {
    ...{ system: "gitbook", words: ["alpha words", "beta words"] },
    files: { ...page("# A\n\nalpha words\n", "a.md"), ...page("# B\n\nbeta words\n", "a/README.md") },
  },
  "two pages that differ in case alone": {
    ...{ system: "vitepress", words: ["alpha words", "beta words"] },
    files: {
      ...page("# A\n\nalpha words\n", "docs/FAQ.md"),
      ...page("# B\n\nbeta words\n", "docs/faq/index.md"),
    },
  },
  "a name that ends with a dot": {
    ...{ system: "vitepress", words: ["alpha words"] },
    files: page("# X\n\nalpha words\n", "docs/x..md"),
  },
  "a footnote that is defined twice": {
    ...{ system: "vitepress", words: ["first words", "second words"] },
    files: page("# A\n\nx[^1]\n\n[^1]: first words\n[^1]: second words\n"),
  },
  "a formula that is not closed": {
    system: "docusaurus",
    words: ["tail"],
    files: page("# A\n\nx $a_{b$ tail\n"),
  },
  "lists in lists": { system: "vitepress", words: ["item0", "item44"], files: page(`# A\n\n${nested}`) },
  "a line of many words": {
    ...{ system: "vitepress", words: ["last word"] },
    files: page(`# A\n\n${"word ".repeat(30_000)}last word\n`),
  },
  "two pages that include each other": {
    ...{ system: "vitepress", words: ["alpha words", "beta words"] },
    files: {
      ...page("# A\n\nalpha words\n\n<!--@include: ./b.md-->\n"),
      ...page("# B\n\nbeta words\n\n<!--@include: ./a.md-->\n", "docs/b.md"),
    },
  },
  "a title that is a number": { system: "docusaurus", words: ["body words"], files: front("title: 2024") },
  "a position in quotes": {
    system: "docusaurus",
    words: ["body words"],
    files: front('sidebar_position: "3"'),
  },
  "a list as description": {
    system: "docusaurus",
    words: ["body words"],
    files: front("description: [a, b]"),
  },
  "a colon in a title": {
    ...{ system: "docusaurus", words: ["Ports: two", "body words"] },
    files: front("title: Ports: two"),
  },
  "a title that is given twice": {
    system: "docusaurus",
    words: ["body words"],
    files: front("title: A\ntitle: B"),
  },
  "a tag of YAML": { system: "docusaurus", words: ["body words"], files: front("title: !custom A") },
  "an alias of YAML": {
    system: "docusaurus",
    words: ["body words"],
    files: front("title: &t A\ndescription: *t"),
  },
  "a rule as first line": {
    ...{ system: "mkdocs", words: ["body words", "tail words"] },
    files: page("---\n\nbody words\n\n## More\n\ntail words\n"),
  },
  "an unknown box": {
    ...{ system: "vitepress", words: ["boxed words"] },
    files: page("# A\n\n::: foobar\nboxed words\n:::\n"),
  },
  "a tag that sets": {
    system: "mkdocs",
    words: ["{% set x = 1 %}"],
    files: page("# A\n\n{% set x = 1 %}\n"),
  },
  "raw text": {
    ...{ system: "mkdocs", words: ["{{ x }}"] },
    files: page("# A\n\n{% raw %}\n\nbody {{ x }}\n\n{% endraw %}\n"),
  },
  "a tag of another site": {
    ...{ system: "gitbook", words: ["youtube"] },
    files: page("# A\n\n{% youtube %}https://example.org{% endyoutube %}\n", "a.md"),
  },
  "a file that is not there": {
    ...{ system: "gitbook", words: ["Gone words"] },
    files: page('# A\n\n{% file src=".gitbook/assets/gone.pdf" %}\nGone words\n{% endfile %}\n', "a.md"),
  },
  "an expression": {
    ...{ system: "docusaurus", words: ["list.map", "body words"] },
    files: page("# A\n\n{list.map((x) => <li>{x}</li>)}\n\nbody words\n", "docs/a.mdx"),
  },
  "a component of another package": {
    ...{ system: "docusaurus", words: ["tab words"] },
    files: page(
      'import { TabItem } from "other";\n\n# A\n\n<TabItem label="x">\n\ntab words\n\n</TabItem>\n',
      "docs/a.mdx",
    ),
  },
  "an expression with the name of a product": {
    ...{ system: "mkdocs", words: ["{{product.name}}", "{{product.api.version}}", "{{ product.title }}"] },
    files: page(
      '---\ntitle: "About {{ product.title }}"\n---\n\nThe {{ product.name }} of {{ product.api.version }}\n',
    ),
  },
  "braces that nothing closes": {
    ...{ system: "mkdocs", words: ["{{", "OR"] },
    files: page("# A\n\n`(` `<a>` `)` {{`AND` | `OR`} `b`}\n\n{{ open\n"),
  },
  "lines of colons that look like embeds": {
    ...{
      system: "vitepress",
      words: ["::vector", "::youtube{id=", "::frame{src=", "::value{", "::note[Label]", "::enum{ref="],
    },
    files: page(
      '# A\n\n::vector\n\n::youtube{id="x"}\n\n::frame{src="x.html" wide}\n\n::value{a=b}\n\n::note[Label]{#b}\n\nstd\n::enum{ref="colours"}\nend\n',
    ),
  },
  "dead links and pictures": {
    ...{ system: "docusaurus", words: ["<p>dead words and alt words</p>"] },
    files: page("# A\n\n[dead words](./gone.md) and ![alt words](./gone.png)\n"),
  },
};

describe("an import of a page of strangers is a site without an error, and keeps its words", () => {
  test.each(Object.entries(cases))("%s", async (_, { system, files, words }) => {
    const place = new ImportPlace({ ...systems[system], ...files });
    expect(await place.run()).toBe(0);
    expect(await place.errors()).toEqual([]);
    const visibleText = JSON.stringify((await siteOfFolder(place.data, { pictures: false })).records);
    for (const word of words) expect(visibleText).toContain(word);
  });
});

test("an import leaves every byte of a page that is not certain as its author wrote it", async () => {
  const text =
    '# A\n\n[dead](./gone.md) [anchor](#gone) ![p](gone.png) <svg-image :svg="a" />\n\n::: what\n\n{% set x %}\n\nexport const a = 1;\n\n```js\n{{ code }}\n```\n\n## Two {#a}\n\n## Three {#a}\n';
  const place = new ImportPlace({ ...systems.vitepress, ...page(text) });
  expect(await place.run()).toBe(0);
  expect(place.read("docs/a.md")).toBe(text);
  expect(place.read("baseline.yaml")).toContain(
    '{ code: link-not-found, file: "docs/a.md", about: "./gone.md" }',
  );
  expect(place.output).toMatch(
    /docs of VitePress[\s\S]*A person must look at this\n {5}1 {2}Accepted by baseline\.yaml: /,
  );
  expect(await place.run()).toBe(0);
  expect(place.output).toContain("nothing was written");
});
