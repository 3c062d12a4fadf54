import { expect, test } from "vitest";
import {
  codes,
  dictionaries,
  type Files,
  printed,
  productWith,
  sheet,
  siteOf,
} from "../../tests/support/pages/site-of.ts";

const page = "type: page\nid: p\ntitle: P\nsummary: A page.\nstate: published\n";
const doc = (head: string, body = "Words."): Files => ({
  "docs/a.md": `---\ntitle: A\ndescription: A doc.\n${head}---\n\n${body}\n`,
});
const site = (text: string): Files => ({ ...doc(""), "site.yaml": `type: site\ntitle: S\n${text}` });
const record = (text: string): Files => ({ ...doc(""), "pages/p.yaml": text });
const product = (was: string, now: string): Files => ({
  ...dictionaries,
  "products/board.yaml": productWith(sheet.replace(was, now)),
});
const register = (row: string): Files => ({
  ...doc(""),
  "serials/s.csv": `serial,product,hardware,status,note\n${row}\n`,
});
const redirect = (from: string, to = "/docs/a"): Files =>
  site(`redirects: [{ from: "${from}", to: "${to}" }]\n`);

test.each<[name: string, files: Files, code: string]>([
  ["a redirect with a line break", redirect("/a\\nb"), "route-invalid"],
  ["a redirect with a backslash and a star", redirect("/a*\\\\b"), "route-invalid"],
  ["a redirect with an encoded slash and an anchor", redirect("/a#%2f"), "route-invalid"],
  ["a redirect with a sign that encodes nothing and a space", redirect("/%zz q"), "route-invalid"],
  ["a redirect with dots and a space", redirect("/../a b"), "route-invalid"],
  ["a redirect with a space", redirect("/a b"), "schema-pattern"],
  ["a redirect without a slash", redirect("b"), "schema-pattern"],
  ["a redirect to a page that is missing", redirect("/b", "/docs/b"), "link-not-found"],
  ["a redirect to a line break", redirect("/b", "/docs\\nb"), "link-not-found"],
  ["a redirect to itself", redirect("/docs/a"), "duplicate-route"],
  ["a former address of a doc with a line break", doc('aliases: ["/a\\nb"]\n'), "route-invalid"],
  ["a former address of a doc that is a number", doc("aliases: [1]\n"), "schema-type"],
  ["a former address of a page with a line break", record(`${page}aliases: ["/a\\nb"]\n`), "route-invalid"],
  ["a slug with a line break", doc('slug: "/a\\nb"\n'), "route-invalid"],
  ["a slug that is a number", doc("slug: 5\n"), "schema-type"],
  ["a route with a line break", record(`${page}route: "/a\\nb"\n`), "schema-pattern"],
  ["a route with dots", record(`${page}route: /a/../b\n`), "route-invalid"],
  ["a route of the site's own", record(`${page}route: /search\n`), "route-reserved"],
  ["an id with a space", record(page.replace("id: p", "id: P p")), "schema-pattern"],
  ["a type that is none", record(page.replace("type: page", "type: pag")), "schema-type-unknown"],
  ["a title of spaces", record(page.replace("title: P", 'title: "  "')), "schema-pattern"],
  ["a key that is none", record(`${page}titel: x\n`), "schema-unknown-key"],
  ["a menu that leads nowhere", site("navigation: [{ label: A, to: /nope }]\n"), "link-not-found"],
  ["a menu with code", site('navigation: [{ label: A, to: "javascript:a()" }]\n'), "link-not-found"],
  ["an address of a site without a scheme", site("url: example.org\n"), "schema-pattern"],
  ["a link that leads nowhere", doc("", "[x](./b.md)"), "link-not-found"],
  ["a picture without words that is missing", doc("", "![](./b.png)"), "image-not-found"],
  ["a value of a product that is missing", doc("", "{{ product.x.y }}"), "value-not-found"],
  ["an embed of a record that is missing", doc("", '::datasheet{ref="x"}'), "reference-not-found"],
  ["two headings of one id", doc("", "## A {#a}\n\n## B {#a}"), "heading-id-duplicate"],
  ["an admonition that is not closed", doc("", ":::note\na"), "admonition-unclosed"],
  ["a unit that is none", product("unit: V", "unit: Vx"), "reference-not-found"],
  ["a parameter that is none", product("param: supply-voltage", "param: nope"), "reference-not-found"],
  ["a serial number of a product that is missing", register("A-1,nope,,genuine,"), "reference-not-found"],
])("%s is one error", async (_, files, code) => {
  const errors = (await siteOf(files)).diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map((found) => found.code)).toEqual([code]);
});

test("of two errors at one place the one is kept that says why", async () => {
  const found = await siteOf(redirect("/a\\nb"));
  expect(printed(found)).toBe(
    `site.yaml:3:21  error  route-invalid  No browser asks for the address /a\\x0ab. It has a backslash or a control character.
  2 | title: S
  3 | redirects: [{ from: "/a\\nb", to: "/docs/a" }]
    |                     ^^^^^^^
  hint: Remove the character.

1 error in 1 file.
`,
  );
});

test("errors at two places of one value's file stay two", async () => {
  const found = await siteOf(
    site('redirects: [{ from: "/a\\nb", to: /docs/a }, { from: /a b, to: /docs/a }]\n'),
  );
  expect(codes(found)).toEqual(["site.yaml:3:21 route-invalid", "site.yaml:3:53 schema-pattern"]);
});
