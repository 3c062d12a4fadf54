import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { sampleContext } from "../../tests/layouts/sample-shell.ts";
import { samples } from "../../tests/layouts/samples.ts";
import { layout } from "./family.tsx";

test("members are cards and rows of a table that is read without scripts", () => {
  const html = renderSample("family", layout);
  expect(html).toContain('<th scope="row"><a href="/product/sample-hub">Sample hub</a>');
  expect(html).toContain("Products side by side".toLowerCase());
  expect(html).not.toContain("No product yet.");
});

test("an empty line says so and draws no table", () => {
  const { comparison: _, ...rest } = samples.family;
  const record = { ...rest, members: [], sections: [] };
  const html = renderToStaticMarkup(layout({ record, context: sampleContext }));
  expect(html).toContain("No product yet.");
  expect(html).not.toContain("<table");
});

test("names without facts are in one line beneath the cards, and in no table", () => {
  const stub = { id: "anchor", title: "Sample anchor", href: "/product/sample-anchor", stub: true };
  const sections = samples.family.sections.map((row) => ({ ...row, cells: [...row.cells, []] }));
  const html = renderSample("family", layout, { members: [...samples.family.members, stub], sections });
  expect(html.match(/Sample anchor/g)).toHaveLength(1);
  expect(html).toContain('card-text">Also <a href="/product/sample-anchor">Sample anchor</a></p>');
});

test("the ids of the page are those of its record", () => {
  const ids = idsIn(renderSample("family", layout));
  expect([...ids].sort()).toEqual([...samples.family.anchors].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test("there is one first heading", () => {
  expect(renderSample("family", layout).match(/<h1[ >]/g)).toHaveLength(1);
});
