import fc from "fast-check";
import { expect, test } from "vitest";
import { allowedSlips, slipsBetween } from "./slips.ts";

test.each([
  ["heading", "heading", 0],
  ["heding", "heading", 1],
  ["haeding", "heading", 1],
  ["headding", "heading", 1],
  ["hexding", "heading", 1],
  ["terminatoin", "termination", 1],
  ["trminatoin", "termination", 2],
  ["abcde", "vwxyz", undefined],
  ["short", "shortened", undefined],
])("from %s to %s are %s slips", (a, b, slips) => {
  expect(slipsBetween(a, b, 2)).toBe(slips);
});

test("figures and short words are meant as they are typed", () => {
  expect(["bus", "24v", "rs485", "board", "termination"].map(allowedSlips)).toEqual([0, 0, 0, 1, 2]);
});

test("a limit only cuts off what is more", () => {
  const word = fc.stringMatching(/^[a-d]{1,8}$/);
  fc.assert(
    fc.property(word, word, fc.nat(3), (a, b, limit) => {
      const all = slipsBetween(a, b, 8) ?? 9;
      expect(slipsBetween(a, b, limit)).toBe(all <= limit ? all : undefined);
    }),
    { numRuns: 2000 },
  );
});

test("slips are the same in both directions, and none only between equal words", () => {
  const word = fc.stringMatching(/^[a-d]{1,8}$/);
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(slipsBetween(a, b, 8)).toBe(slipsBetween(b, a, 8));
      expect(slipsBetween(a, b, 8) === 0).toBe(a === b);
    }),
  );
});
