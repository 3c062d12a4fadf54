import { expect, test } from "vitest";
import { showsBackToTop } from "./visibility.ts";

test.each([
  ["on the way up it shows", { from: 900, to: 800, end: 2000 }, true],
  ["on the way down it does not", { from: 800, to: 900, end: 2000 }, false],
  ["near the top it does not", { from: 400, to: 299, end: 2000 }, false],
  ["at the very bottom, where pages bounce, it does not", { from: 2010, to: 2000, end: 2000 }, false],
])("back to top: %s", (_name, moment, expected) => {
  expect(showsBackToTop(moment)).toBe(expected);
});
