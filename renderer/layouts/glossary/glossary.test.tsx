import { expect, test } from "vitest";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { samples } from "../../tests/layouts/samples.ts";
import { layout } from "./glossary.tsx";

test("a glossary page writes the ids of its record and no others", () => {
  const html = renderSample("glossary", layout);
  expect([...idsIn(html)].sort()).toEqual([...samples.glossary.anchors].sort());
});

test("a term shows its other spellings, its explanation and its sources", () => {
  const html = renderSample("glossary", layout);
  expect(html).toContain("also data bus");
  expect(html).toContain("Several devices on <em>one</em> line.");
  expect(html).toContain('href="https://example.org/sheet"');
});
