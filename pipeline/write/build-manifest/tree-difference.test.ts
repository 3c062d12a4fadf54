import { expect, test } from "vitest";
import { PathMap } from "../groups/path-map.ts";
import type { WrittenFile } from "./noted-tree.ts";
import { differenceOf, treeOf } from "./tree-difference.ts";

const file = (ino: number): WrittenFile => ({ key: `k${ino}`, size: 1, mtimeMs: 2, ino });

test("a tree is found again from what it has not in common with another", () => {
  const [shared, before, after, removed, added] = [file(1), file(2), file(3), file(4), file(5)];
  const tree = {
    root: 7,
    files: PathMap.of<WrittenFile>(Object.entries({ shared, changed: before, gone: removed })),
    folders: new Map([["a", "1 2 3"]]),
  };
  const other = PathMap.of<WrittenFile>(Object.entries({ shared, changed: after, added }));
  const difference = differenceOf(tree, other);
  expect([...difference.files.keys()]).toEqual(["changed", "gone"]);
  expect(difference.removed).toEqual(["added"]);
  const found = treeOf(difference, other);
  expect({ ...found, files: new Map(found.files) }).toEqual({ ...tree, files: new Map(tree.files) });
});
