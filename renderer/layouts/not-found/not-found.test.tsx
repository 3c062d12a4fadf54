import { expect, test } from "vitest";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { samples } from "../../tests/layouts/samples.ts";
import { layout } from "./not-found.tsx";

test("both lines and a way home are shown", () => {
  const html = renderSample("not-found", layout);
  expect(html).toContain("<h1>Page Not Found</h1>");
  expect(html).toContain("Please tell the owner");
  expect(html).toContain('<a href="/">Home page</a>');
});

test("the ids of the page are those of its record", () => {
  const ids = idsIn(renderSample("not-found", layout));
  expect([...ids].sort()).toEqual([...samples["not-found"].anchors].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test("there is one first heading", () => {
  expect(renderSample("not-found", layout).match(/<h1[ >]/g)).toHaveLength(1);
});
