import { expect, test } from "vitest";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { samples } from "../../tests/layouts/samples.ts";
import { layout } from "./category.tsx";

test("a card without a description shows the number of its pages", () => {
  const html = renderSample("category", layout);
  expect(html).toContain("2 items");
  expect(html).toContain("1 item<");
});

test("an empty branch says so", () => {
  expect(renderSample("category", layout, { items: [] })).toContain("Nothing is published in this part");
});

test("the ids of the page are those of its record", () => {
  const ids = idsIn(renderSample("category", layout));
  expect([...ids].sort()).toEqual([...samples.category.anchors].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test("there is one first heading", () => {
  expect(renderSample("category", layout).match(/<h1[ >]/g)).toHaveLength(1);
});
