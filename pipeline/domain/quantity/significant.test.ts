import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { precisionOf, roundToDecimals, roundToSignificant } from "./significant.ts";

describe("the precision of", () => {
  test.each([
    ["1.10", { significant: 3, decimals: 2 }],
    ["0.05", { significant: 1, decimals: 2 }],
    ["0.050", { significant: 2, decimals: 3 }],
    ["100", { significant: 3, decimals: 0 }],
    ["-40", { significant: 2, decimals: 0 }],
    ["0", { significant: 1, decimals: 0 }],
    ["0.00", { significant: 1, decimals: 2 }],
    ["5e3", { significant: 1, decimals: -3 }],
    ["1.5E-3", { significant: 2, decimals: 4 }],
    ["abc", undefined],
  ])("%s", (digits, expected) => {
    expect(precisionOf(digits)).toEqual(expected);
  });
});

describe("rounding to decimals", () => {
  test.each([
    [0.5, 0, "1"],
    [-0.5, 0, "-1"],
    [2.5, 0, "3"],
    [1.005, 2, "1.01"],
    [-1.005, 2, "-1.01"],
    [0.04, 1, "0.0"],
    [-0.04, 1, "0.0"],
    [1234.5, -2, "1200"],
    [185.00000000000003, 0, "185"],
    [12, 3, "12.000"],
  ])("%d to %i is %s", (value, decimals, text) => {
    expect(roundToDecimals(value, decimals)).toBe(text);
  });

  test("is never further away than half a step, and the same for both signs", () => {
    const numbers = fc.double({ min: -1e6, max: 1e6, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 5 }), (value, decimals) => {
        const text = roundToDecimals(value, decimals);
        expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals * (1 + 1e-6));
        expect(Math.abs(Number(roundToDecimals(-value, decimals)))).toBe(Math.abs(Number(text)));
      }),
    );
  });
});

describe("rounding to significant digits", () => {
  test.each([
    [0.984251968503937, 2, "0.98"],
    [0.043307, 3, "0.0433"],
    [9.96, 2, "10"],
    [0.0999, 2, "0.10"],
    [3280.839895, 4, "3281"],
    [11.02, 1, "10"],
    [27.94, 3, "27.9"],
    [0, 3, "0.00"],
    [1.25, 2, "1.3"],
    [-1.25, 2, "-1.3"],
    [3.937e-15, 2, "3.9e-15"],
    [-3.937e-15, 2, "-3.9e-15"],
    [9.96e-13, 2, "1.0e-12"],
    [3.937e-11, 2, "0.000000000039"],
    [0.00123456789012345, 12, "0.001234567890"],
  ])("%d to %i is %s", (value, significant, text) => {
    expect(roundToSignificant(value, significant)).toBe(text);
  });

  test("writes exactly as many digits as wanted, or zeros before the point", () => {
    const numbers = fc.double({ min: 1e-6, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 6 }), (value, significant) => {
        const text = roundToSignificant(value, significant);
        const digits = text.replace(".", "").replace(/^0+/, "");
        if (text.includes(".")) expect(digits).toHaveLength(significant);
        else expect(digits.slice(significant)).toMatch(/^0*$/);
        expect(Math.abs(Number(text) / value - 1)).toBeLessThanOrEqual(0.5 * 10 ** (1 - significant) * 1.001);
      }),
    );
  });
});
