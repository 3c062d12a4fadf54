import { describe, expect, test } from "vitest";
import type { ParametersSource, Value } from "../../../schema/generated/types.ts";
import { defaultUnits } from "../../domain/quantity/default-units.ts";
import { comparedValue } from "./compared-value.ts";

type Parameter = ParametersSource["parameters"][number];

const units = new Map(defaultUnits.map((unit) => [unit.id, unit]));
const parameter = (more: Partial<Parameter>): Parameter => ({
  id: "sample",
  name: "Sample",
  kind: "voltage",
  section: "electrical",
  definition: "A sample.",
  ...more,
});
const compare = (value: Omit<Value, "param">, about: Partial<Parameter> = { units: ["V", "mV"] }) =>
  comparedValue(
    { param: "sample", status: "confirmed", ...value },
    {
      digits: () => undefined,
      unit: value.unit === undefined ? undefined : units.get(value.unit),
      parameter: parameter(about),
      units,
    },
  );

describe("the ends of a value", () => {
  test.each([
    ["of a range are its own", { min: 9, max: 36, unit: "V" }, "none", { low: 9, high: 36 }],
    [
      "of a middle with a tolerance lie around it",
      { nom: 5, tolerance: 0.5, unit: "V" },
      "none",
      { low: 4.5, high: 5.5 },
    ],
    [
      "of numbers that no double is are what an engineer would write",
      { nom: 3.3, tolerance: 0.1, unit: "V" },
      "none",
      { low: 3.2, high: 3.4 },
    ],
    ["of a limit are open on its other side", { max: 36, unit: "V" }, "none", { high: 36 }],
    [
      "of a figure of merit are the figure",
      { max: 5, unit: "V" },
      "higher",
      { low: 5, high: 5, better: "higher" },
    ],
    [
      "of a typical value with a limit are both",
      { typ: 5, max: 8, unit: "V" },
      "lower",
      { low: 5, high: 8, better: "lower" },
    ],
    ["of a count are the count", { count: 6 }, "none", { low: 6, high: 6 }],
  ] as const)("%s", (_name, value, better, expected) => {
    expect(compare(value, { units: ["V", "mV"], better })).toEqual(expected);
  });

  test("are said in the usual unit, whatever unit the engineer wrote", () => {
    expect(compare({ min: 4500, max: 5500, unit: "mV" })).toEqual({
      low: 4.5,
      high: 5.5,
      usual: "4.500\u00a0V to 5.500\u00a0V",
    });
    const inches = compare({ nom: 1.5, unit: "in" }, { kind: "length", units: ["mm", "in"] });
    expect(inches).toEqual({ low: 38.1, high: 38.1, usual: "≈\u00a038\u00a0mm" });
  });

  test.each(["preliminary", "unverified", "withdrawn", undefined] as const)(
    "a value with the status %s has none",
    (status) => {
      expect(compare({ min: 9, max: 36, unit: "V", ...{ status } } as Value)).toEqual({});
      expect(compare({ token: "rail", ...{ status } } as Value)).toEqual({});
    },
  );
});

test.each([
  ["a word", { token: "rail" }, ["rail"]],
  ["words", { tokens: ["can", "serial"] }, ["can", "serial"]],
  ["present", { flag: true }, ["yes"]],
  ["absent", { flag: false }, ["no"]],
] as const)("%s is compared by words", (_name, value, words) => {
  expect(compare(value as unknown as Value).words).toEqual(words);
});
