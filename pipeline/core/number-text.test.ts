import fc from "fast-check";
import { expect, test } from "vitest";
import { numbersOfText, textOfNumbers } from "./number-text.ts";

test("numbers are found again in their text", () => {
  fc.assert(
    fc.property(fc.float64Array(), (numbers) => {
      expect(numbersOfText(textOfNumbers(numbers))).toEqual(numbers);
    }),
  );
});

test("a part of a list is only that part", () => {
  expect([...numbersOfText(textOfNumbers(Float64Array.of(1, 2, 3).subarray(1)))]).toEqual([2, 3]);
});

test("of a text that was cut the whole numbers are left", () => {
  expect([...numbersOfText(textOfNumbers(Float64Array.of(1, 2)).slice(0, 16))]).toEqual([1]);
  expect(numbersOfText("")).toHaveLength(0);
});
