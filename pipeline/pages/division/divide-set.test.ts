import { describe, expect, test } from "vitest";
import type { SetUnit } from "../embeds/set-unit.ts";
import { divideSet, LARGEST_PAGE, overviewExtent, wholeSize } from "./divide-set.ts";

const unit = (at: number, group: string, bytes = 10_000): SetUnit => ({
  at,
  title: `M${at}`,
  group: { name: group, title: `Messages of ${group}` },
  heading: `message-M${at}`,
  rows: [`signal-M${at}-A`],
  bytes,
});
const units = (count: number, group: (at: number) => string): SetUnit[] =>
  Array.from({ length: count }, (_, at) => unit(at, group(at)));

describe("a set", () => {
  test("that fits on a page is not divided", () => {
    expect(divideSet(units(10, () => "A"))).toEqual([]);
  });

  test("has a page for each group, in the order of the first of each, and several for a large group", () => {
    const parts = divideSet(units(60, (at) => (at % 3 === 0 ? "Host" : "Axis")));
    expect(parts.map(({ slug, title, units: own }) => [slug, title, own.length])).toEqual([
      ["Host", "Messages of Host", 20],
      ["Axis", "Messages of Axis, part 1 of 2", 27],
      ["Axis-2", "Messages of Axis, part 2 of 2", 13],
    ]);
    expect(parts.flatMap((part) => part.units.map(({ at }) => at)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, at) => at),
    );
  });

  test("has pages that stay below the bound, but for a message that is larger than it by itself", () => {
    const large = [...units(40, () => "A"), unit(40, "A", LARGEST_PAGE), ...units(3, () => "A")];
    for (const part of divideSet(large)) {
      const bytes = part.units.reduce((sum, { bytes: own }) => sum + own, 0);
      expect(part.units.length === 1 || bytes < LARGEST_PAGE).toBe(true);
    }
  });

  test("has addresses that differ in more than case and have no other characters", () => {
    const names = ["ECU", "ecu", "Axis 0/left", "../up", "Ü", "ECU-2"];
    const parts = divideSet(units(60, (at) => names[Math.floor(at / 10)] ?? ""));
    const slugs = parts.map(({ slug }) => slug);
    expect(slugs).toEqual(["ECU", "ecu-2", "Axis-0-left", "up", "part", "ECU-2-2"]);
  });

  test("has no address that disks or servers take for another thing", () => {
    const names = ["aux", "Index", "CON", "auxiliary"];
    const parts = divideSet(units(60, (at) => names[Math.floor(at / 15)] ?? ""));
    expect(parts.map(({ slug }) => slug)).toEqual(["aux-1", "Index-1", "CON-1", "auxiliary"]);
  });
});

test("an overview lists the pages where messages are too many, and as many ids of other pages as fit", () => {
  const sizes = [100, 1_500, 10_000].map((count) => overviewExtent(units(count, () => "A")));
  expect(sizes.map(({ listsUnits }) => listsUnits)).toEqual([true, false, false]);
  expect(sizes.map(({ listedIds }) => listedIds(unit(1, "A")))).toEqual([
    ["message-M1", "signal-M1-A"],
    ["message-M1", "signal-M1-A"],
    [],
  ]);
  expect(wholeSize(units(10, () => "A"))).toBe(138_000);
});
