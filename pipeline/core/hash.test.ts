import fc from "fast-check";
import { expect, test } from "vitest";
import { hashOf, hashOfList } from "./hash.ts";

const parts = fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.uint8Array(), fc.constant("\ud800")));

test.each([
  [
    ["ab", "c"],
    ["a", "bc"],
  ],
  [["abc"], [new TextEncoder().encode("abc")]],
  [[""], []],
  [["", ""], [""]],
  [["\ud800"], ["\ufffd"]],
  [["\ud800"], ["\udbff"]],
  [["s1:a"], ["a"]],
])("tells %j from %j", (one, other) => {
  expect(hashOf(...one)).not.toBe(hashOf(...other));
});

// printf 's1:ab2:\x01\x02s2:é' | sha256sum
test("gives the same name on every machine", () => {
  expect(hashOf("a", new Uint8Array([1, 2]), "é")).toBe("734d7a24f7b20641211b216f6b6a1daf840e793d");
});

test("equal names mean equal parts", () => {
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      const same = one.length === other.length && one.every((part, index) => equal(part, other[index]));
      expect(hashOf(...one) === hashOf(...other)).toBe(same);
    }),
    { numRuns: 500 },
  );
});

function equal(one: string | Uint8Array, other: string | Uint8Array | undefined): boolean {
  if (typeof one === "string" || typeof other === "string" || !other) return one === other;
  return Buffer.from(one).equals(Buffer.from(other));
}

test("a list of more parts than a call takes arguments has a name", () => {
  expect(hashOfList(["a", "b"])).toBe(hashOf("a", "b"));
  expect(hashOfList(Array.from({ length: 300_000 }, () => "a"))).toMatch(/^[0-9a-f]{40}$/);
});
