import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convertDigits, fromSi, isConvertible, partnerOf, toSi, type Unit } from "./convert.ts";
import { defaultUnits } from "./default-units.ts";
import { precisionOf } from "./significant.ts";

const units = new Map(defaultUnits.map((unit) => [unit.id, unit]));
const unit = (id: string): Unit => {
  const found = units.get(id);
  if (found === undefined) throw new Error(`There is no unit ${id}.`);
  return found;
};

test("equal quantities are the same number in SI", () => {
  for (let mV = 100; mV < 60_000; mV += 100)
    expect(toSi(mV, unit("mV"))).toBe(toSi(Number((mV / 1000).toFixed(1)), unit("V")));
});

describe("a value in another unit", () => {
  test.each([
    ["25.4", "mm", "in", "1.00"],
    ["1.10", "mm", "in", "0.0433"],
    ["50", "g", "oz", "1.8"],
    ["85", "degC", "degF", "185"],
    ["-40", "degC", "degF", "-40"],
    ["0.0", "degC", "degF", "32.0"],
    ["-17.5", "degC", "degF", "0.5"],
    ["-17.8", "degC", "degF", "0.0"],
    ["5", "degC-diff", "degF-diff", "9"],
    ["100", "kPa", "psi", "14.5"],
    ["0", "mm", "in", "0"],
    ["1.5e3", "m", "ft", "4900"],
    ["500", "mV", "V", "0.500"],
    ["12", "N.m", "lbf.ft", "8.9"],
  ])("%s %s is %s", (digits, from, to, expected) => {
    expect(convertDigits(digits, unit(from), unit(to))).toBe(expected);
  });

  test.each([
    ["a temperature and a difference of temperature", "degC", "degC-diff"],
    ["a frequency and a data rate", "Hz", "bit/s"],
    ["an energy and a torque", "J", "N.m"],
    ["two levels", "dB", "dB"],
    ["a level and a power", "dBm", "mW"],
  ])("%s do not convert", (_name, from, to) => {
    expect(isConvertible(unit(from), unit(to))).toBe(false);
    expect(convertDigits("1", unit(from), unit(to))).toBeUndefined();
  });

  test("never has more significant digits than the source, and lies within half of its last digit", () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,5}(\.\d{1,4})?$/);
    const pairs = defaultUnits.flatMap((from) =>
      from.partner === undefined || from.offset !== undefined ? [] : [[from, unit(from.partner)] as const],
    );
    fc.assert(
      fc.property(digits, fc.constantFrom(...pairs), (text, [from, to]) => {
        const converted = convertDigits(text, from, to) ?? "";
        const wanted = precisionOf(text)?.significant ?? 0;
        const exact = (Number(text) * from.factor) / to.factor;
        expect(converted.replace(/\D/g, "").replace(/^0+/, "").replace(/0+$/, "").length).toBeLessThanOrEqual(
          wanted,
        );
        expect(Math.abs(Number(converted) / exact - 1)).toBeLessThanOrEqual(0.5 * 10 ** (1 - wanted) * 1.001);
      }),
    );
  });

  test("comes back by way of the SI unit", () => {
    const numbers = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(numbers, fc.constantFrom(...defaultUnits), (value, own) => {
        expect(Math.abs(fromSi(toSi(value, own), own) - value)).toBeLessThanOrEqual(
          1e-9 * Math.max(1, Math.abs(value), Math.abs((own.offset ?? 0) / own.factor)),
        );
      }),
    );
  });
});

describe("partners", () => {
  test("lead to the other system and back to it", () => {
    for (const own of defaultUnits) {
      const partner = partnerOf(own, units);
      if (own.partner === undefined) expect(partner, own.id).toBeUndefined();
      else {
        expect(partner?.unit.id, own.id).toBe(own.partner);
        expect(partner?.unit.system, own.id).not.toBe(own.system);
        expect(partner?.system, own.id).toBe(own.system === "si" ? "imperial" : "si");
      }
    }
  });
});
