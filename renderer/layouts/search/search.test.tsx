import { expect, test } from "vitest";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { samples } from "../../tests/layouts/samples.ts";
import { layout } from "./search.tsx";

const html = renderSample("search", layout);

test("every page is a link below the name of its section", () => {
  for (const { title, items } of samples.search.groups) {
    expect(html).toContain(`<h3>${title}</h3>`);
    for (const item of items) expect(html).toContain(`<a href="${item.href}">${item.title}</a>`);
  }
});

test("without scripts the page says what is missing and what is not", () => {
  expect(html).toMatch(
    /<p class="[^"]*search-unscripted">The search needs scripts, [^<]+ every page of the site\.<\/p>/,
  );
});

test("the field is labelled, and off until scripts run", () => {
  expect(html).toMatch(/<label for="(_search[^"]+)">Search the site<\/label><input id="\1"[^>]* disabled=""/);
});

test("the ids of the page are those of its record", () => {
  expect(idsIn(html)).toEqual(samples.search.anchors);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
});
