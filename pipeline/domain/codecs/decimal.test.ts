import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalText, parseDecimal, scale, scaleDecimal, unscale, unscaleDecimal } from "./decimal.ts";

test.each([
  ["0.010", "0.01"],
  ["-40", "-40"],
  ["1e-7", "0.0000001"],
  ["2.5e3", "2500"],
  ["+0.5", "0.5"],
  ["-0.001", "-0.001"],
])("the digits %s are the number %s", (written, text) => {
  const decimal = parseDecimal(written);
  expect(decimal && decimalText(decimal)).toBe(text);
});

test("what is no number is none", () => {
  for (const text of ["", "1,5", "0x10", "five", "1e9999"]) expect(parseDecimal(text)).toBeUndefined();
});

test("scaling does not round where plain arithmetic does", () => {
  expect(0.1 * 3).not.toBe(0.3);
  expect(scale(3n, 0.1, 0)).toBe(0.3);
  expect(scale(-2000000001n, 1, 2_000_000_000)).toBe(-1);
});

test("a scaled integer is found again", () => {
  const factors = fc.constantFrom(1, 0.1, 0.25, -0.01, 1e-7, 3);
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(2n ** 40n), max: 2n ** 40n }),
      factors,
      fc.constantFrom(0, -40, 0.5),
      (raw, by, add) => {
        expect(unscale(scale(raw, by, add), by, add)).toBe(raw);
      },
    ),
  );
});

test("a scaled decimal is found again with as many places as it had", () => {
  const decimal = fc.record({
    units: fc.bigInt({ min: -(2n ** 40n), max: 2n ** 40n }),
    decimalPlaces: fc.nat({ max: 6 }),
  });
  fc.assert(
    fc.property(
      decimal,
      fc.constantFrom(1, 0.1, -0.25, 3),
      fc.constantFrom(0, 1.1, -40.05),
      (raw, by, add) => {
        expect(unscaleDecimal(scaleDecimal(raw, by, add), by, add, raw.decimalPlaces)).toEqual(raw);
      },
    ),
  );
});
