import { expect, test } from "vitest";
import { lowerBound } from "./lower-bound.ts";

test.each([
  [[], 5, 0],
  [[5], 5, 0],
  [[4], 5, 1],
  [[1, 3, 5, 5, 7], 5, 2],
  [[1, 3, 5, 5, 7], 0, 0],
  [[1, 3, 5, 5, 7], 9, 5],
])("in %j the first that is not below %i has the index %i", (sorted, wanted, index) => {
  expect(lowerBound(sorted, (item) => item < wanted)).toBe(index);
  expect(lowerBound(Uint32Array.from(sorted), (item) => item < wanted)).toBe(index);
});
