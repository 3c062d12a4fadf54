import { describe, expect, test } from "vitest";
import { facetOf } from "./facets.ts";

type Rows = Parameters<typeof facetOf>[1][number];

const figure = (value: number, text = String(value)) => ({ value, text });
const one = (value: number, text?: string): Rows => [{ low: value, high: value, nom: figure(value, text) }];
const between = (low: number, high: number): Rows => [
  { low, high, min: figure(low, low.toFixed(2)), max: figure(high, high.toFixed(2)) },
];
const range = (...products: Rows[]) => facetOf({ facet: "range" }, products);
const words = (...products: string[][]) =>
  facetOf(
    { facet: "token", tokens: ["can", "lin", "serial"] },
    products.map((list) => (list.length === 0 ? [] : [{ words: list }])),
  );

describe("a filter by numbers", () => {
  test.each([
    [
      "has its bounds in the digits that were written",
      [one(9600, "9600"), one(115200, "115\u202f200")],
      "9600",
      "115\u202f200",
    ],
    ["keeps zeros at the end", [between(1.1, 2.5), between(4, 36)], "1.10", "36.00"],
    [
      "has every digit of a number that was written in another unit",
      [[{ low: 34.01942775, high: 34.01942775, usual: "34 g", nom: figure(1.2) }], one(150)],
      "34.019\u202f427\u202f75",
      "150",
    ],
    ["takes an open end for no bound", [[{ high: 48, max: figure(48) }], between(9, 36)], "9.00", "48"],
    [
      "has a bound that a tolerance makes",
      [[{ low: 4.5, high: 5.5, nom: figure(5, "5.0") }], one(12)],
      "4.5",
      "12",
    ],
    ["has real minus signs", [one(-40, "\u221240"), one(85)], "\u221240", "85"],
  ])("%s", (_name, products, lowest, highest) => {
    expect(range(...products)).toEqual({ kind: "range", options: [], lowest, highest });
  });

  test("names no bounds where both would be one number", () => {
    expect(range(one(4), [{ high: 4, max: figure(4) }])).toEqual({ kind: "range", options: [] });
  });

  test.each([
    ["one product states it", [one(4), []]],
    ["one states a fact and another nothing final", [one(4), [{ nom: figure(5) }]]],
    ["none states it", [[], []]],
    ["all that state it state the same", [one(4, "4"), one(4, "4.0"), []]],
    [
      "all have the same variants, in whatever order",
      [
        [...one(4), ...one(8)],
        [...one(8), ...one(4)],
      ],
    ],
  ])("is not offered where %s", (_name, products) => {
    expect(range(...products)).toBeUndefined();
  });
});

describe("a filter by words", () => {
  test("offers the words that a product has", () => {
    expect(words(["can"], ["serial", "can"], [])).toEqual({ kind: "words", options: ["can", "serial"] });
  });

  test("offers no word that all products have, which would find all of them", () => {
    expect(words(["can"], ["serial", "can"])).toEqual({ kind: "words", options: ["serial"] });
  });

  test.each([
    [
      "all have the same words, in whatever order",
      [
        ["can", "serial"],
        ["serial", "can"],
      ],
    ],
    ["one product has any", [["can"], []]],
  ])("is not offered where %s", (_name, products) => {
    expect(words(...products)).toBeUndefined();
  });

  test("offers yes and no for a feature that some have", () => {
    const products = [[{ words: ["no"] }], [{ words: ["yes"] }]];
    expect(facetOf({ facet: "flag" }, products)).toEqual({ kind: "words", options: ["yes", "no"] });
    expect(facetOf({}, products)).toBeUndefined();
  });
});
