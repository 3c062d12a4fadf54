import { expect, test } from "vitest";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { samples } from "../../tests/layouts/samples.ts";
import { layout } from "./landing.tsx";

test("the heading of the hero heads the page, and the scene is drawn", () => {
  const html = renderSample("landing", layout);
  expect(html).toContain("<h1>Electronics that hold position</h1>");
  expect(html).toContain('role="img"');
});

test("the numbered parts of the scene lead on, in the order of their numbers", () => {
  const [, key = ""] = /<ol class="scene-key">(.*?)<\/ol>/.exec(renderSample("landing", layout)) ?? [];
  expect([...key.matchAll(/<a [^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([
    "Air",
    "Navigation",
    "Underwater",
  ]);
});

test("a home page without a hero is headed by its title", () => {
  const html = renderSample("landing", layout, { blocks: [], related: [], citations: [] });
  expect(html).toBe("<h1>Sample works</h1>");
});

test("a hero without a scene draws none", () => {
  const [hero] = samples.landing.blocks;
  if (hero?.kind !== "hero") throw new Error("The sample begins with a hero.");
  expect(renderSample("landing", layout, { blocks: [{ ...hero, scene: "none" }] })).not.toContain("<svg");
});

test("the ids of the page are those of its record", () => {
  const ids = idsIn(renderSample("landing", layout));
  expect([...ids].sort()).toEqual([...samples.landing.anchors].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test("there is one first heading", () => {
  expect(renderSample("landing", layout).match(/<h1[ >]/g)).toHaveLength(1);
});
