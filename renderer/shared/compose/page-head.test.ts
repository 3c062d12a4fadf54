import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DocPage, NotFoundPage, SiteShell } from "../../../schema/generated/types.ts";
import { renderPageHead } from "./page-head.ts";

const shell: SiteShell = {
  title: "Site",
  tagline: "Tagline",
  titleDelimiter: "|",
  lang: "en",
  dir: "ltr",
  base: "/site/",
  navigation: [],
  footer: { groups: [] },
  colourMode: { default: "light", switch: true, followSystem: false },
  docs: { route: "/docs", label: "Docs", tocMin: 2, tocMax: 5 },
  assets: { script: "a.js", styles: [], fonts: [] },
  notFound: { title: "Page Not Found", lines: [] },
};
const published = { ...shell, url: "https://site.example" };
const doc: DocPage = {
  type: "doc",
  id: "intro",
  pathname: "/docs/intro",
  title: "Intro",
  description: "How to begin.",
  source: "docs/intro.md",
  breadcrumbs: [],
  toc: [],
  anchors: [],
  sidebar: "docs",
  body: [],
};
const trail = [{ title: "Docs", href: "/site/docs" }, { title: "Intro" }];

describe("the canonical link", () => {
  test.each([
    ["is rooted where the host is not known", doc, shell, '<link rel="canonical" href="/site/docs/intro">'],
    [
      "has the host where it is known",
      doc,
      published,
      '<link rel="canonical" href="https://site.example/site/docs/intro">',
    ],
    [
      "is the one that a doc names",
      { ...doc, canonical: "/docs/start" },
      shell,
      '<link rel="canonical" href="/site/docs/start">',
    ],
  ])("%s", (_name, record, site, expected) => {
    expect(renderPageHead(record, site)).toContain(expected);
  });
});

test("a picture is named with its whole address and size, and only where the host is known", () => {
  const docWithImage = { ...doc, image: "open-graph/0a.png" };
  const head = renderPageHead(docWithImage, published);
  expect(head).toContain('<meta property="og:image" content="https://site.example/site/open-graph/0a.png">');
  expect(head).toContain('<meta property="og:image:width" content="1200">');
  expect(head).toContain('<meta property="og:image:alt" content="Intro">');
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(renderPageHead(docWithImage, shell)).not.toContain("og:image");
  expect(renderPageHead(doc, published)).not.toContain("og:image");
});

test("languages are named where the host is known", () => {
  expect(renderPageHead(doc, published)).toContain(
    '<link rel="alternate" hreflang="en" href="https://site.example/site/docs/intro"><link rel="alternate" hreflang="x-default" href="https://site.example/site/docs/intro">',
  );
  expect(renderPageHead(doc, shell)).not.toContain("hreflang");
});

test("pages that are in no list are kept out of search engines", () => {
  const notFound: NotFoundPage = { ...doc, type: "not-found", lines: [] };
  expect(renderPageHead({ ...doc, unlisted: true }, shell)).toContain(
    '<meta name="robots" content="noindex">',
  );
  expect(renderPageHead(notFound, shell)).toContain('<meta name="robots" content="noindex">');
  expect(renderPageHead(notFound, shell)).not.toContain("canonical");
  expect(renderPageHead(doc, shell)).not.toContain("robots");
});

test("structured data contain the breadcrumbs, this page included", () => {
  const head = renderPageHead({ ...doc, breadcrumbs: trail }, published);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? "";
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Docs", item: "https://site.example/site/docs" },
      { "@type": "ListItem", position: 2, name: "Intro", item: "https://site.example/site/docs/intro" },
    ],
  });
});

test("no title or description breaks out of its element", () => {
  const shapeOf = (head: string): string =>
    head.replace(/>[^<]*<\/script>/g, "></script>").replace(/"[^"]*"/g, '""');
  const record = { ...doc, breadcrumbs: trail };
  const expected = shapeOf(renderPageHead(record, shell));
  const hostile = fc.string({
    minLength: 1,
    unit: fc.constantFrom("<", ">", '"', "'", "&", "</script>", "<!--", "a", " "),
  });
  fc.assert(
    fc.property(hostile, hostile, (title, description) => {
      const head = renderPageHead(
        { ...record, title, description, breadcrumbs: [{ title, href: "/site/" }, { title }] },
        shell,
      );
      expect(shapeOf(head)).toBe(expected);
    }),
  );
});

test.each([
  ["a page", "/docs/intro", "https://site.example/site/docs/intro.md"],
  ["the home page", "/", "https://site.example/site/index.md"],
])("the Markdown copy of %s is named", (_name, pathname, href) => {
  expect(renderPageHead({ ...doc, pathname }, published)).toContain(
    `<link rel="alternate" type="text/markdown" href="${href}">`,
  );
});
