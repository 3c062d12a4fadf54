import { describe, expect, test } from "vitest";
import type { Value } from "../../../schema/generated/types.ts";
import { defaultUnits } from "../../domain/quantity/default-units.ts";
import { convertedValue } from "./converted-value.ts";

const units = new Map(defaultUnits.map((unit) => [unit.id, unit]));
const none = (): undefined => undefined;
const seen = (text: string): string =>
  text.replaceAll("\u00a0", "_").replaceAll("\u202f", "'").replaceAll("\u2212", "~");
const convert = (value: Partial<Value>, unit: string, digits: (level: string) => string | undefined = none) =>
  convertedValue({ param: "x", ...value }, digits, units.get(unit), units);

describe("a converted value", () => {
  const cases: [name: string, value: Partial<Value>, unit: string, display: string][] = [
    ["a size", { nom: 25.4 }, "mm", "≈_1.00_in"],
    ["a range", { min: -40, max: 85 }, "degC", "≈_~40_°F to 185_°F"],
    ["a limit", { max: 2.5 }, "kg", "≈_at most 5.5_lb"],
    ["a tolerance, which has no zero point", { typ: 20, tolerance: 5 }, "degC", "≈_68_°F ±_9_°F"],
    ["about, which the mark says already", { typ: 50, approximate: true }, "g", "≈_1.8_oz"],
    ["an imperial value in SI", { nom: 2.0 }, "in", "≈_50_mm"],
    ["a size that no decimals reach", { nom: 1e-13 }, "mm", "≈_4_×_10^~15_in"],
    ["a large number in groups", { nom: 12345 }, "m", "≈_40'502_ft"],
  ];
  test.each(cases)("%s", (_name, value, unit, display) => {
    expect(seen(convert(value, unit)?.display ?? "")).toBe(display);
  });

  test("names its system, its unit and each level", () => {
    const value = convert({ min: 1.1, max: 2.2 }, "mm", (level) => ({ min: "1.10", max: "2.20" })[level]);
    expect(value).toEqual({
      system: "imperial",
      unit: "in",
      display: "≈\u00a00.0433\u00a0in to 0.0866\u00a0in",
      min: "≈\u00a00.0433",
      max: "≈\u00a00.0866",
    });
  });

  test.each(["V", "kn", "dB", "nmi", "rad"])("there is none of %s, which both systems use", (unit) => {
    expect(convert({ nom: 1 }, unit)).toBeUndefined();
  });
});
