import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Value } from "../../schema/generated/types.ts";
import { formatDigits, formatValue } from "./format-value.ts";

/** Special spaces and signs made visible: `_` no-break, `'` thin, `~` minus. */
const seen = (text: string): string =>
  text.replaceAll("\u00a0", "_").replaceAll("\u202f", "'").replaceAll("\u2212", "~");

describe("digits", () => {
  const cases: [written: string, shown: string][] = [
    ["1.10", "1.10"],
    ["5", "5"],
    ["0.0", "0.0"],
    ["-40", "~40"],
    ["-0.3", "~0.3"],
    ["+85", "85"],
    ["1234", "1234"],
    ["12345", "12'345"],
    ["1234567", "1'234'567"],
    ["0.1234", "0.1234"],
    ["0.12345", "0.123'45"],
    ["12345.67890", "12'345.678'90"],
    ["1.5e3", "1.5_×_10^3"],
    ["1E-6", "1_×_10^~6"],
    ["0x1A0", "0x1A0"],
  ];
  test.each(cases)("%s", (written, shown) => {
    expect(seen(formatDigits(written))).toBe(shown);
  });

  test("keep the number, whatever it is", () => {
    const number = fc.stringMatching(/^[+-]?\d{1,12}(\.\d{1,12})?([eE][+-]?\d{1,2})?$/);
    fc.assert(
      fc.property(number, (text) => {
        const shown = formatDigits(text);
        const back = shown
          .replaceAll("\u202f", "")
          .replaceAll("\u2212", "-")
          .replace("\u00a0×\u00a010^", "e");
        expect(Number(back)).toBe(Number(text));
        expect(back.replace(/e.*/, "")).toBe(text.replace(/^\+/, "").replace(/[eE].*/, ""));
      }),
    );
  });
});

describe("a value", () => {
  const volt = { id: "V", symbol: "V", name: "volt", kind: "voltage", factor: 1 };
  const degree = { ...volt, id: "deg", symbol: "°", tight: true };
  const cases: [name: string, value: Partial<Value>, shown: string, unit?: typeof volt][] = [
    ["a range", { min: 4.5, max: 5.5 }, "4.5_V to 5.5_V"],
    ["a lower limit", { min: 4.5 }, "at least 4.5_V"],
    ["an upper limit", { max: 5.5 }, "at most 5.5_V"],
    ["one number", { typ: 5 }, "5_V"],
    ["a design target before what is observed", { nom: 5, typ: 5.1 }, "5_V"],
    ["a number in its range", { min: 4, nom: 5, max: 6 }, "5_V (4_V to 6_V)"],
    ["a number with its limit", { typ: 5, max: 6 }, "5_V (at most 6_V)"],
    ["a tolerance", { nom: 5, tolerance: 0.1 }, "5_V ±_0.1_V"],
    ["about", { typ: 5, approximate: true }, "approx._5_V"],
    ["a negative range", { min: -40, max: 85 }, "~40_V to 85_V"],
    ["a tight unit", { min: -5, max: 5 }, "~5° to 5°", degree],
    ["a count", { count: 16 }, "16"],
    ["a large count", { count: 10000 }, "10'000"],
    ["yes", { flag: true }, "yes"],
    ["no", { flag: false }, "no"],
    ["a token", { token: "rail" }, "rail"],
    ["tokens", { tokens: ["can", "usb"] }, "can, usb"],
    ["text", { text: "anodised" }, "anodised"],
  ];
  test.each(cases)("is %s", (_name, value, shown, unit = volt) => {
    expect(seen(formatValue({ param: "x", ...value }, () => undefined, unit))).toBe(shown);
  });

  test("keeps the digits as written", () => {
    const digits: Record<string, string> = { min: "1.10", max: "2.00" };
    expect(seen(formatValue({ param: "x", min: 1.1, max: 2 }, (level) => digits[level], volt))).toBe(
      "1.10_V to 2.00_V",
    );
  });
});
