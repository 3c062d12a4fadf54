import { expect, test } from "vitest";
import { memoryEngine } from "../../engine/testing.ts";
import { type Files, siteOf } from "../../pages/testing.ts";

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
  const site = (dialect: string): Files => ({
    "site.yaml": `docs: { dialect: ${dialect} }\n`,
    "docs/a.md": doc,
  });
  for (const dialect of ["vitepress", "docusaurus", "github"])
    expect(await codesOf(site(dialect))).toEqual(["docs/a.md:5:11 mdx-not-supported"]);
  expect(await codesOf(site("fairlead"))).toEqual([
    "docs/a.md:5:11 mdx-not-supported",
    "docs/a.md:7:5 anchor-not-found",
    "docs/a.md:7:17 anchor-not-found",
  ]);
});
