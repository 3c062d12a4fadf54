import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Breadcrumbs } from "./breadcrumbs.tsx";

test("the trail begins with the home page and ends with this page", () => {
  const crumbs = [{ title: "Docs", href: "/base/docs" }, { title: "Wiring" }];
  const html = renderToStaticMarkup(<Breadcrumbs crumbs={crumbs} home="/base/" />);
  expect(html).toContain('<nav class="breadcrumbs" aria-label="Breadcrumbs">');
  expect(html).toContain('href="/base/" aria-label="Home page"');
  expect(html).toContain('<span aria-current="page">Wiring</span>');
});

test("a page without a trail, such as the home page, draws none", () => {
  expect(renderToStaticMarkup(<Breadcrumbs crumbs={[]} home="/" />)).toBe("");
});

test("a trail that names the home page itself draws it once", () => {
  const crumbs = [{ title: "Home", href: "/" }, { title: "About" }];
  const html = renderToStaticMarkup(<Breadcrumbs crumbs={crumbs} home="/" />);
  expect(html.match(/href="\/"/g)).toHaveLength(1);
});
