import { expect, test } from "vitest";
import { ownValue } from "./own-value.ts";

test("a table has what it lists and nothing else", () => {
  const table = { a: 1, toString: 2 };
  expect(ownValue(table, "a")).toBe(1);
  expect(ownValue(table, "toString")).toBe(2);
  for (const name of ["b", "constructor", "__proto__", "hasOwnProperty", "valueOf", "", undefined])
    expect(ownValue(table, name)).toBeUndefined();
});
