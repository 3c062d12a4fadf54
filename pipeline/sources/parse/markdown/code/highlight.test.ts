import { beforeAll, expect, test } from "vitest";
import { highlight } from "./highlight.ts";
import { loadLanguage } from "./languages.ts";

beforeAll(() => loadLanguage("c"));

const coloured = '<span class="hljs-type">int</span>';

test.each([
  ["a line of 1,000 characters", `int a;\n${"- ".repeat(500)}\n`, true],
  ["a line of one more", `int a;\n${"- ".repeat(500)}-\nint b;`, false],
  ["a last line of one more", `int a;\n${"- ".repeat(500)}-`, false],
  ["many lines", `int a;\n${"- ".repeat(400)}\n`.repeat(10), true],
  ["a word of 128 letters", `int ${"a".repeat(128)};`, true],
  ["a word of one more", `int ${"a".repeat(129)};`, false],
  ["one more letter on the next line", `int ${"a".repeat(128)}\na;`, true],
])("%s", (_, code, isColoured) => {
  expect(highlight(code, "c").includes(coloured)).toBe(isColoured);
});
