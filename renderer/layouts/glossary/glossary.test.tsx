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

test("a long glossary has a link for each first letter, and a field that filters it; a short one has neither", () => {
  const [first] = samples.glossary.terms;
  if (first === undefined) throw new Error("The sample has terms.");
  const names = [..."abcdefghijklmnopqrs", "ab"].sort();
  const terms = names.map((name) => ({ ...first, anchor: `term-${name}`, term: name }));
  const html = renderSample("glossary", layout, { terms });
  const letters = [...html.matchAll(/<a href="#(term-\w+)">(\w)<\/a>/g)];
  expect(letters.map(([, anchor, letter]) => `${letter} ${anchor}`).slice(0, 2)).toEqual([
    "A term-a",
    "B term-b",
  ]);
  expect(letters).toHaveLength(19);
  expect(html).toMatch(/data-island="glossary-filter"><div class="search-form"><label/);
  expect(renderSample("glossary", layout)).not.toMatch(/glossary-filter|letters/);
});
