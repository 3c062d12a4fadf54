import { expect, test } from "vitest";
import { idsIn, renderSample } from "../render-sample.tsx";
import { samples } from "../samples.ts";
import { layout } from "./family.tsx";

test("members are cards and rows of a table that is read without scripts", () => {
  const html = renderSample("family", layout);
  expect(html).toContain('<th scope="row"><a href="/product/sample-hub">Sample hub</a>');
  expect(html).toContain('<span class="visually-hidden">not published</span>');
  expect(html).toContain("Products side by side".toLowerCase());
  expect(html).not.toContain("No product yet.");
});

test("an empty line says so and draws no table", () => {
  const html = renderSample("family", layout, { members: [] });
  expect(html).toContain("No product yet.");
  expect(html).not.toContain("<table");
});

test("the ids of the page are those of its record", () => {
  const ids = idsIn(renderSample("family", layout));
  expect([...ids].sort()).toEqual([...samples.family.anchors].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test("there is one first heading", () => {
  expect(renderSample("family", layout).match(/<h1[ >]/g)).toHaveLength(1);
});
