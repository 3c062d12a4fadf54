import { describe, expect, test } from "vitest";
import { type NumberField, numberHint } from "./number-hint.ts";

const volts: NumberField = { key: "nom", unit: "V", schema: {}, isWhole: false };
const count: NumberField = {
  key: "count",
  unit: undefined,
  schema: { minimum: 0, description: "A number of things." },
  isWhole: true,
};
const form = "Write one number in digits, with a point before decimals.";
const wholeForm = "Write one whole number in digits.";
const twoKeys =
  "A range has two keys, `min:` and `max:`, with the numbers alone; their unit is that of `unit:`.";
const otherUnit =
  "The unit of this row is `V`: convert the number to it, or write the number alone and change `unit:`.";

describe("what to write for a voltage in volts in place of", () => {
  test.each([
    ["5", "Remove the quotes: `5`."],
    ["1.10", "Remove the quotes: `1.10`."],
    ["-40", "Remove the quotes: `-40`."],
    ["1.5e3", "Remove the quotes: `1.5e3`."],
    ["007", "Write the number as `7`."],
    ["+5", "Write the number as `5`."],
    [".5", "Write the number as `0.5`."],
    [" 5 ", "Write the number as `5`."],
    ["\u22125", "Write the number as `-5`."],
    ["0xFF", "Remove the quotes: `0xFF`."],
    // A unit
    ["5 V", "Write the number alone: `5`."],
    ["5V", "Write the number alone: `5`."],
    ["5\u00a0V", "Write the number alone: `5`."],
    ["5 volts", "Write the number alone: `5`."],
    ["1 000 V", "Write the number alone: `1000`."],
    ["500mV", otherUnit],
    ["1.2k", otherUnit],
    ["5%", otherUnit],
    ["1,000 mV", otherUnit],
    // Groups of digits and decimal commas
    ["1_000", "Write the number as `1000`."],
    ["1_0", "Write the number as `10`."],
    ["1 000", "Write the number as `1000`."],
    ["5 000", "Write the number as `5000`."],
    ["1’000", "Write the number as `1000`."],
    ["1'000'000.50", "Write the number as `1000000.50`."],
    ["1\u202f000", "Write the number as `1000`."],
    ["1 000,5", "Write the number as `1000.5`."],
    ["2,5", "Write the number as `2.5`, with a decimal point."],
    ["1,000.5", "Write the number as `1000.5`."],
    ["1.000,5", "Write the number as `1000.5`."],
    ["1,000,000", "Write the number as `1000000`."],
    ["1.000.000", "Write the number as `1000000`."],
    ["4,75", "Write the number as `4.75`, with a decimal point."],
    ["4,7", "Write the number as `4.7`, with a decimal point."],
    ["0,500", "Write the number as `0.500`, with a decimal point."],
    ["4,7500", "Write the number as `4.7500`, with a decimal point."],
    ["1,000", "It can be read in two ways: write `1000` or `1.000`."],
    ["1,000 V", "It can be read in two ways: write `1000` or `1.000`."],
    // Ranges
    ["4.5-5.5", "A range has two keys: write `min: 4.5` and `max: 5.5`."],
    ["4.5 – 5.5 V", "A range has two keys: write `min: 4.5` and `max: 5.5`."],
    ["4.5 to 5.5", "A range has two keys: write `min: 4.5` and `max: 5.5`."],
    ["4.5 V to 5.5 V", "A range has two keys: write `min: 4.5` and `max: 5.5`."],
    ["4.5..5.5", "A range has two keys: write `min: 4.5` and `max: 5.5`."],
    ["-40...85", "A range has two keys: write `min: -40` and `max: 85`."],
    ["4.5-5.5 mV", twoKeys],
    // No number
    ["1:30", form],
    ["1/2", form],
    ["1.5.2", form],
    ["1 2", form],
    ["12,34,5", form],
    ["5.5-4.5", form],
    ["10²", form],
    ["5½", form],
    ["5 V DC", form],
    ["±5", form],
    ["> 5", form],
    ["0b101", form],
    ["five", form],
    ["", form],
    ["1".repeat(100_000), form],
    ["-".repeat(100_000), form],
    // No number that is kept
    ["1e400", "The number is too large to be read without losing digits; give it in a larger unit."],
    [
      "12345678901234567890",
      "The number is too large to be read without losing digits; give it in a larger unit.",
    ],
    ["1e-400", "The number is too small to be distinguished from 0; give it in a smaller unit."],
  ])("%j", (text, hint) => {
    expect(numberHint(text, volts)).toBe(hint);
  });
});

describe("what to write for a count in place of", () => {
  test.each([
    ["5", "Remove the quotes: `5`."],
    ["1 000", "Write the number as `1000`."],
    ["1.5", wholeForm],
    ["-1", wholeForm],
    ["2-4", wholeForm],
    ["4 pcs", "Write a number without `pcs`. A number of things."],
  ])("%j", (text, hint) => {
    expect(numberHint(text, count)).toBe(hint);
  });
});

test("a quantity in quotes and in hexadecimal is written in decimal", () => {
  expect(numberHint("0x1F", { ...volts, schema: { "x-decimal": true } })).toBe("Write the number as `31`.");
});

test("a row without a unit gets one", () => {
  expect(numberHint("500mV", { ...volts, unit: undefined })).toBe(
    "Write the number alone, and its unit as `unit:`.",
  );
});

test("a tolerance is in the unit of its row", () => {
  expect(numberHint("10 %", { ...volts, key: "tolerance" })).toBe(
    "The unit of this row is `V`: convert the number to it.",
  );
});

test("a unit is known by its symbol", () => {
  expect(numberHint("85 °C", { ...volts, unit: "degC" })).toBe("Write the number alone: `85`.");
  expect(numberHint("5 µA", { ...volts, unit: "uA" })).toBe("Write the number alone: `5`.");
});
