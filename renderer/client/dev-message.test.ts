import { expect, test } from "vitest";
import { isConcerned, positionOf, toDevMessage } from "./dev-message.ts";

test.each([
  ['{"type":"shell"}', { type: "shell" }],
  ['{"type":"pages","pathnames":"all"}', { type: "pages", pathnames: "all" }],
  ['{"type":"pages","pathnames":["/a"]}', { type: "pages", pathnames: ["/a"] }],
  ['{"type":"diagnostics","items":[]}', { type: "diagnostics", items: [] }],
  ['{"type":"form","token":"x"}', { type: "form", token: "x" }],
  ['{"type":"form"}', undefined],
  ['{"type":"diagnostics"}', undefined],
  ['{"type":"pages"}', undefined],
  ['{"type":"news"}', undefined],
  ["null", undefined],
  ["", undefined],
])("%s", (text, expected) => {
  expect(toDevMessage(text)).toEqual(expected);
});

test("a page is loaded anew only when it changed", () => {
  expect(isConcerned({ type: "pages", pathnames: ["/a"] }, "/a")).toBe(true);
  expect(isConcerned({ type: "pages", pathnames: ["/a"] }, "/b")).toBe(false);
  expect(isConcerned({ type: "pages", pathnames: "all" }, "/b")).toBe(true);
});

test("a position has only what is known", () => {
  const diagnostic = { code: "x", severity: "error", file: "a.md", message: "" } as const;
  expect(positionOf(diagnostic)).toBe("a.md");
  expect(positionOf({ ...diagnostic, line: 3, column: 7 })).toBe("a.md:3:7");
});
