import { expect, test } from "vitest";
import { joinedList } from "./list-words.ts";

test.each<[list: string[], conjunction: "and" | "or", lang: string, text: string]>([
  [[], "or", "en", ""],
  [["a"], "or", "en", "a"],
  [["a", "b"], "or", "en", "a or b"],
  [["a", "b", "c"], "and", "en-GB", "a, b and c"],
  [["a", "b", "c"], "or", "de", "a, b oder c"],
  [["a", "b"], "and", "FR", "a et b"],
  [["a", "b", "c"], "and", "xx", "a, b, c"],
  [["a", "b"], "and", "constructor", "a, b"],
])("%j with %s in %s is %j", (list, conjunction, lang, text) => {
  expect(joinedList(list, conjunction, lang)).toBe(text);
});
