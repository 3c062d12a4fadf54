import { copyOf } from "./copy-of.ts";
import type { NotedTree, WrittenFile } from "./noted-tree.ts";
import { pathsBeside } from "./paths-beside.ts";

/**
 * A tree as it differs from another one: of its files those that the other one has not, or not the same. Two trees that
 * follow each other have nearly all files in common, and no folder.
 */
export interface TreeDifference extends NotedTree {
  /** Files of the other tree that this one has not. */
  readonly gone: readonly string[];
}

/** Files of two trees that are the same have the same object in both. */
export function differenceOf(
  { root, files, folders }: NotedTree,
  other: ReadonlyMap<string, WrittenFile>,
): TreeDifference {
  const own = new Map<string, WrittenFile>();
  let common = 0;
  files.forEach((file, path) => {
    const present = other.get(path);
    if (present !== undefined) common++;
    if (present !== file) own.set(path, file);
  });
  return { root, files: own, folders, gone: pathsBeside(other, files, common) };
}

/** The tree of which `differenceOf` was made. */
export function treeOf(
  { root, files: own, folders, gone }: TreeDifference,
  other: ReadonlyMap<string, WrittenFile>,
): NotedTree {
  const files = copyOf(other);
  for (const path of gone) files.delete(path);
  for (const [path, file] of own) files.set(path, file);
  return { root, files, folders };
}
