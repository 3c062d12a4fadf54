import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { compareValues } from "./compare-values.ts";

const compare = (old: unknown, next: unknown, digits: Record<string, string> = {}) =>
  compareValues({ value: old, digits }, { value: next, digits });

describe("two values", () => {
  const cases: [name: string, old: unknown, next: unknown, expected: unknown[]][] = [
    ["that are equal", { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
    [
      "with another scalar",
      { a: 1 },
      { a: 2 },
      [{ kind: "changed", pointer: "/a", oldPointer: "/a", path: ["a"], old: "1", new: "2" }],
    ],
    ["with a new key", {}, { "a/b": "x" }, [{ kind: "added", pointer: "/a~1b", path: ["a/b"], new: "x" }]],
    [
      "with a key less",
      { a: "x" },
      {},
      [{ kind: "removed", pointer: "/a", oldPointer: "/a", path: ["a"], old: "x" }],
    ],
    [
      "with an item in another place, known by its id",
      [{ id: "a", n: "1" }, { id: "b" }],
      [{ id: "b" }, { id: "a", n: "2" }],
      [
        { kind: "changed", pointer: "/1/n", oldPointer: "/0/n", path: ["a", "n"], old: "1", new: "2" },
        { kind: "reordered", pointer: "", oldPointer: "", path: [], old: ["a", "b"], new: ["b", "a"] },
      ],
    ],
    ["with a hole where one hides an item", [undefined, { id: "b" }], [{ id: "b" }], []],
  ];
  it.each(cases)("%s", (_name, old, next, expected) => {
    expect(compare(old, next)).toEqual(expected);
  });
});

test("names of the prototype are keys like others", () => {
  const hostile: unknown = JSON.parse('{"__proto__": {"a": 1}, "constructor": 1}');
  expect(compare(hostile, {}).map(({ path }) => path)).toEqual([["__proto__"], ["constructor"]]);
  expect(compare(hostile, hostile)).toEqual([]);
});

test("any value equals itself, and what is added one way is removed the other way", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(compare(a, a)).toEqual([]);
      const there = compare(a, b).map(({ kind }) => kind);
      const back = compare(b, a).map(({ kind }) => kind);
      const count = (list: string[], kind: string) => list.filter((one) => one === kind).length;
      expect(count(there, "added")).toBe(count(back, "removed"));
      expect(count(there, "changed")).toBe(count(back, "changed"));
    }),
  );
});
