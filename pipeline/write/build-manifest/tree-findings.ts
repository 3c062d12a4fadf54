import type { Stats } from "node:fs";
import { parentOf } from "../../core/paths/tree-paths.ts";
import type { Disk } from "../disk/disk.ts";
import type { ReadonlyPathMap } from "../groups/path-map.ts";
import { folderState, settledState } from "./folder-states.ts";
import { isIntact, type NotedTree, type WrittenFile } from "./noted-tree.ts";

/** Differences between a recorded tree and the disk: next to none, where only builds write to it. Paths as in `NotedTree`. */
export interface TreeFindings {
  /** Number of the root folder of the tree. */
  readonly root: number;
  /** Noted files that are not there, or not as they were written. */
  readonly lost: readonly string[];
  /** Files that are there, but not as a build wrote them: those of `lost` that are, and those that no build wrote. */
  readonly changed: readonly string[];
  /** Links, sockets and the like: nothing that a build writes. */
  readonly others: readonly string[];
  readonly folders: FolderFindings;
}

interface FolderFindings {
  /** Noted folders that are not there. */
  readonly removed: readonly string[];
  /** Noted folders whose names may be others by now, each with its present state, "" for one that does not tell. */
  readonly moved: readonly (readonly [path: string, state: string])[];
  /** Folders that are not in the manifest, parents before children. */
  readonly more: readonly string[];
}

/** The tree that shares files with the one that is looked at: its intact files. */
export type SharedTree = ReadonlyPathMap<WrittenFile>;

/** Looks at a tree by what was noted of it. */
export function findTree(root: string, noted: NotedTree, disk: Disk, sharing?: SharedTree): TreeFindings {
  const { unknown, others, ...folders } = findFolders(root, noted, disk);
  const removed = new Set(folders.removed);
  // The root has no state of its own.
  const moved = new Set(["", ...folders.moved.map(([path]) => path)]);
  const [lost, changed] = [[] as string[], unknown];
  for (const [name, { files }] of noted.files.groups) {
    const sharedFiles = sharing?.groups.get(name)?.files;
    for (const [path, file] of files) {
      const folder = parentOf(path);
      const isGone = removed.has(folder);
      if (!isGone && !moved.has(folder) && isSameFile(file, sharedFiles?.get(path))) continue;
      const found = isGone ? undefined : disk.lstat(`${root}/${path}`);
      if (isIntact(file, found)) continue;
      lost.push(path);
      if (found?.isFile() === true) changed.push(path);
    }
  }
  return { root: noted.root, lost, changed, others, folders };
}

interface FoundFolders extends FolderFindings {
  readonly unknown: string[];
  readonly others: readonly string[];
}

/**
 * Finds the folders of a tree and the entries in them that are not in the manifest; opens only folders that
 * have changed since.
 */
function findFolders(root: string, noted: NotedTree, disk: Disk): FoundFolders {
  const now = Date.now();
  const [unknown, others, more]: [string[], string[], string[]] = [[], [], []];
  const [removed, moved]: [Set<string>, [string, string][]] = [new Set(), []];
  const open = (folder: string): void => {
    for (const entry of disk.list(`${root}/${folder}`)) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile()) {
        if (!noted.files.has(path)) unknown.push(path);
      } else if (!entry.isDirectory()) others.push(path);
      else if (!noted.folders.has(path)) {
        more.push(path);
        open(path);
      }
    }
  };
  open("");
  for (const [path, state] of noted.folders) {
    // Below a link there are no folders of ours.
    const stat: Stats | undefined = removed.has(parentOf(path)) ? undefined : disk.lstat(`${root}/${path}`);
    if (stat?.isDirectory() !== true) removed.add(path);
    else if (folderState(stat) !== state) {
      moved.push([path, settledState(stat, now)]);
      open(path);
    }
  }
  return { unknown, others, removed: [...removed], moved, more };
}

function isSameFile(one: WrittenFile, other: WrittenFile | undefined): boolean {
  if (one === other) return true;
  return one.ino === other?.ino && one.size === other.size && one.mtimeMs === other.mtimeMs;
}
