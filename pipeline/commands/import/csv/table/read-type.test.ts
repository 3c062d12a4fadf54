import { expect, test } from "vitest";
import { read, register } from "../../../../tests/support/commands/import/csv-table.ts";

test.each([
  ["INT16", { type: "s16" }],
  ["UINT32", { type: "u32" }],
  ["FLOAT", { type: "f32" }],
  ["float32", { type: "f32" }],
  ["WORD", { type: "u16" }],
  ["String[16]", { type: "string", words: 8 }],
  ["BITFIELD16", { type: "bits" }],
  ["bitfield32", { type: "bits", width: 32 }],
  ["enum16", { type: "enum" }],
  ["unsigned 16 bit", { type: "u16" }],
  ["16-bit signed integer", { type: "s16" }],
  ["S_DWORD_R", { type: "s32" }],
  ["UDINT", { type: "u32" }],
  ["LREAL", { type: "f64" }],
  ["Float (IEEE754)", { type: "f32" }],
  ["colour", {}],
])("a type that is written as %s is read", (cell, expected) => {
  expect(register("Data type", cell)).toEqual(expected);
});

test("a range of addresses is the length of a text and the width of a number", () => {
  const { rows } = read("Registers,Name,Type\n100 - 115,SERIAL,String\n120-121,TOTAL,UINT\n122,MODE,UINT\n");
  expect(rows.map(({ address, type, words }) => ({ address, type, words }))).toEqual([
    { address: 100, type: "string", words: 16 },
    { address: 120, type: "u32" },
    { address: 122, type: "u16" },
  ]);
});

test("bytes of a text are bytes", () => {
  const { rows, notices } = read("Address,Name,Type,Bytes\n10,A,STRING,16\n20,B,STRING,5\n");
  expect(rows.map(({ words }) => words)).toEqual([8, 3]);
  expect(notices).toContain("3 changed A text of 5 bytes takes 3 registers here.");
});

test("a count is of values in a row, but for that of the registers of one value", () => {
  const { rows } = read("Address,Name,Type,Count\n0,A,u16,8\n8,B,u32,2\n10,C,f32,3\n16,D,u16,1\n");
  expect(rows.map(({ count }) => count)).toEqual([8, undefined, 3, undefined]);
});

test.each(["0,A,UDINT\n2,B,U_DWORD_R\n", "2,B,U_DWORD_R\n0,A,UDINT\n"])(
  "the order of words in some types is not that of the whole map",
  (rows) => {
    const { map, blocks, notices } = read(`Address,Name,Type\n${rows}`);
    expect(map.wordOrder).toBe("high-first");
    expect(blocks).toHaveLength(2);
    expect(notices.join("\n")).toContain("lost The row says low-first, but the record is of high-first");
    expect(read("Address,Name,Type\n0,A,UINT16\n2,B,U_DWORD_R\n").map.wordOrder).toBe("low-first");
  },
);
