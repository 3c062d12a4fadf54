import { expect, test } from "vitest";
import { pageAt, siteOf } from "../../../tests/support/pages/site-of.ts";
import { mistakesFile } from "./mistakes-page.ts";
import { type Numbered, withMistakes } from "./place-mistakes.ts";

const text = `---
title: Sample
---

Before [one](gone.md).

## First {#first}

Text.

## Second {#second}

A [two](nowhere) & ![three](x.png)
`;

async function marked() {
  const site = await siteOf({ "docs/a.md": text, "docs/b.md": "# B\n" }, { marks: true });
  const mistakes = site.diagnostics
    .filter(({ severity }) => severity === "error")
    .map((diagnostic, at): Numbered => ({ number: at + 1, path: diagnostic.file, diagnostic }));
  return { site, mistakes };
}

test("mistakes stand below the heading that they follow, else at the top, and are anchors of the page", async () => {
  const { site, mistakes } = await marked();
  const before = pageAt(site, "/docs/a");
  const after = withMistakes(before, mistakes, site.index);
  if (after.type !== "doc") throw new Error("The page is no doc.");
  const html = after.body.map((block) => (block.kind === "html" ? block.html : "")).join("");
  const order = [
    'id="mistake-1"',
    "Before",
    'id="first"',
    "Text.",
    'id="second"',
    'id="mistake-2"',
    'id="mistake-3"',
    "A <a",
  ];
  const places = order.map((part) => html.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(html).toContain(
    '<li id="mistake-3" value="3"><code>docs/a.md:13</code> <strong>image-not-found</strong> There is no file &quot;x.png&quot;.',
  );
  expect(after.anchors).toEqual([...before.anchors, "mistake-1", "mistake-2", "mistake-3"]);
  expect(withMistakes(pageAt(site, "/docs/b"), [], site.index)).toBe(pageAt(site, "/docs/b"));
});

test("a link and a picture that lead nowhere are marked where they are, with what is wrong", async () => {
  const { site } = await marked();
  const record = JSON.stringify(pageAt(site, "/docs/a")).replaceAll('\\"', '"');
  expect(record).toContain(
    '<a href="#" data-mistake="link-not-found" title="No page of this site is at &quot;nowhere&quot;.">two</a>',
  );
  expect(record).toContain(
    '<img src="#" data-mistake="image-not-found" title="There is no file &quot;x.png&quot;."',
  );
});

test("the list is a page that names each mistake and leads to its place, in every dialect", async () => {
  const { site, mistakes } = await marked();
  const added = [mistakesFile(mistakes, site.index)];
  for (const dialect of ["fairlead", "mkdocs", "vitepress", "docusaurus", "mdbook", "gitbook"]) {
    const files = { "docs/a.md": text, "docs/b.md": "# B\n", "site.yaml": `docs: { dialect: ${dialect} }\n` };
    const record = pageAt(await siteOf(files, { added }), "/docs/mistakes-of-this-trial");
    const html = JSON.stringify(record).replaceAll('\\"', '"');
    expect(html).toContain(
      '<a href="/docs/a#mistake-2">docs/a.md:13</a> <strong>link-not-found</strong> No page of this site is at &quot;nowhere&quot;.',
    );
    expect(record.unlisted).toBe(true);
  }
});
