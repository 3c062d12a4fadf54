import { expect, test } from "vitest";
import { memoryEngine } from "../support/engine/memory-engine.ts";
import { type Files, pageAt, picture, siteOf } from "../support/pages/site-of.ts";

const doc =
  "# Page\n\n[toc]\n\n## 3.3 V / Über\n\n## Wake up{#wake}\n\n```js:line-numbers [a.js]\nx\n```\n\n[to it](#3-3-v-uber)\n";

async function codesOf(files: Files, engine = memoryEngine()): Promise<string[]> {
  const site = await siteOf(files, { engine });
  return site.diagnostics.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);
}

test("the dialect that site.yaml names decides about anchors and marks", async () => {
  const site = (dialect: string): Files => ({
    "site.yaml": `docs: { dialect: ${dialect} }\n`,
    "docs/a.md": doc,
  });
  expect(await codesOf(site("fairlead"))).toEqual([
    "docs/a.md:3:1 markup-literal",
    "docs/a.md:7:11 markup-literal",
    "docs/a.md:9:4 code-language-unknown",
    "docs/a.md:9:20 code-key-unknown",
    "docs/a.md:13:9 anchor-not-found",
  ]);
  const vitepress = { ...site("vitepress"), "docs/a.md": doc.replace("#3-3-v-uber", "#_3-3-v-uber") };
  expect(await codesOf(vitepress)).toEqual([]);
});

test("the dialect that files show decides too, and what was parsed by another one is not taken from the store", async () => {
  const engine = memoryEngine();
  const link = "# Page\n\n## A / B\n\n[to it](#a-b)\n";
  expect(await codesOf({ "docs/a.md": link }, engine)).toEqual(["docs/a.md:5:9 anchor-not-found"]);
  expect(await codesOf({ "docs/a.md": link, "mkdocs.yml": "site_name: x\n" }, engine)).toEqual([]);
  const site = await siteOf({ "docs/a.md": link, "mkdocs.yml": "site_name: x\n" });
  expect(site.basis.files.dialect).toEqual({ name: "mkdocs", sign: "mkdocs.yml" });
});

test("what site.yaml says counts more than what files show", async () => {
  const files = { "site.yaml": "docs: { dialect: github }\n", "mkdocs.yml": "site_name: x\n" };
  const site = await siteOf({ ...files, "docs/a.md": "# Page\n\n## A / B\n\n[to it](#a--b)\n" });
  expect(site.diagnostics).toEqual([]);
  expect(site.basis.files.dialect).toBeUndefined();
});

test("a component in a heading is no part of its anchor, where the docs are of another system", async () => {
  const doc = '# Page\n\n## Input <Badge text="new" />\n\n## Output <Marker />\n\n[a](#input) [b](#output)\n';
  const site = (dialect: string, text = doc): Files => ({
    "site.yaml": `docs: { dialect: ${dialect} }\n`,
    "docs/a.md": text,
  });
  expect(await codesOf(site("vitepress"))).toEqual(["docs/a.md:5:11 mdx-not-supported"]);
  // The blank before it is a hyphen in these, as the heading plugin of Docusaurus 3.10.2 makes it.
  for (const dialect of ["docusaurus", "github"])
    expect(await codesOf(site(dialect, doc.replaceAll("put)", "put-)")))).toEqual([
      "docs/a.md:5:11 mdx-not-supported",
    ]);
  expect(await codesOf(site("fairlead"))).toEqual([
    "docs/a.md:5:11 mdx-not-supported",
    "docs/a.md:7:5 anchor-not-found",
    "docs/a.md:7:17 anchor-not-found",
  ]);
});

const components = `docs:
  components:
    Listing: { as: card, title: caption }
    Pin: { as: badge, title: name }
    Os: { as: tabs }
    System: { as: tab, title: for }
    Danger2: { as: admonition, type: danger, title: head }
    Script: { as: nothing }
    Wrap: { as: content }
    Image2: { as: image }
`;

test("what site.yaml says of components of its own is what they become", async () => {
  const text = [
    '<Listing caption="A `port`">',
    "```c\nint a;\n```",
    "</Listing>",
    'Pin <Pin name="CANH" /> and <Script src="x">gone</Script>.',
    '<Os>\n<System for="Linux">\n\nOne.\n\n</System>\n</Os>',
    '<Danger2 head="High">\nVoltage.\n</Danger2>',
    "<Wrap>\n\nKept.\n\n</Wrap>",
    "<Script>\n\nGone.\n\n</Script>",
  ].join("\n\n");
  const site = await siteOf({ "site.yaml": components, "docs/a.mdx": `# Page\n\n${text}\n` });
  expect(site.diagnostics).toEqual([]);
  const html = JSON.stringify(pageAt(site, "/docs/a"));
  for (const part of [
    "<strong>A <code>port</code></strong>",
    "Pin CANH and .",
    '<p class=\\"tab-label\\">Linux</p>',
    '<p class=\\"admonition-title\\">High</p>',
    "Kept.",
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/gone/i);
});

test("a component is read anew when site.yaml says another meaning", async () => {
  const engine = memoryEngine();
  const files = (as: string): Files => ({
    "site.yaml": `docs: { components: { A: { as: ${as} } } }\n`,
    "docs/a.md": "# Page\n\n<A>\n\ntext\n\n</A>\n",
  });
  expect(await codesOf(files("content"), engine)).toEqual([]);
  const site = await siteOf(files("details"), { engine });
  expect(JSON.stringify(pageAt(site, "/docs/a"))).toContain("<details");
});

test("a meaning that there is not is reported where it is written", async () => {
  const site = await siteOf({
    "site.yaml":
      "docs:\n  components:\n    listing: { as: card }\n    B: { as: crad }\n    C: { title: x }\n    D: card\n",
    "docs/a.md": "# A\n",
  });
  const found = site.diagnostics.map(({ line, column, code, message, hint }) => [
    `${line}:${column} ${code}`,
    message,
    hint,
  ]);
  expect(found).toEqual([
    [
      "3:5 schema-pattern",
      "`listing` is not a valid key in `docs › components`.",
      "Write the name of the component as its tag has it, such as PinTable.",
    ],
    ["4:14 schema-enum", "`docs › components › B › as` cannot be `crad`.", "Did you mean `card`?"],
    [
      "5:5 schema-missing-key",
      "The key `as` is missing in `docs › components › C`.",
      "Add `as:` What it becomes: content is what stands in it, without a frame; nothing leaves it out with all that stands in it.",
    ],
    [
      "6:8 schema-type",
      "`docs › components › D` must be a group of keys, but this is text.",
      "Write its keys on lines of their own, indented below it.",
    ],
  ]);
});

test("the title of a page has an anchor where its system gives it one, and counts among the others", async () => {
  const doc = "# Wiring\n\n## Wiring\n\n[top](#wiring) and [part](#wiring-1)\n";
  const site = (dialect: string, text = doc): Files => ({
    "site.yaml": `docs: { dialect: ${dialect} }\n`,
    "docs/a.md": text,
  });
  for (const dialect of ["vitepress", "mdbook", "github", "gitbook"])
    expect(await codesOf(site(dialect))).toEqual([]);
  expect(await codesOf(site("mkdocs", doc.replace("wiring-1", "wiring_1")))).toEqual([]);
  for (const dialect of ["docusaurus", "fairlead"])
    expect(await codesOf(site(dialect))).toEqual(["docs/a.md:5:27 anchor-not-found"]);
  const given = "# Wiring {#wires}\n\n[top](#wires)\n";
  expect(await codesOf(site("vitepress", given))).toEqual([]);
  const { records } = await siteOf(site("vitepress", given));
  expect(records.find(({ pathname }) => pathname === "/docs/a")?.anchors).toEqual(["wires"]);
});

test("in docs of Docusaurus tags and text have expressions whatever the file is called", async () => {
  const doc = "# A\n\n<div style={{ columns: 2, a: '1em' }}>\n\nText {of} a set.\n\n</div>\n";
  expect(await codesOf({ "docusaurus.config.js": "", "docs/a.md": doc })).toEqual([
    "docs/a.md:5:6 mdx-not-supported",
  ]);
});

test("in MDX a heading is one below a tag as well", async () => {
  const doc = "<div>\n## Inside\n\nText.\n</div>\n### Behind\n\n[a](#inside) [b](#behind)\n";
  const pre = "<pre>\n# no heading\n</pre>\n";
  expect(await codesOf({ "docs/a.mdx": `# Page\n\n${doc}\n${pre}` })).toEqual([]);
  expect(await codesOf({ "docs/a.md": `# Page\n\n${doc}` })).toContain("docs/a.md:10:5 anchor-not-found");
});

test("a page that the other system makes of code, or a post of its blog, is named", async () => {
  const { diagnostics } = await siteOf({
    "docusaurus.config.js": "",
    "src/pages/shop/index.tsx": "",
    "blog/2026-01-02-news.md": "",
    "blog/picture.png": "x",
    "docs/a.md": "# A\n\n[shop](/shop/) [news](/blog/2026/01/02/news) [none](/none)\n",
  });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    '"/shop/" is a page that Docusaurus makes of src/pages/shop/index.tsx, and that this site does not have.',
    '"/blog/2026/01/02/news" is a page that Docusaurus makes of blog/, and that this site does not have.',
    'No page of this site is at "/none".',
  ]);
});

test("a link in a part that Docusaurus includes counts from that part", async () => {
  const files = {
    "docs/b.md": "# B\n",
    "docs/deep/a.mdx": '# A\n\nimport Part from "../parts/_part.mdx";\n\n<Part />\n',
    "docs/parts/_part.mdx": "See [b](../b.md).\n",
  };
  const codes = await codesOf({ "docusaurus.config.js": "", ...files });
  expect(codes.filter((code) => code.includes("link"))).toEqual([]);
});

test("what another system would compute is named as its own, and shown as written", async () => {
  const doc = "# A\n\n{{ page.title }} and {{ a ? 1 : 2 }}, <b>{{ x }}</b>\n\n<TeamList />\n";
  const messages = async (dialect: string) =>
    (await siteOf({ "site.yaml": `docs: { dialect: ${dialect} }\n`, "docs/a.md": doc })).diagnostics.map(
      ({ line, column, message }) => `${line}:${column} ${message}`,
    );
  const vue = "This is an expression of Vue, which is never run, so it is shown as it is written.";
  expect(await messages("vitepress")).toEqual([
    `3:1 ${vue}`,
    `3:22 ${vue}`,
    `3:42 ${vue}`,
    "5:1 This file uses the component <TeamList>, which is Vue. Pages are written in Markdown.",
  ]);
  expect((await messages("fairlead")).slice(0, 2)).toEqual([
    '3:1 "page.title" is not the path of a value.',
    '3:22 The value reference "{{ a ? 1 : 2 }}" is not a path of names separated by dots.',
  ]);
});

test("scripts, styles and places to link to may stand before the title of docs of another system", async () => {
  const doc = '<!-- old -->\n\n<a id="former"></a>\n\n# Team\n\n[x](#former)\n';
  expect(await codesOf({ "book.toml": "", "docs/a.md": doc })).toEqual([]);
  const script = "<script setup>\nconst a = 1\n</script>\n\n# Team\n\nText.\n";
  const site = await siteOf({ "docs/.vitepress/config.ts": "", "docs/a.md": script });
  expect(site.records.find(({ pathname }) => pathname === "/docs/a")?.title).toBe("Team");
});

test("pictures that another system serves as they are need no page here", async () => {
  const docs = { "docs/a.md": "# A\n\n![B](/b.svg)\n", "docs/unshown.svg": picture };
  const files = { ...docs, "static/b.svg": picture, "static/icon.svg": picture, "blog/c.svg": picture };
  const unused = async (dialect: string) => {
    const site = await siteOf({ "site.yaml": `docs: { dialect: ${dialect} }\n`, ...files });
    return site.diagnostics.map(({ code, file }) => `${code} ${file}`);
  };
  expect(await unused("docusaurus")).toEqual(["image-unused docs/unshown.svg"]);
  expect(await unused("fairlead")).toEqual(
    ["blog/c.svg", "docs/unshown.svg", "static/icon.svg"].map((file) => `image-unused ${file}`),
  );
});
