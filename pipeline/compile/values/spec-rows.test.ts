import { expect, test } from "vitest";
import { samplesFolder, siteOfFolder } from "../testing.ts";
import { placedValues } from "./placed-values.ts";
import { specRow } from "./spec-rows.ts";

test("the row of a value is made once for an index, and anew for another", async () => {
  const [one, other] = [await siteOfFolder(samplesFolder), await siteOfFolder(samplesFolder)];
  const [source] = one.index.records.get("product")?.values() ?? [];
  if (source === undefined) throw new Error("The samples have no product.");
  const [placed] = placedValues(source);
  if (placed === undefined) throw new Error(`${source.path} has no value.`);
  expect(placedValues(source)[0]).toBe(placed);
  const row = specRow(source, placed, one.index);
  expect(specRow(source, placed, one.index)).toBe(row);
  expect(specRow(source, placed, other.index)).toEqual(row);
  expect(specRow(source, placed, other.index)).not.toBe(row);
});
