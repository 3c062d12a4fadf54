import fc from "fast-check";
import { expect, test } from "vitest";
import { groupBy } from "./group-by.ts";

test("groups and their items keep the order in which they come", () => {
  const groups = groupBy(["keel", "mast", "kiel", "boom", "mole"], (word) => word[0]);
  expect([...groups]).toEqual([
    ["k", ["keel", "kiel"]],
    ["m", ["mast", "mole"]],
    ["b", ["boom"]],
  ]);
});

test("every item is in the group of its key, once", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), (items) => {
      const groups = groupBy(items, (item) => item % 7);
      for (const [key, group] of groups) expect(group).toEqual(items.filter((item) => item % 7 === key));
      expect([...groups.values()].flat()).toHaveLength(items.length);
    }),
  );
});
