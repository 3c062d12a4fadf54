import { expect, test } from "vitest";
import { shareTwoValues } from "./shared-values.ts";

test.each([
  ["nobody", [], false],
  ["one product", [["mass", "supply"]], false],
  [
    "two with one value in common",
    [
      ["mass", "supply"],
      ["mass", "length"],
    ],
    false,
  ],
  [
    "two that have the other two in common",
    [
      ["supply", "mass", "x"],
      ["y", "mass", "supply"],
    ],
    true,
  ],
  [
    "three of which each shares one with the next",
    [
      ["a", "b"],
      ["b", "c"],
      ["c", "a"],
    ],
    false,
  ],
  ["one that states the same twice", [["a", "a"], ["a"]], false],
  ["the first and the last", [["a", "b"], ["c"], [], ["b", "a"]], true],
])("%s: %j share two values: %s", (_, products, shared) => {
  expect(shareTwoValues(products)).toBe(shared);
});
