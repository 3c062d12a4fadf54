import { expect, test } from "vitest";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { samples } from "../../tests/layouts/samples.ts";
import { layout } from "./service.tsx";

test("situation, results, steps, limits and needs are shown in this order", () => {
  const html = renderSample("service", layout);
  const order = [
    "Situation",
    "What you get",
    "How it goes",
    "Part of it",
    "Not part of it",
    "What you bring",
    "Products",
  ];
  const places = order.map((title) => html.indexOf(title));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("empty lists draw no headings", () => {
  const html = renderSample("service", layout, {
    deliverables: [],
    process: [],
    scopeIn: [],
    scopeOut: [],
    inputs: [],
    products: [],
    related: [],
    citations: [],
  });
  expect(html).not.toContain("<h2");
});

test("the ids of the page are those of its record", () => {
  const ids = idsIn(renderSample("service", layout));
  expect([...ids].sort()).toEqual([...samples.service.anchors].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test("there is one first heading", () => {
  expect(renderSample("service", layout).match(/<h1[ >]/g)).toHaveLength(1);
});
