import { expect, test } from "vitest";
import type { RegisterMapSource } from "../../../schema/generated/types.ts";
import { publishedContent, sampleHead } from "../../tests/support/exports/register-maps.ts";
import { registerMapCsv } from "./register-map-csv.ts";

/** The cells of a register, by the names of their columns. */
function cellsOf(register: object): Record<string, string> {
  const map = {
    ...{ type: "register-map", id: "test", title: "Test", status: "confirmed", transport: "rtu" },
    blocks: [
      { id: "a", title: "A", table: "holding", registers: [{ name: "R", description: "", ...register }] },
    ],
  } as unknown as RegisterMapSource;
  const [head = "", row = ""] = registerMapCsv.write(publishedContent(map), sampleHead).split("\r\n");
  const cells = row.split(",");
  return Object.fromEntries(head.split(",").map((name, at) => [name, cells[at] ?? ""]));
}

test("the first columns stay those that simulators read", () => {
  const names = Object.keys(cellsOf({ address: 3, type: "u16" }));
  expect(names.slice(0, 6)).toEqual(["Address", "Name", "Value", "Type", "Radix", "RW"]);
});

test.each([
  ["as it is without scaling", { type: "u16", default: 7 }, "7", "7"],
  ["raw with factor and offset", { type: "u16", factor: 0.1, offset: -40, default: 12.5 }, "525", "12.5"],
  ["raw with a factor that is no double", { type: "s16", factor: 0.01, default: -0.07 }, "-7", "-0.07"],
  ["as the nearest that the register can hold", { type: "u16", factor: 0.3, default: 1 }, "3", "1"],
  ["with its digits where it is a float", { type: "f32", default: 0.1 }, "0.1", "0.1"],
  ["with its digits where it is tiny", { type: "f64", default: 1e-20 }, `0.${"0".repeat(19)}1`, "1e-20"],
  ["raw where a float is scaled", { type: "f32", factor: 0.5, offset: 1, default: 1.25 }, "0.5", "1.25"],
  ["as the number of a name", { type: "enum", default: 1, values: [{ value: 1, name: "On" }] }, "1", "1"],
  [
    "as the number that bits make",
    { type: "bits", default: 513, bits: [{ bit: 9, name: "B" }] },
    "513",
    "513",
  ],
  ["nowhere where it is a text", { type: "string", words: 2, default: 5 }, "", "5"],
  ["nowhere where there is none", { type: "u16" }, "", ""],
])("a value as delivered is written %s", (_name, register, raw, scaled) => {
  const { Value, Default } = cellsOf({ address: 3, ...register });
  expect({ Value, Default }).toEqual({ Value: raw, Default: scaled });
});

test("a value as delivered is known where the address is not", () => {
  expect(cellsOf({ default: 1500 })).toMatchObject({ Address: "", Value: "1500", Default: "1500" });
});
