import { expect, test } from "vitest";
import type { PageFragments, PageRecord, SiteShell } from "../../../schema/generated/types.ts";
import { markdownFiles } from "./markdown-files.ts";

const shell = { title: "Site", tagline: "All of it.", base: "/x/", url: "https://site.example" } as SiteShell;
const page = (type: string, pathname: string, change: object = {}) => ({
  record: { type, pathname, title: `Page ${pathname}`, description: "What it is.", ...change } as PageRecord,
  hash: "h",
  partsKey: pathname,
  parts: () => ({ main: '<h1>T</h1><p><a href="/x/b#c">b</a> <a href="#d">d</a></p>' }) as PageFragments,
  partsText: () => "{}",
});
const filesOf = (...pages: ReturnType<typeof page>[]): Record<string, string> =>
  Object.fromEntries(
    markdownFiles(pages, { shell, shellKey: "shell", pagesName: "pages" }).map(({ path, bytes }) => [
      path,
      String(bytes()),
    ]),
  );

test("a Markdown copy names its page and leads to the site", () => {
  expect(filesOf(page("doc", "/docs/a", { updated: "2026-01-02" }))["docs/a.md"]).toBe(`---
title: "Page /docs/a"
description: "What it is."
url: "https://site.example/x/docs/a"
updated: 2026-01-02
---

# T

[b](https://site.example/x/b#c) [d](https://site.example/x/docs/a#d)
`);
});

test("llms.txt lists what has a Markdown copy, by kind, without pages that are in no list", () => {
  const files = filesOf(
    page("landing", "/"),
    page("product", "/p"),
    page("doc", "/docs/a"),
    page("doc", "/docs/hidden", { unlisted: true }),
    page("search", "/search"),
    page("not-found", "/404"),
  );
  expect(Object.keys(files)).toEqual(["index.md", "p.md", "docs/a.md", "docs/hidden.md", "llms.txt"]);
  expect(files["llms.txt"]).toBe(`# Site

> All of it.

## Products

- [Page /p](https://site.example/x/p.md): What it is.

## Documentation

- [Page /docs/a](https://site.example/x/docs/a.md): What it is.

## Optional

- [Page /](https://site.example/x/index.md): What it is.
`);
});
