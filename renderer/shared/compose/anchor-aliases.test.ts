import { expect, test } from "vitest";
import { withAnchorAliases } from "./anchor-aliases.ts";

const alias = (id: string, to: string) => ({ id, to, href: `#${to}`, title: "Pins" });

test("a page without former anchors stays as it is", () => {
  expect(withAnchorAliases("<h1>A</h1>")).toBe("<h1>A</h1>");
});

test("a former anchor of a heading is a place in the heading", () => {
  expect(withAnchorAliases('<h2 id="pins">Pins</h2>', [alias("plug", "pins"), alias("jack", "pins")])).toBe(
    '<h2 id="pins"><span id="plug"></span><span id="jack"></span>Pins</h2>',
  );
});

test("in a table row it lies in the first cell, so that the table stays a table", () => {
  expect(withAnchorAliases('<tr class="a" id="p1"><th scope="row">1</th></tr>', [alias("old", "p1")])).toBe(
    '<tr class="a" id="p1"><th scope="row"><span id="old"></span>1</th></tr>',
  );
});

test("where nothing can hold it, and where the part has moved away, a notice leads on", () => {
  expect(withAnchorAliases('<img id="plan">', [alias("old", "plan")])).toBe(
    '<p class="moved" id="old">This part has moved: <a href="#plan">Pins</a></p><img id="plan">',
  );
  const moved = { id: 'a"b', href: "/docs/b#x", title: "B < C" };
  expect(withAnchorAliases("<p>x</p>", [moved])).toBe(
    '<p class="moved" id="a&quot;b">This part has moved: <a href="/docs/b#x">B &lt; C</a></p><p>x</p>',
  );
});
