import fc from "fast-check";
import { expect, test } from "vitest";
import { plainDigits } from "./plain-digits.ts";

test.each([
  ["5", "5"],
  ["1.10", "1.10"],
  ["0.0", "0.0"],
  ["-40", "-40"],
  ["1.5e3", "1.5e3"],
  [".5", "0.5"],
  ["-.50", "-0.50"],
  ["5.", "5"],
  ["5.e3", "5e3"],
  ["+85", "85"],
  ["007", "7"],
  ["00.5", "0.5"],
  ["-0", "0"],
  ["-0.0", "0.0"],
  ["0x1F", "31"],
  ["0o17", "15"],
])("%s is %s", (written, plain) => {
  expect(plainDigits(written)).toBe(plain);
});

test.each(["", ".", "-", "2025-11-21", "1.2.3", "0xZZ", "4 V"])("%j is no number and stays", (text) => {
  expect(plainDigits(text)).toBe(text);
});

test("the number is the same, and so are its decimals", () => {
  const number = fc.stringMatching(/^[+-]?\d{0,9}\.?\d{1,9}([eE][+-]?\d{1,2})?$/);
  fc.assert(
    fc.property(number, (text) => {
      const plain = plainDigits(text);
      expect(Number(plain) + 0).toBe(Number(text) + 0);
      expect(/\.(\d+)/.exec(plain)?.[1]).toBe(/\.(\d+)/.exec(text)?.[1]);
      expect(plainDigits(plain)).toBe(plain);
    }),
  );
});
