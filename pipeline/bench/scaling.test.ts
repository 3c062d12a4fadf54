import { expect, test } from "vitest";
import { type CorpusFigures, coldBuild } from "./corpus-figures.ts";
import { scalingTable } from "./scaling.ts";

const corpus = (docs: number, median: number, html: number): CorpusFigures => {
  const timing = { median, min: median, max: median, processor: undefined, peak: 200 };
  return { docs, rows: [{ name: coldBuild, timing }], size: { files: 1, bytes: 1, html } };
};

test("each size is compared with the one before, pages against those of the smallest", () => {
  expect(
    scalingTable([corpus(1000, 5000, 6240), corpus(100, 1000, 6000)])
      .split("\n")
      .slice(2),
  ).toEqual([
    "| 100 | - | - | 10.00 | 200 | 6.00 | 0.0 |",
    "| 1000 | 10.00 | 5.00 | 5.00 | 200 | 6.24 | 4.0 |",
    "",
  ]);
});

test("one size has nothing to stand against", () => {
  expect(scalingTable([corpus(100, 1000, 6000)])).toBe("");
});
