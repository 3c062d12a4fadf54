import { expect, test } from "vitest";
import { UsageError } from "../../../core/usage-error.ts";
import { ImportPlace, type Texts } from "../../../tests/support/commands/import/import-place.ts";
import { picture, siteOfFolder } from "../../../tests/support/pages/site-of.ts";

/** Everything that pages show, and the labels of the menu. */
async function recordsText(place: ImportPlace): Promise<string> {
  const { records } = await siteOfFolder(place.data, { pictures: false });
  return JSON.stringify(records);
}

test("settings of Zensical are read as those of MkDocs, and the report names the file", async () => {
  const place = new ImportPlace({
    "zensical.toml":
      '[project]\nsite_name = "Board"\nnav = [{ Start = "index.md" }, { More = [{ Pins = "pins.md" }] }]\n',
    "docs/index.md": "# Home\n\n!!! note\n    Boxed.\n\n[pins](pins.md)\n",
    "docs/pins.md": "# Pins\n",
  });
  expect(await place.run()).toBe(0);
  expect(place.output).toContain("docs of MkDocs, because there is zensical.toml.");
  expect(place.read("site.yaml")).toContain("title: Board");
  expect(await place.errors()).toEqual([]);
  expect(await recordsText(place)).toContain('"breadcrumbs":[{"title":"More"}');
});

const unknown: Texts = {
  "docs/index.md": "# Home\n\n```md\n!!! note\n    Shown.\n```\n",
  "docs/a.md": "# A\n\n::: tip\nBoxed.\n:::\n",
};

test("an import of pages with the markup of a system that nothing names asks for it, and touches nothing", async () => {
  const place = new ImportPlace(unknown);
  await expect(place.run()).rejects.toThrow(UsageError);
  await expect(place.run()).rejects.toThrow("pages have the markup of VitePress (a.md).");
  expect(place.paths(true)).toEqual([]);
  expect(await place.run("--dialect", "vitepress")).toBe(0);
  expect(place.output).toContain("docs of VitePress, because --dialect names it.");
  expect(place.read("site.yaml")).toContain("dialect: vitepress");
  expect(await place.run("--dialect", "github")).toBe(0);
  await expect(() => place.run("--dialect", "vitepres")).rejects.toThrow('There is no dialect "vitepres".');
});

test("pages whose name begins with an underscore are reported where their system has a page of them", async () => {
  const files: Texts = { "docs/index.md": "# Home\n", "docs/_parts/a.md": "# A\n", "docs/b_c.md": "# B\n" };
  const place = new ImportPlace({ "mkdocs.yml": "site_name: A\n", ...files });
  expect(await place.run()).toBe(0);
  expect(place.output).toMatch(
    / 1 {2}Files in MkDocs whose name or folder begins with "_" .*\n {8}docs\/_parts\/a\.md\n/,
  );
  const other = new ImportPlace({ "docusaurus.config.js": "module.exports = {};\n", ...files });
  expect(await other.run()).toBe(0);
  expect(other.output).not.toContain('begins with "_"');
});

test("a book that moved to another system is not read as a book", async () => {
  const place = new ImportPlace({
    "SUMMARY.md": "# Summary\n\n* [Home](index.md)\n",
    "index.md": "# Home\n\n::: info\nBoxed.\n:::\n",
  });
  expect(await place.run()).toBe(0);
  expect(place.output).toContain("docs of VitePress, because index.md has its markup.");
});

test("--leave-out leaves files out, and the report lists them", async () => {
  const place = new ImportPlace({
    "mkdocs.yml": "site_name: A\n",
    "docs/index.md": "# Home\n\n[d](drafts/d.md) ![p](p.png) [file](drafts/x.pdf)\n",
    "docs/drafts/d.md": "# Draft\n",
    "docs/drafts/x.pdf": "%PDF-1.4\n%%EOF\n",
    "docs/old.md": "# Old\n",
  });
  const more = ["--leave-out", "docs/drafts", "--leave-out", "old.md", "--leave-out", "*.psd"];
  expect(await place.run(...more)).toBe(0);
  expect(place.paths()).toEqual(["baseline.yaml", "docs/index.md", "mkdocs.yml", "site.yaml"]);
  expect(place.output).toMatch(/Left out\n {5}3 {2}Files that --leave-out names\n {8}docs\/drafts\/d\.md/);
  expect(place.output).toMatch(/1 {2}Patterns of --leave-out that no file of the docs fits\n {8}\*\.psd/);
  expect(await place.errors()).toEqual([]);
});

test("a site of Jekyll keeps its addresses, links, lists of attributes and templates", async () => {
  const place = new ImportPlace({
    "_config.yml": "title: Guide\nbaseurl: /guide\nversion: 4.2\ntheme: just-the-docs\nexclude: [notes]\n",
    "_includes/head.md": "# No page\n",
    "notes/x.md": "# No page\n",
    "README.md": "# Repository\n",
    "index.md":
      "---\nlayout: home\ntitle: Home\n---\n\n[a]({% link docs/a.md %}) [b]({{ site.baseurl }}/docs/b.html#pins)\n",
    "docs/a.md":
      '---\ntitle: A\nnav_order: 2\n---\n\n# A to Z\n{: .no_toc }\n\n<details open markdown="block">\n  <summary>\n    Contents\n  </summary>\n  {: .text-delta }\n1. TOC\n{:toc}\n</details>\n\n{: .note }\nVersion {{ site.version }}.\n\n{% comment %}\nsecret words\n{% endcomment %}\n\nIn {% raw %}{{ x }}{% endraw %} too.\n\n{% raw %}\n```\n{% if a %}{{ y }}\n```\n{% endraw %}\n',
    "docs/b.md": "---\ntitle: B\npermalink: /parts/b/\n---\n\n## Pins\n\n[up](a)\n",
  });
  expect(await place.run()).toBe(0);
  expect(place.output).toContain("docs of Jekyll, because there is _config.yml.");
  expect(await place.errors()).toEqual([]);
  expect(await place.addresses()).toEqual(["/", "/README", "/docs/a", "/parts/b"]);
  const visible = await recordsText(place);
  expect(visible).toContain('href=\\"/docs/a\\"');
  expect(visible).toContain('href=\\"/parts/b#pins\\"');
  for (const words of ["A to Z", "Contents", "Version 4.2.", "In {{ x }} too.", "{% if a %}{{ y }}"])
    expect(visible).toContain(words);
  for (const words of ["secret words", "endraw", "no_toc", "{:toc", "text-delta"])
    expect(visible).not.toContain(words);
});

test("a book of HonKit in several languages has a menu of all, and the texts of its variables", async () => {
  const place = new ImportPlace({
    "book.json": '{ "title": "Tutorial", "variables": { "release": "3.14" } }',
    "LANGS.md": "# Languages\n\n* [English](en/)\n* [Deutsch](de/)\n",
    "README.md": "# Repository\n",
    "en/README.md": "# Start\n\n[setup](setup/index.html) [again](setup/README.md#head)\n",
    "en/SUMMARY.md": "# Summary\n\n* [Start](README.md)\n* [Setup](setup/README.md)\n",
    "en/setup/README.md": "# Setup\n\n## Head\n\nTake {{ book.release }}.\n\n```\n{{ post.title }}\n```\n",
    "en/setup/part.md": "Part words.\n",
    "en/more/README.md": '# More\n\n{% include "/setup/part.md" %}\n',
    "de/README.md": "# Anfang\n",
    "de/SUMMARY.md": "# Summary\n\n* [Anfang](README.md)\n",
  });
  expect(await place.run()).toBe(0);
  expect(await place.errors()).toEqual([]);
  expect(await place.addresses()).toEqual(["/", "/de", "/en", "/en/more", "/en/setup", "/en/setup/part"]);
  const visible = await recordsText(place);
  expect(visible).toContain("Take 3.14.");
  expect(visible).toContain("{{ post.title }}");
  expect(visible.split("Part words.").length).toBeGreaterThan(3);
  expect(visible).toContain('href=\\"/en/setup\\"');
  expect(place.read("docs/SUMMARY.md")).toContain("# Deutsch\n\n* [Anfang](de/README.md)");
});

test("books of mdBook that lie beside each other are one site, with the addresses that they have", async () => {
  const book = (name: string): Texts => ({
    [`${name}/book.toml`]: '[book]\ntitle = "Discovery"\n',
    [`${name}/src/SUMMARY.md`]: "# Summary\n\n[Intro](README.md)\n\n- [Setup](01-setup/README.md)\n",
    [`${name}/src/README.md`]: "# Intro\n\n[setup](01-setup/index.html)\n",
    [`${name}/src/01-setup/README.md`]: "# Setup\n\n```rust\n{{#include main.rs}}\n```\n",
    [`${name}/src/01-setup/main.rs`]: `fn ${name}() {}\n`,
  });
  const whole = {
    "README.md": "# All\n",
    "src/README.md": "# Old\n",
    "src/SUMMARY.md": "[Old](README.md)\n",
  };
  const place = new ImportPlace({ ...whole, ...book("alpha"), ...book("beta") });
  expect(await place.run()).toBe(0);
  expect(place.output).toContain("docs of mdBook, because there are alpha/book.toml and beta/book.toml.");
  expect(await place.errors()).toEqual([]);
  expect(await place.addresses()).toEqual([
    "/",
    "/alpha",
    "/alpha/01-setup",
    "/beta",
    "/beta/01-setup",
    "/src",
  ]);
  const visible = await recordsText(place);
  for (const text of ['href=\\"/beta/01-setup\\"', "fn alpha", "fn beta"])
    expect(visible.replace(/<[^>]*hljs[^>]*>|<\/span>/g, "")).toContain(text);
});

test("headings of GitBook have the anchors that GitBook wrote, and an empty place to link to is no mistake", async () => {
  const place = new ImportPlace({
    ".gitbook.yaml": "root: ./\n",
    "README.md":
      '# Home\n\n### Features <a href="#features" id="features"></a>\n\n[f](#features) [g](#gps1)\n\n### GPS <a href="#gps1" id="gps1"></a>\n\nWords <a href="#x" id="x"></a> here.\n',
  });
  expect(await place.run()).toBe(0);
  expect(place.paths()).not.toContain("baseline.yaml");
  expect(await recordsText(place)).toMatch(/"id":"features".*"id":"gps1"/);
});

test("a plugin of MkDocs makes targets without an ending files beside the page", async () => {
  const place = new ImportPlace({
    "mkdocs.yml": "site_name: A\nplugins:\n  - search\n  - alternate-link\n",
    "docs/index.md": "# Home\n",
    "docs/Getting-Started.md": "# Start\n\n## Head\n\n[b](Boards) [same](../Boards)\n",
    "docs/Boards.md": "# Boards\n",
    "docs/devices/x.md": "# X\n\n[s](../Getting-Started#head) [y](y)\n",
    "docs/devices/y.md": "# Y\n",
  });
  expect(await place.run()).toBe(0);
  expect(place.paths()).not.toContain("baseline.yaml");
});

test("docs of Docusaurus in a language that its settings list are at its address, and any other ones are reported", async () => {
  const docs = "docusaurus-plugin-content-docs";
  const place = new ImportPlace({
    "web/docusaurus.config.js":
      "module.exports = { i18n: { path: 'lang', locales: ['en', 'fr', 'zh'], localeConfigs: { fr: { label: 'Français' } } } };\n",
    "web/docs/a.md": "# A\n\n## One\n",
    "web/docs/deep/b.md": "# B\n",
    [`web/lang/fr/${docs}/current/a.md`]: "# A\n\n[b](deep/b.md), [b](/docs/deep/b), [a](/docs/a)\n",
    [`web/lang/fr/${docs}/version-1.0/deep/b.mdx`]: "# B\n",
    [`web/lang/fr/${docs}/current.json`]: "{}\n",
    [`web/lang/fr/${docs}-parts/current/c.md`]: "# C\n",
    [`web/lang/de/${docs}/current/c.md`]: "# C\n",
    "web/lang/fr/docusaurus-plugin-content-blog/d.md": "# D\n",
    [`web/lang/zh/${docs}/current.json`]: "{}\n",
  });
  expect(await place.run()).toBe(0);
  expect(place.output).toContain(
    `or another version of docs in a language or beside those of the site, or posts of a blog\n        web/lang/de/${docs}/current  1 page\n        web/lang/fr/${docs}-parts/current  1 page\n        web/lang/fr/${docs}/version-1.0  1 page\n`,
  );
  expect(place.output).not.toMatch(/i18n\.(?:path|locales|localeConfigs).*no effect/);
  expect(place.read("site.yaml")).toContain(
    "route: /fr/docs\n      label: Français\n      translates: docs\n",
  );
  expect(place.paths()).toContain("further_docs/fr/a.md");
  expect(place.paths()).not.toContain("baseline.yaml");
  const site = await siteOfFolder(place.data, { pictures: false });
  expect(site.index.pages.aliasTarget("/fr/docs/deep/b")).toBe("/docs/deep/b");
  expect(site.index.pages.aliasTarget("/zh/docs/a")).toBe("/docs/a");
});

test("each instance of docs of Docusaurus keeps its addresses, its menu and its ids", async () => {
  const plugin = "'@docusaurus/plugin-content-docs'";
  const place = new ImportPlace({
    "docusaurus.config.js": `module.exports = {
  presets: [['@docusaurus/preset-classic', { docs: { routeBasePath: '/' } }]],
  plugins: [
    [${plugin}, { id: 'parts', path: 'more/parts', routeBasePath: 'shop/parts', sidebarPath: './partsMenu.js' }],
    [require.resolve(${plugin}), { id: 'rules', path: 'rules', routeBasePath: 'rules' }],
    ['content-docs', { id: 'people', path: 'people', routeBasePath: 'people' }],
  ],
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'zh'] },
};\n`,
    "partsMenu.js":
      "module.exports = { s: [{ type: 'category', label: 'Things', items: ['cable', 'start'] }] };\n",
    "docs/start.md": "---\nslug: /\n---\n# Start\n\n[c](/shop/parts/cable#wires), [r](/rules)\n",
    "more/parts/start.md": "---\nslug: /\n---\n# Parts\n\n[c](cable.md), [s](/), ![p](./img/p.svg)\n",
    "more/parts/cable.md": "# Cable\n\n## Wires\n\n[s](start.md)\n",
    "more/parts/img/p.svg": picture,
    "rules/readme.md": "# Rules\n\n![p](@site/more/parts/img/p.svg)\n",
    "rules_versioned_docs/version-1/old.md": "# Old\n",
    "people/team.md": "# Team\n",
    "i18n/fr/docusaurus-plugin-content-docs-people/current/team.md": "# Équipe\n",
  });
  expect(await place.run()).toBe(0);
  expect(place.read("site.yaml")).toContain("from: /zh/people/team\n");
  expect(place.read("site.yaml")).not.toContain("/fr/people/team");
  expect(place.output).not.toContain("plugins[content-docs]\n");
  expect(place.output).toContain("rules_versioned_docs/version-1  1 page\n");
  const { records, sidebars, diagnostics } = await siteOfFolder(place.data, { pictures: false });
  expect(diagnostics).toEqual([]);
  const pages = records.filter(({ type }) => type === "doc").map(({ pathname }) => pathname);
  expect(pages.sort()).toEqual([
    "/",
    "/fr/people/team",
    "/people/team",
    "/rules",
    "/shop/parts",
    "/shop/parts/cable",
  ]);
  expect(
    sidebars.parts?.items.map(({ label, items = [] }) => [label, ...items.map((item) => item.pathname)]),
  ).toEqual([["Things", "/shop/parts/cable", "/shop/parts"]]);
});

test("settings of a book name the folder of its chapters, its first page and its menu", async () => {
  const place = new ImportPlace({
    "book.js":
      "module.exports = { root: './text', title: 'Manual', language: 'de', variables: { release: '3.1' }, structure: { readme: 'intro.md', summary: 'toc.md' } };\n",
    "README.md": "# Repository\n",
    "text/intro.md": "# Intro\n\nTake {{ book.release }} of {{ book.title }}.\n\n[pins](pins.md)\n",
    "text/toc.md": "# Summary\n\n* [Intro](intro.md)\n* [All pins](pins.md)\n",
    "text/pins.md": "# Pins\n\n[intro](intro.md)\n",
  });
  expect(await place.run("--dialect", "gitbook")).toBe(0);
  expect(place.read("site.yaml")).toMatch(/title: Manual\nlang: de\n/);
  expect(await place.errors()).toEqual([]);
  expect(await place.addresses()).toEqual(["/", "/pins"]);
  expect(await recordsText(place)).toContain("Take 3.1 of Manual.");
  expect(
    (await siteOfFolder(place.data, { pictures: false })).sidebars.current?.items.map(({ label }) => label),
  ).toEqual(["Intro", "All pins"]);
});

test("the settings beside the folder of a book are those of the book", async () => {
  const place = new ImportPlace({
    "book.json": '{ "root": "./docs", "title": "Manual", "variables": { "release": "3.1" } }',
    "docs/README.md": "# Intro\n\nTake {{ book.release }}.\n",
    "docs/SUMMARY.md": "# Summary\n\n* [Intro](README.md)\n",
  });
  expect(await place.run()).toBe(0);
  expect(place.read("site.yaml")).toContain("title: Manual\n");
  expect(await recordsText(place)).toContain("Take 3.1.");
});

test("collections of Jekyll that have pages are at their addresses, and posts are reported", async () => {
  const place = new ImportPlace({
    "_config.yml":
      "title: Keel\ncollections:\n  guides:\n    output: true\n    permalink: /g/:name/\n  parts:\n    output: true\n  hidden: {}\n",
    "index.md":
      "---\ntitle: Home\n---\n\n[first]({% link _guides/first.md %}) [p](/parts/deep/p.html) [g](/g/first/#begin) [m](/g/mine/) [o](/special/two.html)\n",
    "a.md": "---\ntitle: A\n---\n\nText.\n",
    "_guides/first.md": "---\ntitle: First\n---\n\n## Begin\n\n[a]({% link a.md %})\n",
    "_guides/second.md": "---\ntitle: Mine\npermalink: /g/mine/\n---\n\n[f](first.md) [f](/g/first)\n",
    "_parts/deep/p.md": "---\ntitle: P\n---\n\nText.\n",
    "_parts/deep/o.md": "---\ntitle: O\npermalink: /special/two.html\n---\n\nText.\n",
    "_hidden/h.md": "---\ntitle: H\n---\n\nText.\n",
    "_posts/2024-01-02-news.md": "---\ntitle: News\n---\n\nText.\n",
  });
  expect(await place.run()).toBe(0);
  expect(place.output).toContain("or posts of a blog\n        _posts  1 page\n");
  expect(await place.errors()).toEqual([]);
  expect(place.paths()).not.toContain("baseline.yaml");
  const { records } = await siteOfFolder(place.data, { pictures: false });
  const pages = records.filter(({ type }) => type === "doc").map(({ pathname }) => pathname);
  expect(pages.sort()).toEqual(["/", "/a", "/g/first", "/g/mine", "/parts/deep/p", "/special/two"]);
});
