import { expect, test } from "vitest";
import { escapeAttribute } from "../../renderer/shared/compose/escape.ts";
import { unescapeHtml } from "./unescape-html.ts";

test.each([
  ["what the pipeline escapes", escapeAttribute(`a&b<c>"d"'e'`), `a&b<c>"d"'e'`],
  ["an apostrophe as React writes it", "it&#x27;s", "it's"],
  ["no character twice", "&amp;lt;", "&lt;"],
  ["no soft hyphen and no other name", "a\u00adb&nbsp;c", "a\u00adb&nbsp;c"],
])("decodes %s", (_, escaped, text) => {
  expect(unescapeHtml(escaped)).toBe(text);
});
