import { expect, test } from "vitest";
import type { RegisterMapSource } from "../../../schema/generated/types.ts";
import { publishedContent, sampleHead } from "../../tests/support/exports/register-maps.ts";
import type { Register } from "./register-map-content.ts";
import { registerMapCsv } from "./register-map-csv.ts";

/**
 * The content of files for a register with these words: its length and scaling, in JSON and in the row of the
 * table.
 */
function contentOf(register: object): { json: Partial<Register>; row: string[] } {
  const map = {
    ...{ type: "register-map", id: "test", title: "Test", status: "confirmed", transport: "rtu" },
    blocks: [
      { id: "a", title: "A", table: "holding", registers: [{ name: "R", description: "", ...register }] },
    ],
  } as unknown as RegisterMapSource;
  const content = publishedContent(map);
  const { count, factor, offset } = content.blocks[0]?.registers[0] ?? {};
  const [head = "", row = ""] = registerMapCsv.write(content, sampleHead).split("\r\n");
  const at = head.split(",").indexOf("Count");
  return {
    json: JSON.parse(JSON.stringify({ count, factor, offset })) as Partial<Register>,
    row: row.split(",").slice(at, at + 3),
  };
}

test.each([
  ["has the defaults", { address: 3, type: "u16" }, { count: 1, factor: 1, offset: 0 }, ["1", "1", "0"]],
  [
    "has what is written over the defaults",
    { address: 3, type: "u16", factor: 0.1 },
    { count: 1, factor: 0.1, offset: 0 },
    ["1", "0.1", "0"],
  ],
])("a register whose address is known %s", (_name, register, json, row) => {
  expect(contentOf(register)).toEqual({ json, row });
});

test.each([
  ["no length and no scaling that nobody stated", {}, {}, ["", "", ""]],
  ["what is stated alone", { count: 8, factor: 0.5 }, { count: 8, factor: 0.5 }, ["8", "0.5", ""]],
])("a register whose address is not known has %s", (_name, register, json, row) => {
  expect(contentOf(register)).toEqual({ json, row });
});
