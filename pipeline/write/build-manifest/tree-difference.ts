import { PathMap, pathsBeside, type ReadonlyPathMap } from "../groups/path-map.ts";
import type { NotedTree, WrittenFile } from "./noted-tree.ts";

/**
 * A tree as it differs from another one: of its files those that the other one has not, or not the same. Two trees that
 * follow each other have nearly all files in common, and no folder.
 */
export interface TreeDifference extends NotedTree {
  /** Files of the other tree that this one has not. */
  readonly removed: readonly string[];
}

/** Files of two trees that are the same have the same object in both. */
export function differenceOf(
  { root, files, folders }: NotedTree,
  other: ReadonlyPathMap<WrittenFile>,
): TreeDifference {
  const own = new PathMap<WrittenFile>();
  for (const [name, group] of files.groups) {
    const present = other.groups.get(name);
    if (present === group) continue;
    for (const [path, file] of group.files) if (present?.files.get(path) !== file) own.set(path, file);
  }
  return { root, files: own, folders, removed: pathsBeside(other, files) };
}

/** The tree from which `differenceOf` was made. */
export function treeOf(
  { root, files: own, folders, removed }: TreeDifference,
  other: ReadonlyPathMap<WrittenFile>,
): NotedTree {
  const files = other.copy();
  for (const path of removed) files.delete(path);
  for (const [path, file] of own) files.set(path, file);
  return { root, files, folders };
}
