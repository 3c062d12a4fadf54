import { expect, test } from "vitest";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { samples } from "../../tests/layouts/samples.ts";
import { layout } from "./doc.tsx";

test("previous and next page are in a landmark", () => {
  const html = renderSample("doc", layout);
  expect(html).toContain('<nav class="pagination" aria-label="Docs pages">');
  expect(html).toContain('<span class="pagination-label">Previous</span> <span>Introduction</span>');
  expect(html).toContain(
    '<span class="pagination-label">Next</span> <span>Power management of the sample</span>',
  );
});

test("embedded records are tables whose heads and rows can be linked to", () => {
  const html = renderSample("doc", layout);
  expect(html).toContain('<caption id="spec-absmax">Absolute maximum ratings</caption>');
  expect(html).toContain('<tr id="pin-1">');
  expect(html).toContain('<span class="differs"> differs</span>');
});

test("rows whose id another table of the page has get none", () => {
  const html = renderSample("doc", layout, { anchors: [], body: samples.doc.body.slice(1) });
  expect(idsIn(html)).toEqual([]);
});

test("the ids of the page are those of its record", () => {
  const ids = idsIn(renderSample("doc", layout));
  expect([...ids].sort()).toEqual([...samples.doc.anchors].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test("there is one first heading", () => {
  expect(renderSample("doc", layout).match(/<h1[ >]/g)).toHaveLength(1);
});
