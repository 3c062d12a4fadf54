import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compose, markCurrent } from "./compose.ts";
import { escapeAttribute, escapeScriptJson, escapeText } from "./escape.ts";
import type { PageFragments, PageShellInput, Template } from "./types.ts";

const template: Template = {
  lang: "en",
  dir: "ltr",
  base: "/site/",
  head: '<meta charset="utf-8">',
  before: '<a href="/site/">Home</a><a class="x" href="/site/docs/intro">Docs</a>',
  after: "<footer></footer>",
  scripts: '<script type="module" src="/site/a.js"></script>',
  rootAttributes: 'data-theme="light"',
  sidebars: { docs: { name: "docs", items: [{ label: "Intro", pathname: "/docs/intro" }] } },
};
const page: PageShellInput = { type: "doc", pathname: "/docs/intro", sidebar: "docs", hash: "abc" };
const parts: PageFragments = {
  title: "Intro | Site",
  head: '<meta name="description" content="d">',
  main: "<h1>Intro</h1>",
  breadcrumbs: '<nav aria-label="Breadcrumbs"></nav>',
  toc: '<nav class="toc"></nav>',
};

/** The names of elements and attributes in the order in which a browser would meet them. */
function shapeOf(html: string): string {
  return html.replace(/>[^<]*</g, "><").replace(/"[^"]*"/g, '""');
}

test("the document is the frame with the parts in it", () => {
  expect(compose(template, page, parts)).toBe(`<!doctype html>
<html lang="en" dir="ltr" data-base="/site/" data-pathname="/docs/intro" data-record="abc" data-theme="light">
<head>
<meta charset="utf-8">
<title>Intro | Site</title>
<!--page--><meta name="description" content="d"><!--/page-->
</head>
<body data-page-type="doc">
<a href="/site/">Home</a><a class="x" href="/site/docs/intro" aria-current="page">Docs</a>
<div class="page page-doc">
<aside class="sidebar" data-sidebar="docs" aria-label="Docs menu"><details class="sidebar-mobile"><summary>Docs menu</summary><nav class="sidebar-nav" aria-label="Docs sidebar"><ul class="sidebar-list"><li class="sidebar-item"><a class="sidebar-link" href="/site/docs/intro" aria-current="page">Intro</a></li></ul></nav></details></aside>
<div class="content">
<nav aria-label="Breadcrumbs"></nav><main id="main" tabindex="-1"><h1>Intro</h1></main>
</div>
<aside class="toc-pane" aria-label="Table of contents"><nav class="toc"></nav></aside>
</div>
<footer></footer>
<script type="module" src="/site/a.js"></script>
</body>
</html>
`);
});

test("a page without sidebar and table of contents has no empty panes", () => {
  const html = compose(template, { type: "page", pathname: "/about", hash: "abc" }, { ...parts, toc: "" });
  expect(html).not.toContain("<aside");
});

describe("no text breaks out of its place", () => {
  test("whatever the title, the elements of the document stay the same", () => {
    const expected = shapeOf(compose(template, page, parts));
    fc.assert(
      fc.property(fc.string({ unit: hostile }), (title) => {
        expect(shapeOf(compose(template, page, { ...parts, title }))).toBe(expected);
      }),
    );
  });

  test("whatever the label of a doc, the elements of the document stay the same", () => {
    const expected = shapeOf(compose(template, page, parts));
    fc.assert(
      fc.property(fc.string({ unit: hostile }), (label) => {
        const sidebars = { docs: { name: "docs", items: [{ label, pathname: "/docs/intro" }] } };
        expect(shapeOf(compose({ ...template, sidebars }, page, parts))).toBe(expected);
      }),
    );
  });

  test("dollar signs are no patterns", () => {
    expect(markCurrent('<a href="/$1">x</a>', "/$1", "/")).toBe('<a href="/$1" aria-current="page">x</a>');
    expect(compose(template, page, { ...parts, title: "$& $1 $'" })).toContain("<title>$&amp; $1 $'</title>");
  });
});

/** Pieces that end elements, attributes, comments and scripts, among ordinary text. */
const hostile = fc.constantFrom(
  "<",
  ">",
  '"',
  "'",
  "&",
  "-->",
  "</title>",
  "<script>",
  "$&",
  "a",
  " ",
  "\u2028",
);

test("equal input gives equal bytes", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (title, main) => {
      const first = compose(template, page, { ...parts, title, main });
      expect(compose(structuredClone(template), { ...page }, { ...parts, title, main })).toBe(first);
    }),
  );
});

describe("escaping", () => {
  const readBack = (html: string): string =>
    html.replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name] ?? "'",
    );

  test("what is escaped means what it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(readBack(escapeText(text))).toBe(text);
        expect(readBack(escapeAttribute(text))).toBe(text);
        expect(escapeText(text)).not.toMatch(/[<>]/);
        expect(escapeAttribute(text)).not.toMatch(/[<>"']/);
      }),
    );
  });

  test("JSON in a script says the same and cannot end it", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = escapeScriptJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      }),
    );
  });
});

describe("the current link of the navbar", () => {
  test.each([
    ["is marked", '<a href="/a">A</a>', '<a href="/a" aria-current="page">A</a>'],
    [
      "is marked in every menu with its address",
      '<a class="b" href="/a" id="c">A</a>',
      '<a class="b" href="/a" aria-current="page" id="c">A</a>',
    ],
    ["is not another one", '<a href="/ab">A</a>', '<a href="/ab">A</a>'],
    ["is a link", '<link href="/a"><p>href="/a"</p>', '<link href="/a"><p>href="/a"</p>'],
    ["is marked once", '<a href="/a" aria-current="page">A</a>', '<a href="/a" aria-current="page">A</a>'],
  ])("%s", (_name, html, expected) => {
    expect(markCurrent(html, "/a", "/")).toBe(expected);
  });

  test("is that of the section where none leads to the page", () => {
    const html = '<a href="/docs/intro">Docs</a><a href="/about">About</a>';
    expect(markCurrent(html, "/docs/a/b", "/")).toBe(html.replace('intro"', 'intro" aria-current="true"'));
  });
});
