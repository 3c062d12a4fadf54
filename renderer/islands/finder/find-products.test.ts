import { describe, expect, test } from "vitest";
import {
  type FinderRow,
  type FinderState,
  type FinderValue,
  finderCodec,
  noFilter,
  numberOf,
} from "./filters.ts";
import { countWanted, findProducts } from "./find-products.ts";

const fact = (more: Partial<FinderValue>): FinderValue => ({ display: "", status: "confirmed", ...more });
const volts = (low?: number, high?: number, more: Partial<FinderValue> = {}): FinderValue[] => [
  fact({ ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }), ...more }),
];
const voltage: FinderRow = {
  param: "voltage",
  name: "Voltage",
  facet: { kind: "range", options: [] },
  cells: [
    volts(9, 36),
    volts(4.5, 5.5),
    volts(undefined, 48),
    [],
    [{ display: "18 V", status: "preliminary" }],
  ],
};
const buses: FinderRow = {
  param: "buses",
  name: "Buses",
  facet: { kind: "words", options: ["can", "serial"] },
  cells: [
    [fact({ words: ["can"] })],
    [fact({ words: ["can", "serial"] })],
    [],
    [fact({ words: ["serial"] })],
    [],
  ],
};
const rows = [voltage, buses];
const find = (query: string, list: readonly FinderRow[] = rows): number[] =>
  findProducts(list, 5, finderCodec(list).read(new URLSearchParams(query)));

describe("a range", () => {
  test.each([
    ["finds the products whose own range holds a number", "voltage=24", [0, 2]],
    ["finds those whose range it only touches", "voltage=5.5..9", [0, 1, 2]],
    ["may be open above", "voltage=40..", [2]],
    ["may be open below", "voltage=..5", [1, 2]],
    ["does not find what is not stated or preliminary", "voltage=18", [0, 2]],
    ["finds what is not stated where that is wanted too", "voltage=24&voltage=", [0, 2, 3, 4]],
    ["or alone", "voltage=", [3, 4]],
    ["that is no number is no filter", "voltage=much", [0, 1, 2, 3, 4]],
  ])("%s", (_name, query, found) => {
    expect(find(query)).toEqual(found);
  });
});

describe("words", () => {
  test.each([
    ["find the products that have one of them", "buses=can&buses=serial", [0, 1, 3]],
    ["and a range must both be met", "buses=can&voltage=24", [0]],
    ["that the parameter does not have are no filter", "buses=lin", [0, 1, 2, 3, 4]],
  ])("%s", (_name, query, found) => {
    expect(find(query)).toEqual(found);
  });
});

test("two variants that meet a filter each do not make a product that meets both", () => {
  const current: FinderRow = {
    ...voltage,
    param: "current",
    cells: [[...volts(5, 5, { variant: "lite" }), ...volts(8, 8, { variant: "full" })]],
  };
  const wide: FinderRow = {
    ...voltage,
    cells: [[...volts(9, 36, { variant: "lite" }), ...volts(9, 18, { variant: "full" })]],
  };
  const lone = (query: string) =>
    findProducts([current, wide], 1, finderCodec([current, wide]).read(new URLSearchParams(query)));
  expect(lone("current=8")).toEqual([0]);
  expect(lone("voltage=24")).toEqual([0]);
  expect(lone("current=8&voltage=24")).toEqual([]);
  expect(lone("current=5&voltage=24")).toEqual([0]);
});

test.each([
  ["by the lower ends", "_sort=voltage", [1, 0, 2, 3, 4]],
  ["by the upper ends, the largest first", "_sort=-voltage", [2, 0, 1, 3, 4]],
  ["by words", "_sort=buses", [0, 1, 3, 2, 4]],
  ["as the line has them, for a parameter that it has not", "_sort=mass", [0, 1, 2, 3, 4]],
])("products are sorted %s, what is not stated at the end", (_name, query, order) => {
  expect(find(query)).toEqual(order);
});

test("a count says what a filter would find together with the other filters", () => {
  const { filters } = finderCodec(rows).read(new URLSearchParams("voltage=24&buses=serial"));
  expect(countWanted(rows, 5, { ...filters, buses: { ...noFilter, words: ["can"] } })).toBe(1);
  expect(countWanted(rows, 5, { ...filters, buses: { ...noFilter, missing: true } })).toBe(1);
});

describe("the address", () => {
  test.each([
    "voltage=24",
    "voltage=9..36",
    "voltage=..36",
    "voltage=-5..",
    "voltage=",
    "buses=can&buses=serial&buses=",
    "voltage=1&buses=can&_sort=-buses",
    "other=1",
  ])("keeps %s", (query) => {
    const codec = finderCodec(rows);
    const params = new URLSearchParams(query);
    codec.write(codec.read(params), params);
    expect(new Set(params.toString().split("&"))).toEqual(
      new Set(new URLSearchParams(query).toString().split("&")),
    );
  });

  test("loses a filter that is taken away", () => {
    const params = new URLSearchParams("voltage=24&_sort=voltage&_compare=a");
    const none: FinderState = { filters: {}, descending: false };
    finderCodec(rows).write(none, params);
    expect(params.toString()).toBe("_compare=a");
  });
});

test.each([
  ["115200", 115200],
  ["115\u202f200", 115200],
  ["115 200", 115200],
  ["34.019\u202f427\u202f75", 34.01942775],
  ["\u221240", -40],
  ["1,5", 1.5],
  ["3\u00a0×\u00a010^\u22127", 3e-7],
  ["1 5", undefined],
  ["115 2", undefined],
  ["much", undefined],
])("%s is read as a reader means it", (text, number) => {
  expect(numberOf(text)).toBe(number);
});
