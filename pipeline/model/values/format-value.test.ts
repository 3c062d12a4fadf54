import { describe, expect, test } from "vitest";
import type { Value } from "../../../schema/generated/types.ts";
import { formatValue } from "./format-value.ts";

/** Special spaces and signs made visible: `_` no-break, `'` thin, `~` minus. */
const seen = (text: string): string =>
  text.replaceAll("\u00a0", "_").replaceAll("\u202f", "'").replaceAll("\u2212", "~");

describe("a value", () => {
  const volt = { id: "V", symbol: "V", name: "volt", kind: "voltage", factor: 1 };
  const degree = { ...volt, id: "deg", symbol: "°", tight: true };
  const cases: [name: string, value: Partial<Value>, shown: string, unit?: typeof volt][] = [
    ["a range", { min: 4.5, max: 5.5 }, "4.5_V to 5.5_V"],
    ["a lower limit", { min: 4.5 }, "at least 4.5_V"],
    ["an upper limit", { max: 5.5 }, "at most 5.5_V"],
    ["one number", { typ: 5 }, "5_V"],
    ["a design target before what is observed", { nom: 5, typ: 5.1 }, "5_V, typ._5.1_V"],
    [
      "both of these with a tolerance in a range",
      { min: 4, nom: 5, typ: 5.1, tolerance: 0.2, max: 6 },
      "5_V ±_0.2_V, typ._5.1_V (4_V to 6_V)",
    ],
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
  test.each(cases)("is %s", (_name, value, expected, unit = volt) => {
    expect(seen(formatValue({ param: "x", ...value }, () => undefined, unit))).toBe(expected);
  });

  test("keeps the digits as written", () => {
    const digits: Record<string, string> = { min: "1.10", max: "2.00" };
    expect(seen(formatValue({ param: "x", min: 1.1, max: 2 }, (level) => digits[level], volt))).toBe(
      "1.10_V to 2.00_V",
    );
  });
});
