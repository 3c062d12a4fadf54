import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

test.each([
  [
    "sorts keys by UTF-16 units",
    { b: 1, a: 2, B: 3, é: 4, "10": 5, "9": 6 },
    '{"10":5,"9":6,"B":3,"a":2,"b":1,"é":4}',
  ],
  ["leaves out undefined properties", { a: undefined, b: { c: undefined } }, '{"b":{}}'],
  ["writes minus zero as zero", [-0, 0, -1], "[0,0,-1]"],
  ["keeps a key named __proto__", JSON.parse('{"__proto__":1,"a":2}'), '{"__proto__":1,"a":2}'],
  ["escapes lone surrogates", "\ud800", '"\\ud800"'],
  ["writes the shortest digits of a number", [1e21, 0.1, 1e-7], "[1e+21,0.1,1e-7]"],
])("%s", (_, value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

const loop: { self?: unknown } = {};
loop.self = [loop];

test.each([
  ["not a number", { a: { b: [Number.NaN] } }, 'NaN at "/a/b/0" has no form in JSON.'],
  ["infinity", -Infinity, '-Infinity at "" has no form in JSON.'],
  ["a function", { f: () => 1 }, 'A value of type function at "/f" has no form in JSON.'],
  ["a big integer", [1n], 'A value of type bigint at "/0" has no form in JSON.'],
  ["a symbol", Symbol("s"), 'A value of type symbol at "" has no form in JSON.'],
  ["undefined in a list", [undefined], 'A value of type undefined at "/0" has no form in JSON.'],
  ["a hole in a list", new Array(1), 'A value of type undefined at "/0" has no form in JSON.'],
  ["a date", { d: new Date(0) }, 'The value at "/d" is not a plain object.'],
  ["a map", new Map(), 'The value at "" is not a plain object.'],
  ["a cycle", loop, 'The value at "/self/0" contains itself.'],
])("refuses %s", (_, value, message) => {
  expect(() => canonicalJson(value)).toThrow(message);
});

test("the same object may appear twice", () => {
  const shared = { a: 1 };
  expect(canonicalJson([shared, shared])).toBe('[{"a":1},{"a":1}]');
});

test("keeps the value and does not depend on the order of keys", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(shuffled(value))).toBe(text);
    }),
  );
});

function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, shuffled(item)]),
  );
}
