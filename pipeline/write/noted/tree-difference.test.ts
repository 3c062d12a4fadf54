import { expect, test } from "vitest";
import type { WrittenFile } from "./noted-tree.ts";
import { differenceOf, treeOf } from "./tree-difference.ts";

const file = (ino: number): WrittenFile => ({ key: `k${ino}`, size: 1, mtimeMs: 2, ino });

test("a tree is found again from what it has not in common with another", () => {
  const [shared, before, after, gone, added] = [1, 2, 3, 4, 5].map(file) as [WrittenFile, ...WrittenFile[]];
  const tree = {
    root: 7,
    files: new Map(Object.entries({ shared, changed: before, gone }) as [string, WrittenFile][]),
    folders: new Map([["a", "1 2 3"]]),
  };
  const other = new Map(Object.entries({ shared, changed: after, added }) as [string, WrittenFile][]);
  const difference = differenceOf(tree, other);
  expect([...difference.files.keys()]).toEqual(["changed", "gone"]);
  expect(difference.gone).toEqual(["added"]);
  expect(treeOf(difference, other)).toEqual(tree);
});
