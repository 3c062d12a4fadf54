import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameJson } from "./same-json.ts";

/** The same value with the keys of its objects in the other order, and an undefined one more in each. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).reverse();
  return { nothing: undefined, ...Object.fromEntries(entries.map(([name, one]) => [name, turned(one)])) };
}

const json = fc.jsonValue({ maxDepth: 4 });

test("a value says the same as itself read from JSON, in whatever order its keys stand", () => {
  fc.assert(
    fc.property(json, (value) => {
      const read = JSON.parse(JSON.stringify(value));
      expect(isSameJson(value, read)).toBe(true);
      expect(isSameJson(turned(value), read)).toBe(true);
      expect(isSameJson(read, turned(value))).toBe(true);
    }),
  );
});

test("two values say the same where their JSON is the same, and else not", () => {
  const sorted = (value: unknown): string =>
    JSON.stringify(value, (_, one) =>
      typeof one === "object" && one !== null && !Array.isArray(one)
        ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
        : one,
    );
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(isSameJson(a, b)).toBe(sorted(a) === sorted(b));
    }),
  );
});

test.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [
    { a: undefined, b: 1 },
    { a: 1, b: undefined },
  ],
  [[1, 2], [1]],
  [[], {}],
  [{}, null],
  [{ a: [{ b: "7" }] }, { a: [{ b: 7 }] }],
])("%j and %j say other things", (a, b) => {
  expect(isSameJson(a, b)).toBe(false);
  expect(isSameJson(b, a)).toBe(false);
});
