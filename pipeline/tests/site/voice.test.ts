import { beforeAll, describe, expect, test } from "vitest";
import { absencesIn, emptyParts, wrongPanels } from "./laws/absence.ts";
import { type PageText, pageTexts, spacedText } from "./laws/site-texts.ts";
import { ownSite } from "./own-site.ts";

let pages: readonly PageText[] = [];
beforeAll(() => {
  pages = pageTexts(ownSite().out);
});

/** The findings on pages, each with its address. */
const found = (find: (page: PageText) => readonly string[]): string[] =>
  pages.flatMap((page) => find(page).map((what) => `${page.pathname}: ${what}`));

describe("outside the panel of what is not published", () => {
  test("no page speaks of what it does not say", () => {
    expect(found(({ nodes }) => absencesIn(spacedText(nodes)))).toEqual([]);
  });

  test("no Markdown copy and nothing around a page does", () => {
    expect(found(({ markdown = "", frame }) => [...absencesIn(markdown), ...absencesIn(frame)])).toEqual([]);
  });

  test("no section, table, row or column is without a value", () => {
    expect(found(({ nodes }) => emptyParts(nodes))).toEqual([]);
  });
});

test("each page with open points has one panel, closed, with their number and one question", () => {
  expect(found(wrongPanels)).toEqual([]);
});
