import type { Disk } from "./disk.ts";
import { listTree } from "./list-tree.ts";
import type { KeptFile } from "./tree-plan.ts";

/** Folders in which a name holds the hash of the bytes, so that files of two releases live side by side. */
export const HASHED_FOLDERS: readonly string[] = ["assets", "objects"];

/** The hashed files of the last release. Pages that are still open ask for them by name. */
export function keptFiles(previous: string | undefined, disk: Disk): KeptFile[] {
  if (previous === undefined) return [];
  return HASHED_FOLDERS.flatMap((folder) => {
    const root = `${previous}/${folder}`;
    if (!disk.lstat(root)?.isDirectory()) return [];
    return [...listTree(root, disk).files].sort().map((name) => {
      const source = `${root}/${name}`;
      return { path: `${folder}/${name}`, key: `kept:${disk.lstat(source)?.size}`, source };
    });
  });
}
