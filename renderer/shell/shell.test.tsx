import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleShell } from "../tests/layouts/sample-shell.ts";
import { After } from "./after.tsx";
import { Before } from "./before.tsx";

const before = renderToStaticMarkup(<Before shell={sampleShell} />);
const after = renderToStaticMarkup(<After shell={sampleShell} />);

test("the first link leads to the text of the page", () => {
  expect(before).toMatch(/^<a class="skip-link" href="#main">Skip to main content<\/a>/);
});

test("the bar and the panel for small screens hold the same links", () => {
  const [bar = "", panel = ""] = before.split('class="mobile-menu"');
  const links = (html: string) =>
    new Set([...html.matchAll(/<li><a [^>]*href="([^"]*)"/g)].map((match) => match[1]));
  expect(links(panel)).toEqual(links(bar));
});

test("menus open without scripts", () => {
  expect(before).toContain('<details class="menu"><summary>Products</summary><ul><li><a href="/family">');
});

test("a link that leaves the site says so", () => {
  expect(after).toContain(
    '<a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">Other site &amp; friends<span class="visually-hidden"> (opens in new tab)</span></a>',
  );
});

test("what the site does not have is not drawn", () => {
  const { announcement: _, ...rest } = sampleShell;
  const html = renderToStaticMarkup(
    <Before shell={{ ...rest, colourMode: { ...rest.colourMode, switch: false } }} />,
  );
  expect(html).not.toContain("announcement");
  expect(html).not.toContain("colour-mode");
});

test("a logo keeps its place while it loads", () => {
  const logo = { href: "/logo.svg", dark: "/logo-dark.svg", alt: "Sample works", height: 32, width: 120 };
  const html = renderToStaticMarkup(<Before shell={{ ...sampleShell, logo }} />);
  expect(html).toContain(
    '<img class="only-light" src="/logo.svg" alt="Sample works" height="32" width="120"/>',
  );
});

test("neither part has an id", () => {
  expect(before + after).not.toMatch(/\sid="/);
});
