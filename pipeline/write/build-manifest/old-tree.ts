import type { Disk } from "../disk/disk.ts";
import { listTree } from "../disk/list-tree.ts";
import { PathMap, type ReadonlyPathMap } from "../groups/path-map.ts";
import type { NotedTree, WrittenFile } from "./noted-tree.ts";
import { findTree, type SharedTree, type TreeFindings } from "./tree-findings.ts";

/** A tree as it was found, and which of its files are still as a build wrote them. */
export interface OldTree {
  readonly root: string;
  readonly intact: ReadonlyPathMap<WrittenFile>;
  /** All other files: those that somebody has changed, and those that no build wrote. */
  readonly changed: ReadonlySet<string>;
  /** Links, sockets and the like: nothing that a build writes. */
  readonly others: ReadonlySet<string>;
  /** All folders, each with its state where it holds the names that it held when it was noted, else with "". */
  readonly folders: ReadonlyMap<string, string>;
  /** The states of its folders as they are, "" for those that do not tell; absent where the tree is not all as it was written. */
  readonly states?: (() => ReadonlyMap<string, string>) | undefined;
}

/** The facts about a tree that are known before it is read. */
interface KnownTree {
  /** The state of the tree on the disk, if it has been examined already. */
  readonly findings?: TreeFindings | undefined;
  /**
   * Intact files of a tree with which it shares files: one that is the same on the disk is intact here, too,
   * in a folder whose names have not changed.
   */
  readonly sharing?: SharedTree | undefined;
}

/** Reads a tree by what is known of it. */
export function readOldTree(
  root: string,
  noted: NotedTree | undefined,
  disk: Disk,
  { findings: known, sharing }: KnownTree = {},
): OldTree | undefined {
  const kind = disk.lstat(root);
  if (!kind?.isDirectory()) return undefined;
  // A build that was killed before it kept its manifest leaves a tree with another root: nothing is taken from it.
  if (noted?.root !== kind.ino) return unknownTree(root, disk);
  const findings = known?.root === kind.ino ? known : findTree(root, noted, disk, sharing);
  return treeAsFound(root, noted, findings);
}

/** A noted tree as it was found to be. */
export function treeAsFound(root: string, noted: NotedTree, findings: TreeFindings): OldTree {
  const { lost, changed, others } = findings;
  const intact = without(noted.files, lost);
  const { removed, moved, more } = findings.folders;
  const folders = new Map(noted.folders);
  for (const path of removed) folders.delete(path);
  for (const [path] of moved) folders.set(path, "");
  for (const path of more) folders.set(path, "");
  const tree = { root, intact, changed: new Set(changed), others: new Set(others), folders };
  return isWholeTree(noted, tree) ? { ...tree, states: () => new Map([...noted.folders, ...moved]) } : tree;
}

/** Whether the present tree holds as many files and folders, all files as they were written, and nothing else. */
export function isWholeTree(
  {
    files,
    folders,
  }: { readonly files: { readonly size: number }; readonly folders: { readonly size: number } },
  old: OldTree,
): boolean {
  const { intact, changed, others } = old;
  if (others.size > 0 || changed.size > 0) return false;
  return intact.size === files.size && old.folders.size === folders.size;
}

function unknownTree(root: string, disk: Disk): OldTree {
  const { files, folders, others } = listTree(root, disk);
  const states = new Map([...folders].map((path) => [path, ""] as const));
  return { root, intact: new PathMap(), changed: files, others, folders: states };
}

function without(files: ReadonlyPathMap<WrittenFile>, lost: readonly string[]) {
  if (lost.length === 0) return files;
  const left = files.copy();
  for (const path of lost) left.delete(path);
  return left;
}
