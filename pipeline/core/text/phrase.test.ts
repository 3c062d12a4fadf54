import { expect, it } from "vitest";
import { countOf, didYouMean, listInWords, quoted } from "./phrase.ts";

it("lists words as a sentence does", () => {
  expect(listInWords([])).toBe("");
  expect(listInWords(["a"])).toBe("a");
  expect(listInWords(["a", "b"])).toBe("a or b");
  expect(listInWords(["a", "b", "c"], "and")).toBe("a, b and c");
});

it("counts with the right number of the noun", () => {
  expect(countOf(0, "error")).toBe("no errors");
  expect(countOf(1, "error")).toBe("1 error");
  expect(countOf(2, "entry", "entries")).toBe("2 entries");
});

it("keeps quoted text on one line and shortens it", () => {
  expect(quoted("a\n  b")).toBe("`a b`");
  expect(quoted("abcdef", 4)).toBe("`abc…`");
});

it("asks only when there is something to offer", () => {
  expect(didYouMean([])).toBeUndefined();
  expect(didYouMean(["a", "b"])).toBe("Did you mean `a` or `b`?");
});
