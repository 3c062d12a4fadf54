import { expect, test } from "vitest";
import { scopeWords } from "./scope-words.ts";

test.each([
  [{}, ""],
  [{ since: "B" }, "hardware from B"],
  [{ until: "A" }, "hardware up to A"],
  [{ since: "B", until: "B" }, "hardware B"],
  [{ since: "A", until: "C", variant: "long" }, "variant long, hardware A to C"],
  [{ variant: ["x", "y", "z"] }, "variants x, y and z"],
])("%j is called %j", (scope, words) => {
  expect(scopeWords(scope)).toBe(words);
});
