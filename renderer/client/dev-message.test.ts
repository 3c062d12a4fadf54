import { expect, test } from "vitest";
import { isConcerned, mistakeOf, positionOf, toDevMessage } from "./dev-message.ts";

const page = {
  hash: "1",
  record: { type: "doc", pathname: "/a" },
  parts: { title: "", head: "", main: "", breadcrumbs: "", toc: "" },
};

test.each([
  ['{"type":"shell"}', { type: "shell" }],
  [
    '{"type":"pages","pathnames":["/a"],"sidebars":["docs"]}',
    { type: "pages", pathnames: ["/a"], sidebars: ["docs"] },
  ],
  ['{"type":"pages","pathnames":["/a"]}', undefined],
  [JSON.stringify({ type: "page", page }), { type: "page", page }],
  ['{"type":"page","page":{"hash":"1"}}', undefined],
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
  const message = { type: "pages" as const, pathnames: ["/a"], sidebars: [] };
  expect(isConcerned(message, "/a")).toBe(true);
  expect(isConcerned(message, "/b")).toBe(false);
  expect(isConcerned(message, undefined)).toBe(true);
});

test("a position has only what is known", () => {
  const diagnostic = { code: "x", severity: "error", file: "a.md", message: "" } as const;
  expect(positionOf(diagnostic)).toBe("a.md");
  expect(positionOf({ ...diagnostic, line: 3, column: 7 })).toBe("a.md:3:7");
});

test("a mistake is the same one wherever its line has gone", () => {
  const mistake = { code: "x", severity: "error", file: "a.md", message: "No.", line: 3 } as const;
  expect(mistakeOf({ ...mistake, line: 9 })).toBe(mistakeOf(mistake));
  for (const other of [{ code: "y" }, { file: "b.md" }, { message: "Yes." }])
    expect(mistakeOf({ ...mistake, ...other })).not.toBe(mistakeOf(mistake));
});
