import { expect, test } from "vitest";
import { paperFit, paperFitOfHtml } from "./paper-fit.ts";

const table = (columns: number, word: string) => [Array.from({ length: columns }, () => word)];

test.each([
  ["few columns fit", 5, "value", undefined],
  ["many columns are turned", 12, "value-of-x", undefined],
  ["their words count and not their text", 3, "many short words in one cell ".repeat(9), undefined],
  ["long words in few columns are turned", 3, "x".repeat(40), "turned"],
  ["columns alone take room", 50, "", "turned"],
  ["what is wider than a turned sheet has its words broken", 18, "x".repeat(12), "broken"],
  ["signs of East Asia break anywhere", 2, "電".repeat(80), undefined],
  [
    "tags are no words, and a sign that is escaped is one",
    9,
    "<a href='averylongaddress'>a</a>&amp;b",
    undefined,
  ],
] as const)("%s", (_, columns, word, fit) => {
  expect(paperFit(table(columns, word))).toBe(fit);
});

test("rows of different lengths are measured column by column", () => {
  expect(paperFit([["x".repeat(60)], ["", "x".repeat(60)]])).toBe("turned");
});

test("a table as HTML is measured by its cells", () => {
  const cell = `<td class="a">${"x".repeat(60)}</td>`;
  expect(
    paperFitOfHtml(`<table><thead><tr><th>A</th></tr></thead><tbody><tr>${cell}</tr></tbody></table>`),
  ).toBe(undefined);
  expect(paperFitOfHtml(`<table><tr><th>A</th></tr><tr>${cell}${cell}</tr></table>`)).toBe("turned");
});
