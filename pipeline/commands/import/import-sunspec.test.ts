import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { defaultUnits } from "../../domain/quantity/default-units.ts";
import { blockPlaces } from "../../exports/register-map/block-places.ts";
import { siteOf } from "../../tests/support/pages/site-of.ts";
import { recordText } from "./record-text.ts";
import { importSunspec } from "./sunspec/import-sunspec.ts";

const file = readFileSync(new URL("../../tests/fixtures/import/sample-model.json", import.meta.url));
const request = { product: "sample", units: defaultUnits, name: "sample", id: undefined };
const imported = importSunspec(file, request);

test("a model becomes this record", async () => {
  await expect(recordText(imported.record, "Imported.", imported.remarks)).toMatchFileSnapshot(
    "../../tests/fixtures/import/sample-model.expected.yaml",
  );
});

test("what is lost, changed or contradicts itself is told with its line, and nothing else is", () => {
  expect(
    imported.notices.map(({ line, kind, message }) => `${line} ${kind} ${message}`).join("\n"),
  ).toMatchInlineSnapshot(`
    "11 lost The key "point/colour" has no place in the record; it occurs once.
    12 lost The second name "AGAIN" for 1 is left out.
    13 changed The bit name "TOO-HOT" is not valid in C; it is "TOO_HOT" here.
    15 changed "Odd" is of type uint32 with 3 words there, and words of 16 bits here.
    27 as-stated There is no register "Gone_SF" in this map."
  `);
});

test("the check finds warnings in it and no error", async () => {
  const text = recordText({ ...imported.record, products: [] }, "Imported.", imported.remarks);
  const { diagnostics } = await siteOf({ "interfaces/sample.yaml": text, "docs/intro.md": "# Intro\n" });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(diagnostics.filter(({ code }) => code.startsWith("register-")).length).toBe(1);
});

test("an optional point states the bits that mean that a device does not implement it", () => {
  const point = (name: string, type: string, size: number, more = "") =>
    `{"name": "${name}", "type": "${type}", "size": ${size}${more}}`;
  const points = [
    ...[point("ID", "uint16", 1, ', "mandatory": "M"'), point("A", "int16", 1), point("B", "acc32", 2)],
    ...[
      point("C", "float32", 2),
      point("D", "bitfield64", 4),
      point("E", "string", 4),
      point("F", "uint16", 3),
    ],
  ];
  const text = `{"id": 1, "group": {"name": "g", "points": [${points.join(",")}]}}`;
  const { record } = importSunspec(Buffer.from(text), request);
  expect(record.blocks[0].registers.map(({ notAvailable }) => notAvailable)).toEqual([
    ...[undefined, "0x8000", "0x00000000", "0x7FC00000", "0xFFFFFFFFFFFFFFFF", undefined, undefined],
  ]);
});

test("a group behind one whose number stands in the device has no fixed place", () => {
  const places = blockPlaces(imported.record);
  expect([...places].map(([id, { start, size }]) => [id, start, size])).toEqual([
    ["sample", 0, 23],
    ["crv", 23, undefined],
    ["pt", 25, 4],
    ["tail", undefined, 8],
  ]);
});

describe("a file is refused that", () => {
  test.each([
    ["is no JSON", "{", "The file is no JSON"],
    ["holds no model", '{"id": 1}', "The file holds no SunSpec model."],
    [
      "is endlessly deep",
      `{"id": 1, "group": ${'{"name": "a", "points": [{"name": "P"}], "groups": ['.repeat(40)}${"]}".repeat(40)}}`,
      "Groups are nested more than 16 deep.",
    ],
  ])("%s", (_, text, message) => {
    expect(() => importSunspec(Buffer.from(text), request)).toThrow(message);
  });
});
