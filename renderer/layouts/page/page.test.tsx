import { expect, test } from "vitest";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { samples } from "../../tests/layouts/samples.ts";
import { layout } from "./page.tsx";

test("text and cards are shown", () => {
  const html = renderSample("page", layout);
  expect(html).toContain("A board is between");
  expect(html).toContain('<a href="/family/navigation">Navigation</a>');
});

test("the ids of the page are those of its record", () => {
  const ids = idsIn(renderSample("page", layout));
  expect([...ids].sort()).toEqual([...samples.page.anchors].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test("there is one first heading", () => {
  expect(renderSample("page", layout).match(/<h1[ >]/g)).toHaveLength(1);
});
