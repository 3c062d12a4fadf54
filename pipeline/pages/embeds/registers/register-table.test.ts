import { beforeAll, expect, test } from "vitest";
import type { Table } from "../../../../schema/generated/types.ts";
import { pageAt, samplesFolder, siteOfFolder } from "../../../tests/support/pages/site-of.ts";

let tables: readonly Table[] = [];
beforeAll(async () => {
  const page = pageAt(await siteOfFolder(samplesFolder), "/products/boards/sample-board");
  if (page.type !== "product") throw new Error("The sample is a product.");
  const part = page.protocols?.find(({ title }) => title === "Sample blocks");
  tables = (part?.blocks ?? []).flatMap((block) => (block.kind === "table" ? block.tables : []));
});

/** The cells of a register or field, by the ids of their columns; empty ones left out. */
function cellsOf(name: string): Record<string, string> {
  for (const { columns, rows } of tables) {
    const row = rows.find(({ cells }) => cells[0] === `<code>${name}</code>`);
    if (row !== undefined)
      return Object.fromEntries(
        columns.flatMap(({ id }, c) => (row.cells[c] ? [[id, row.cells[c] ?? ""]] : [])),
      );
  }
  throw new Error(`There is no row ${name}.`);
}

test("a limit has no unit beside it where another register holds the scale", () => {
  expect(cellsOf("POWER")).toMatchObject({
    scale: "10<sup><code>POWER_SF</code></sup>",
    range: "at most 3000",
    unit: "A",
  });
});

test("a field has a row of its own with its bits, values and what reading and writing do", () => {
  expect(cellsOf("CONTROL.GAIN")).toMatchObject({
    type: "bits\u00a021..12, signed",
    scale: "0.5 \u2212 1",
    unit: "V",
  });
  expect(cellsOf("CONTROL.MODE")).toMatchObject({
    access: "read and write",
    values: "0\u00a0=\u00a0Idle: A sample of a meaning.<br>9\u00a0=\u00a0Run",
    meaning: "Only the first write after a reset counts.",
  });
  expect(cellsOf("CONTROL.EVENT").meaning).toBe("Reading clears it. Writing 1 clears a bit.");
});

test("the bits after a reset, lengths and counts stand beside the register", () => {
  expect(cellsOf("CONTROL")).toMatchObject({
    type: "<code>bits</code> of 32\u00a0bits",
    reset: "<code>0x80000001</code> in the bits <code>0xFFFF00FF</code>",
    values: "bit\u00a031\u00a0=\u00a0<code>ENABLED</code>: A sample of a flag above bit 15.",
  });
  expect(cellsOf("SPARSE")).toMatchObject({
    type: "2\u00a0×\u00a0<code>u16</code>, each 2 addresses, as many as <code>CURVES</code> says",
    unit: "bananas",
    meaning: "A sample of values that lie apart. <em>As its source states it.</em>",
  });
});

test("a repeated block says how often it occurs, and both addresses of its registers", () => {
  expect(tables.map(({ note }) => note)).toEqual([
    undefined,
    "A sample of <strong>fixed</strong> registers.",
    "This block occurs as often as <code>CURVES</code> says; one repetition begins 8 addresses after the other.",
    "This block occurs 3 times, in each repetition of <code>curve</code>; one repetition begins 2 addresses after the other.",
    "This block occurs after <code>curve</code>.",
    undefined,
  ]);
  expect(cellsOf("X")).toMatchObject({ address: "40014", inBlock: "0" });
  expect(cellsOf("END")).toEqual(expect.not.objectContaining({ address: expect.anything() }));
});

test("the drawing of a register shows a field in each byte that it reaches into", () => {
  const drawing = tables.flatMap(({ drawings = [] }) => drawings)[0];
  expect(
    drawing?.rows.map(({ label, cells }) => [label, cells.map(({ text, at, span }) => [text, at, span])]),
  ).toEqual([
    ["Bits 31\u00a0to\u00a024", [["ENABLED", 0, 1]]],
    ["Bits 23\u00a0to\u00a016", [["GAIN", 2, 6]]],
    ["Bits 15\u00a0to\u00a08", [["GAIN", 0, 4]]],
    [
      "Bits 7\u00a0to\u00a00",
      [
        ["MODE", 0, 4],
        ["EVENT", 7, 1],
      ],
    ],
  ]);
});
