import type { Disk } from "./disk.ts";
import { listTree, type TreeList } from "./list-tree.ts";
import { isIntact, type Manifest, type WrittenFile } from "./manifest.ts";

/** The present tree, and which of its files are still as the last build wrote them. */
export interface OldTree {
  readonly root: string;
  readonly list: TreeList;
  readonly intact: ReadonlyMap<string, WrittenFile>;
}

export function readOldTree(root: string, manifest: Manifest | undefined, disk: Disk): OldTree | undefined {
  const kind = disk.lstat(root);
  if (!kind?.isDirectory()) return undefined;
  const list = listTree(root, disk);
  const intact = new Map<string, WrittenFile>();
  // A build that was killed before it kept its manifest leaves a tree with another root: nothing is taken from it.
  if (manifest?.root !== kind.ino) return { root, list, intact };
  for (const path of list.files) {
    const file = manifest.files.get(path);
    if (file && isIntact(file, disk.lstat(`${root}/${path}`))) intact.set(path, file);
  }
  return { root, list, intact };
}
