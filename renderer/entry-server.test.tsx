import { describe, expect, test } from "vitest";
import type { LinkCard, PageRecord, SiteShell } from "../schema/generated/types.ts";
import { bootstrapScript, compose, pageTitle, renderPage, renderTemplate } from "./entry-server.tsx";
import { renderPageStyles } from "./shared/compose/page-styles.ts";
import { samples } from "./tests/layouts/samples.ts";

const shell: SiteShell = {
  title: "Site",
  tagline: "Tagline",
  titleDelimiter: "|",
  lang: "en",
  dir: "ltr",
  base: "/site/",
  logo: { href: "/site/logo.svg", alt: "Logo", height: 32 },
  navigation: [{ label: "Docs", href: "/site/docs/intro", position: "right" }],
  footer: { groups: [] },
  announcement: { id: 'news-"1"', html: "News", closable: true },
  colourMode: { default: "dark", switch: true, followSystem: true },
  docs: { route: "/docs", label: "Docs", tocMin: 2, tocMax: 5 },
  assets: {
    script: "assets/a.js",
    styles: ["assets/a.css"],
    docStyles: "assets/docs.css",
    textStyles: "assets/text.css",
    fonts: ["assets/a.woff2"],
    icon: "/site/icon.svg",
  },
  notFound: { title: "Page Not Found", lines: [] },
};
const records: readonly PageRecord[] = Object.values(samples);

/** Every page of the samples as it would be written. */
const documents = records.map((record) =>
  compose(
    { ...renderTemplate(shell), sidebars: {} },
    { type: record.type, pathname: record.pathname, hash: "1" },
    renderPage(record, shell),
  ),
);

test.each([
  ["doc", "Intro", "Intro | Site"],
  ["landing", "Boards for boats", "Site"],
  ["page", "Site", "Site"],
  ["page", "", "Site"],
] as const)("the title of a %s named %j is %j", (type, title, expected) => {
  expect(pageTitle({ type, title }, shell)).toBe(expected);
});

test("equal records give equal parts", () => {
  for (const record of records) {
    expect(renderPage(structuredClone(record), structuredClone(shell))).toEqual(renderPage(record, shell));
  }
});

describe("the frame", () => {
  const { head, scripts, rootAttributes } = renderTemplate(shell);

  test("names its files below the base path, and marks those whose failure is reported", () => {
    expect(head).toContain('<link rel="icon" href="/site/icon.svg">');
    expect(scripts).toBe('<script type="module" data-asset src="/site/assets/a.js"></script>');
  });

  test("preloads fonts where there are no scripts, and lets the bootstrap script open the preloads", () => {
    const preload =
      '<link rel="preload" href="/site/assets/a.woff2" as="font" crossorigin media="(scripting: none)">';
    expect(head.match(/as="font"/g)).toHaveLength(1);
    expect(head).toContain(preload);
    // The script finds only elements that are before it.
    expect(head.indexOf(preload)).toBeLessThan(head.indexOf("<script>"));
  });

  test("tells the bootstrap script what the site says about modes", () => {
    expect(rootAttributes).toBe(
      'data-theme="dark" data-theme-choice="system" data-default-theme="dark" data-follow-system data-announcement="news-&quot;1&quot;"',
    );
  });
});

describe("the style sheet", () => {
  const sheetsOf = (record: PageRecord) =>
    renderPage(record, shell).head.match(/<link rel="stylesheet"[^>]*>/g);
  const whole = ['<link rel="stylesheet" href="/site/assets/a.css" data-asset>'];
  const ofDocs = ['<link rel="stylesheet" href="/site/assets/docs.css" data-asset="docs">'];
  const ofText = ['<link rel="stylesheet" href="/site/assets/text.css" data-asset="text">'];
  const text = { ...samples.doc, body: samples.doc.body.filter(({ kind }) => kind === "html"), related: [] };

  test("of a page is the whole one, and that of docs for a doc", () => {
    for (const record of records) expect(sheetsOf(record)).toEqual(record.type === "doc" ? ofDocs : whole);
  });

  test("of a doc of text alone is that of texts", () => {
    expect(sheetsOf(text)).toEqual(ofText);
  });

  test("of a doc is that of docs where a card at its end shows a product", () => {
    const sketch = { ports: [], components: [] } as unknown as NonNullable<LinkCard["sketch"]>;
    const related = [{ title: "Board", href: "/site/board" }];
    expect(sheetsOf({ ...text, related })).toEqual(ofText);
    const record: PageRecord = { ...text, related: [{ ...(related[0] as LinkCard), sketch }] };
    expect(renderPageStyles(record, shell)).toBe(ofDocs[0]);
  });
});

describe("every page", () => {
  test("has one script that runs inline, whose text never varies", () => {
    for (const html of documents) {
      const inline = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
      expect(inline.map(([, text]) => text)).toEqual([bootstrapScript]);
    }
  });

  test("has no style attribute and no handler attribute, which the content security policy forbids", () => {
    for (const html of documents) expect(html).not.toMatch(/<[^>]*\s(style|on[a-z]+)="/);
  });

  test("preloads no pictures, which React would do for hidden ones too", () => {
    for (const html of documents) expect(html).not.toContain('as="image"');
  });
});
