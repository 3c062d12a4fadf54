import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDigits } from "./format-digits.ts";

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
  test.each(cases)("%s", (written, expected) => {
    expect(seen(formatDigits(written))).toBe(expected);
  });

  test("keep the number, whatever it is", () => {
    const number = fc.stringMatching(/^[+-]?\d{1,12}(\.\d{1,12})?([eE][+-]?\d{1,2})?$/);
    fc.assert(
      fc.property(number, (text) => {
        const formatted = formatDigits(text);
        const back = formatted
          .replaceAll("\u202f", "")
          .replaceAll("\u2212", "-")
          .replace("\u00a0×\u00a010^", "e");
        expect(Number(back)).toBe(Number(text));
        expect(back.replace(/e.*/, "")).toBe(text.replace(/^\+/, "").replace(/[eE].*/, ""));
      }),
    );
  });
});
