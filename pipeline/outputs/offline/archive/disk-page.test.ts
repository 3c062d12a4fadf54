import { expect, test } from "vitest";
import { diskPage, kindOfPath } from "./disk-page.ts";

const site = {
  base: "/base/",
  url: undefined,
  pages: new Set(["", "docs/intro", "docs/CLIM/Wiring", "docs/a b"]),
  files: new Set(["assets/site.css", "assets/pin out.svg", "exports/map.csv"]),
};
const moved = (html: string, path = "docs/CLIM/Wiring", url?: string) =>
  diskPage(html, path, { ...site, url }).html;

test.each([
  ['<a href="/base/docs/intro">', '<a href="../../../docs/intro/index.html">'],
  ['<a href="/base/docs/intro#part">', '<a href="../../../docs/intro/index.html#part">'],
  ['<a href="/base/docs/intro?q=1">', '<a href="../../../docs/intro/index.html">'],
  ['<a href="/base/">', '<a href="../../../index.html">'],
  ['<a href="/base/docs/a%20b/">', '<a href="../../../docs/a%20b/index.html">'],
  ['<a href="#part">', '<a href="#part">'],
  ['<a href="https://example.org/base/docs/intro">', '<a href="https://example.org/base/docs/intro">'],
  ['<a href="mailto:a@example.org">', '<a href="mailto:a@example.org">'],
  [
    '<img src="/base/assets/pin%20out.svg" alt="Pins">',
    '<img src="../../../assets/pin%20out.svg" alt="Pins">',
  ],
  [
    '<img srcset="/base/assets/pin%20out.svg 1x, /base/assets/site.css 2x">',
    '<img srcset="../../../assets/pin%20out.svg 1x, ../../../assets/site.css 2x">',
  ],
  ['<a class="x" href="/base/links.json">data</a>', '<a class="x">data</a>'],
  [
    '<link rel="stylesheet" href="/base/assets/site.css" crossorigin>',
    '<link rel="stylesheet" href="../../../assets/site.css">',
  ],
  ['<link rel="canonical" href="/base/docs/intro">', ""],
  ['<link rel="preload" href="/base/assets/x.woff2" as="font" crossorigin>', ""],
  ['<script type="module" src="/base/assets/x.js"></script><p>Text</p>', "<p>Text</p>"],
  ['<p>href="/base/docs/intro"</p>', '<p>href="/base/docs/intro"</p>'],
  ['<link rel="icon" href="/base/x.svg" integrity="sha256-x">', '<link rel="icon">'],
  [
    '<video src="/base/assets/pin%20out.svg" poster="/base/assets/site.css" controls>',
    '<video src="../../../assets/pin%20out.svg" poster="../../../assets/site.css" controls>',
  ],
  [
    '<img alt="a" src="/base/assets/site.css"\ncrossorigin="anonymous">',
    '<img alt="a" src="../../../assets/site.css">',
  ],
  [
    '<use href="#part" xlink:href="/base/docs/intro">',
    '<use href="#part" xlink:href="../../../docs/intro/index.html">',
  ],
  ["<video crossorigin controls>", "<video controls>"],
  ['<A title="x" HREF="/base/">', '<A title="x" HREF="../../../index.html">'],
  ['<img\nsrc="https://example.org/a.png">', '<img\nsrc="https://example.org/a.png">'],
  ['<script>"<a href=\\"/base/\\">"</script>\n<SCRIPT>x()</SCRIPT>a', "a"],
])("%s becomes %s", (before, after) => {
  expect(moved(before)).toBe(after);
});

test("the home page lies at the top", () => {
  expect(moved('<a href="/base/docs/intro">', "")).toBe('<a href="docs/intro/index.html">');
});

test("where the site's own address is known, what is not in the zip leads there", () => {
  expect(moved('<a href="/base/links.json">', "docs/intro", "https://example.org")).toBe(
    '<a href="https://example.org/base/links.json">',
  );
  expect(moved('<a href="https://example.org/base/docs/intro">', "docs/intro", "https://example.org")).toBe(
    '<a href="../../docs/intro/index.html">',
  );
});

test("a page tells the paths that it names, once each, and a path what it leads to", () => {
  const html =
    '<a href="/base/exports/map.csv"></a><img src="/base/assets/pin%20out.svg"><a href="/base/exports/map.csv"><a href="/base/docs/intro#a"><a href="/base/x">';
  const { named } = diskPage(html, "", site);
  expect(named).toEqual(["assets/pin out.svg", "docs/intro", "exports/map.csv", "x"]);
  expect(named.map((path) => kindOfPath(path, site))).toEqual(["file", "page", "file", "outside"]);
});
