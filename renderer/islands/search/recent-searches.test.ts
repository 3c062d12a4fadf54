import { expect, test } from "vitest";
import { withSearch } from "./recent-searches.ts";

test("the newest search is first, and each is listed only once", () => {
  expect(withSearch(["dfu", "24 V"], " Modbus  registers ")).toEqual(["Modbus registers", "dfu", "24 V"]);
  expect(withSearch(["dfu", "24 V"], "24 v")).toEqual(["24 v", "dfu"]);
});

test("nothing typed is nothing searched, and only the last eight are kept", () => {
  expect(withSearch(["dfu"], "  ")).toEqual(["dfu"]);
  const many = Array.from({ length: 12 }, (_, at) => `word ${at}`);
  expect(many.reduce<string[]>(withSearch, [])).toEqual(many.slice(-8).reverse());
});
