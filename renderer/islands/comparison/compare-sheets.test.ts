import { describe, expect, test } from "vitest";
import type { SpecRow } from "../../../schema/generated/types.ts";
import { type ComparedRow, compareSheets, type Sheet } from "./compare-sheets.ts";

const row = (more: Partial<SpecRow>): SpecRow => ({
  anchor: "param-current",
  param: "current",
  name: "Current",
  section: "electrical",
  display: "5 A",
  status: "confirmed",
  ...more,
});
const amps = (value: number, more: Partial<SpecRow> = {}): SpecRow =>
  row({ display: `${value} A`, low: value, high: value, better: "higher", ...more });
const sheet = (id: string, rows: readonly SpecRow[], section = "electrical"): Sheet => ({
  id,
  title: id,
  href: `/${id}`,
  sections:
    rows.length === 0 ? [] : [{ id: `spec-${section}`, title: section, groups: [{ rows: [...rows] }] }],
});
/** The one row of products with these values. */
function compared(...columns: readonly (readonly SpecRow[])[]): ComparedRow {
  const [only] = compareSheets(columns.map((rows, index) => sheet(String(index), rows))).flatMap(
    ({ rows }) => rows,
  );
  if (only === undefined) throw new Error("There is no row.");
  return only;
}

describe("a row", () => {
  test.each([
    ["of different facts differs", [[amps(5)], [amps(8)]], true, false],
    ["of equal facts in other units does not", [[amps(5)], [amps(5, { display: "5000 mA" })]], false, true],
    ["with a gap does not differ and is no noise", [[amps(5)], [amps(5)], []], false, false],
    ["with a preliminary value does not differ", [[amps(5)], [row({ status: "preliminary" })]], false, false],
    [
      "of the same variants does not differ",
      [
        [amps(5, { variant: "a" }), amps(8)],
        [amps(8), amps(5, { variant: "a" })],
      ],
      false,
      true,
    ],
  ] as const)("%s", (_name, columns, differs, isQuiet) => {
    expect(compared(...columns)).toMatchObject({ differs, isQuiet });
  });
});

describe("the verdict", () => {
  const lower = (value: number) => amps(value, { better: "lower" });
  test.each([
    ["names the highest figure", [[amps(5)], [amps(8)]], { word: "highest", columns: [1] }],
    ["names the lowest where less is better", [[lower(5)], [lower(8)]], { word: "lowest", columns: [0] }],
    [
      "goes by what is guaranteed",
      [[row({ low: 1, high: 9, better: "higher" })], [amps(2)]],
      { word: "highest", columns: [1] },
    ],
    ["names all that are equal", [[amps(8)], [amps(5)], [amps(8)]], { word: "highest", columns: [0, 2] }],
    ["is none between equal figures", [[amps(8)], [amps(8)]], undefined],
    [
      "is none for what is preliminary",
      [[amps(8)], [row({ status: "preliminary", display: "99 A" })]],
      undefined,
    ],
  ] as const)("%s", (_name, columns, verdict) => {
    expect(compared(...columns).verdict).toEqual(verdict);
  });
});

test("sections are in the order of a datasheet, whatever the order of the sheets is", () => {
  const both = (id: string, first: string, second: string): Sheet => ({
    ...sheet(id, []),
    sections: [first, second].flatMap((section) => sheet(id, [amps(1)], section).sections),
  });
  const sections = compareSheets([both("a", "mechanical", "absmax"), both("b", "absmax", "mechanical")]);
  expect(sections.map(({ id }) => id)).toEqual(["spec-absmax", "spec-mechanical"]);
  expect(sections[0]?.rows[0]?.cells.map((cell) => cell.length)).toEqual([1, 1]);
});

test("what one product alone states is no row, and of a single product every value is one", () => {
  expect(compareSheets([sheet("a", [amps(1)]), sheet("b", [])])).toEqual([]);
  expect(compareSheets([sheet("a", [amps(1)]), sheet("b", [amps(2)], "absmax")])).toEqual([]);
  expect(compareSheets([sheet("a", [amps(1)])])).toHaveLength(1);
});
