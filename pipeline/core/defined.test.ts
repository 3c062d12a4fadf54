import { expect, test } from "vitest";
import { defined } from "./defined.ts";

test("only fields without a value are left out, and the order stays", () => {
  const found: { b: number; a?: string; n: null } = defined({
    b: 0,
    a: undefined as string | undefined,
    n: null,
  });
  expect(Object.entries(found)).toEqual([
    ["b", 0],
    ["n", null],
  ]);
  expect(Object.keys(defined({ z: 1, a: "", m: false }))).toEqual(["z", "a", "m"]);
});
