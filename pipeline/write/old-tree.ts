import { dirname } from "node:path/posix";
import type { Disk } from "./disk.ts";
import { folderState } from "./folder-states.ts";
import { listTree, type TreeList } from "./list-tree.ts";
import { isIntact, type Manifest, type WrittenFile } from "./manifest.ts";

/** The present tree, and which of its files are still as the last build wrote them. */
export interface OldTree {
  readonly root: string;
  readonly list: TreeList;
  readonly intact: ReadonlyMap<string, WrittenFile>;
}

/**
 * Reads a tree by what is known of it. `twin` is another one with which it shares files: one that is intact there is
 * intact here, where it is the same file on the disk and nobody has changed the names of the folder that it is in.
 */
export function readOldTree(
  root: string,
  manifest: Manifest | undefined,
  disk: Disk,
  twin?: OldTree,
): OldTree | undefined {
  const kind = disk.lstat(root);
  if (!kind?.isDirectory()) return undefined;
  const intact = new Map<string, WrittenFile>();
  // A build that was killed before it kept its manifest leaves a tree with another root: nothing is taken from it.
  if (manifest?.root !== kind.ino) return { root, list: listTree(root, disk), intact };
  const { list, asNoted } = listKnownTree(root, manifest, disk);
  for (const path of list.files) {
    const file = manifest.files.get(path);
    if (file === undefined) continue;
    const other = twin?.intact.get(path);
    const isShared = other !== undefined && isSameFile(file, other) && asNoted.has(dirname(path));
    if (isShared || isIntact(file, disk.lstat(`${root}/${path}`))) intact.set(path, file);
  }
  return { root, list, intact };
}

function isSameFile(one: WrittenFile, other: WrittenFile): boolean {
  return one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs;
}

interface KnownTree {
  readonly list: TreeList;
  /** Folders that hold the names that they held when they were noted. */
  readonly asNoted: ReadonlySet<string>;
}

/** Lists a tree as `listTree` does, and opens only folders that are not as they were noted. */
function listKnownTree(root: string, { files, folders }: Manifest, disk: Disk): KnownTree {
  const list = { files: new Set<string>(), folders: new Set<string>(), others: new Set<string>() };
  const asNoted = new Set<string>();
  const filesOf = byFolder(files.keys());
  const foldersOf = byFolder(withParents(filesOf.keys()));
  const visit = (folder: string): void => {
    list.folders.add(folder);
    const stat = disk.lstat(`${root}/${folder}`);
    if (stat === undefined || folders.get(folder) !== folderState(stat)) {
      open(folder);
      return;
    }
    asNoted.add(folder);
    for (const path of filesOf.get(folder) ?? []) list.files.add(path);
    for (const path of foldersOf.get(folder) ?? []) visit(path);
  };
  const open = (folder: string): void => {
    for (const entry of disk.list(`${root}/${folder}`)) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile()) list.files.add(path);
      else if (entry.isDirectory()) visit(path);
      else list.others.add(path);
    }
  };
  open("");
  return { list, asNoted };
}

/** Folders and all above them, without the root. */
function withParents(folders: Iterable<string>): ReadonlySet<string> {
  const all = new Set<string>();
  for (let folder of folders)
    for (; folder !== "." && !all.has(folder); folder = dirname(folder)) all.add(folder);
  return all;
}

function byFolder(paths: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const folder = dirname(path);
    const known = found.get(folder);
    if (known === undefined) found.set(folder, [path]);
    else known.push(path);
  }
  return found;
}
