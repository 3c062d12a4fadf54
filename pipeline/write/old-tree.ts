import type { Disk } from "./disk.ts";
import { folderState, settledState } from "./folder-states.ts";
import { listTree } from "./list-tree.ts";
import { isIntact, type NotedTree, type WrittenFile } from "./manifest.ts";
import { parentOf } from "./tree-paths.ts";
import { isWholeTree } from "./tree-plan.ts";

/** A tree as it was found, and which of its files are still as a build wrote them. */
export interface OldTree {
  readonly root: string;
  readonly intact: ReadonlyMap<string, WrittenFile>;
  /** All other files: those that somebody has changed, and those that no build wrote. */
  readonly changed: ReadonlySet<string>;
  /** Links, sockets and the like: nothing that a build writes. */
  readonly others: ReadonlySet<string>;
  /** All folders, each with its state where it holds the names that it held when it was noted, else with "". */
  readonly folders: ReadonlyMap<string, string>;
  /** The states of its folders as they are, "" for those that do not tell; absent where the tree is not all as it was written. */
  readonly states?: ReadonlyMap<string, string> | undefined;
}

/**
 * Reads a tree by what is known of it. `twin` is another one with which it shares files: one that is intact there is
 * intact here, where it is the same file on the disk and nobody has changed the names of the folder that it is in.
 */
export function readOldTree(
  root: string,
  noted: NotedTree | undefined,
  disk: Disk,
  twin?: OldTree,
): OldTree | undefined {
  const kind = disk.lstat(root);
  if (!kind?.isDirectory()) return undefined;
  // A build that was killed before it kept its manifest leaves a tree with another root: nothing is taken from it.
  if (noted?.root !== kind.ino) return unknownTree(root, disk);
  const { folders, states, unknown, others } = readFolders(root, noted, disk);
  const lost = new Set<string>();
  const changed = new Set(unknown);
  for (const [path, file] of noted.files) {
    const folder = parentOf(path);
    const state = folder === "" ? "" : folders.get(folder);
    if (state !== undefined && state !== "" && isSameFile(file, twin?.intact.get(path))) continue;
    const found = state === undefined ? undefined : disk.lstat(`${root}/${path}`);
    if (isIntact(file, found)) continue;
    lost.add(path);
    if (found?.isFile() === true) changed.add(path);
  }
  const tree = { root, intact: without(noted.files, lost), changed, others, folders };
  return isWholeTree(noted, tree) ? { ...tree, states } : tree;
}

function unknownTree(root: string, disk: Disk): OldTree {
  const { files, folders, others } = listTree(root, disk);
  const states = new Map([...folders].map((path) => [path, ""] as const));
  return { root, intact: new Map(), changed: files, others, folders: states };
}

interface FoundFolders {
  readonly folders: ReadonlyMap<string, string>;
  readonly states: ReadonlyMap<string, string>;
  readonly unknown: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

/** Finds the folders of a tree and what nobody has noted in them; opens only folders that are not as they were noted. */
function readFolders(root: string, noted: NotedTree, disk: Disk): FoundFolders {
  const now = Date.now();
  const [folders, states] = [new Map<string, string>(), new Map<string, string>()];
  const [unknown, others] = [new Set<string>(), new Set<string>()];
  const open = (folder: string): void => {
    for (const entry of disk.list(`${root}/${folder}`)) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile()) {
        if (!noted.files.has(path)) unknown.add(path);
      } else if (!entry.isDirectory()) others.add(path);
      else if (!noted.folders.has(path)) {
        folders.set(path, "");
        open(path);
      }
    }
  };
  open("");
  for (const [path, state] of noted.folders) {
    const parent = parentOf(path);
    // Below a link there are no folders of ours.
    const stat = parent === "" || folders.has(parent) ? disk.lstat(`${root}/${path}`) : undefined;
    if (stat?.isDirectory() !== true) continue;
    const isAsNoted = folderState(stat) === state;
    folders.set(path, isAsNoted ? state : "");
    states.set(path, isAsNoted ? state : settledState(stat, now));
    if (!isAsNoted) open(path);
  }
  return { folders, states, unknown, others };
}

function isSameFile(one: WrittenFile, other: WrittenFile | undefined): boolean {
  if (one === other) return true;
  return one.ino === other?.ino && one.size === other.size && one.mtimeMs === other.mtimeMs;
}

function without(files: ReadonlyMap<string, WrittenFile>, lost: ReadonlySet<string>) {
  return lost.size === 0 ? files : new Map([...files].filter(([path]) => !lost.has(path)));
}
