import { expect, test } from "vitest";
import { blocksOf } from "./blocks.ts";

const blocks = (sizes: readonly number[], size: number): string[] => {
  let next = 0;
  const parts = sizes.map((count) => Uint8Array.from({ length: count }, () => 97 + next++));
  return Array.from(blocksOf(parts, size), (block) => Buffer.from(block).toString());
};

test.each([
  [[], []],
  [[0, 0], []],
  [[1, 2, 1], ["abcd"]],
  [
    [3, 3],
    ["abcd", "ef"],
  ],
  [
    [9, 0, 1],
    ["abcd", "efgh", "ij"],
  ],
])("parts of %j bytes are the blocks %j", (sizes, expected) => {
  expect(blocks(sizes, 4)).toEqual(expected);
});
