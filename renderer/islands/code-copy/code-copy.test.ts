import { expect, test } from "vitest";
import { codeText } from "./code-copy.ts";

test.each([
  ["a command does not run when pasted", "make\n", "make"],
  ["only one line break goes", "a\n\n", "a\n"],
  ["inner ones stay", "a\nb", "a\nb"],
])("%s", (_name, text, expected) => {
  expect(codeText(text)).toBe(expected);
});
