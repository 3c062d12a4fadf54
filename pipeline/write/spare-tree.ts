import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "../cache/hash.ts";
import { type Disk, removeTree } from "./disk.ts";
import { isSystemError } from "./disk-failure.ts";
import { discard } from "./leftovers.ts";
import type { Manifest } from "./manifest.ts";
import { type OldTree, readOldTree } from "./old-tree.ts";
import { treeOf } from "./tree-difference.ts";

/**
 * The tree that the last swap took away, kept in the cache: the next tree begins as that one, and what differs is
 * exchanged. To make and to remove the thousand folders of a site takes longer than all else that a small change costs.
 * Its files are those of the output by other names, as far as both have them.
 */
export class SpareTree {
  readonly #folder: string | undefined;

  constructor(cacheDir: string | undefined, out: string) {
    this.#folder = cacheDir === undefined ? undefined : join(cacheDir, "spare", hashOf(out));
  }

  /** Moves the spare tree to `next`, where there is one that the manifest knows; `old` is the tree that it shares files with. */
  take(next: string, { manifest, old }: KnownTrees, disk: Disk): OldTree | undefined {
    const folder = this.#folder;
    const kind = folder === undefined ? undefined : disk.lstat(folder);
    if (folder === undefined || kind === undefined) return undefined;
    try {
      if (manifest?.spare !== undefined && kind.isDirectory() && manifest.spare.root === kind.ino) {
        disk.rename(folder, next);
        return readOldTree(next, treeOf(manifest.spare, manifest.files), disk, old);
      }
      removeTree(folder, disk);
    } catch (error) {
      // On another disk, or not ours to move: the new tree is made from nothing.
      if (!isSystemError(error)) throw error;
      removeTree(next, disk);
    }
    return undefined;
  }

  /** Puts the tree that a swap took away into the cache and says so; one that cannot be there is removed. */
  put(old: string, disk: Disk): boolean {
    const folder = this.#folder;
    if (folder === undefined) {
      discard(old, disk);
      return false;
    }
    try {
      mkdirSync(dirname(folder), { recursive: true });
      removeTree(folder, disk);
      disk.rename(old, folder);
      return true;
    } catch (error) {
      if (!isSystemError(error)) throw error;
      discard(old, disk);
      return false;
    }
  }
}

/** The output before: what its manifest says, and what it is. */
export interface KnownTrees {
  readonly manifest: Manifest | undefined;
  readonly old: OldTree | undefined;
}
