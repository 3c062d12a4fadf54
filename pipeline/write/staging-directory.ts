import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "../core/hash.ts";
import { noteFolders } from "./build-manifest/folder-states.ts";
import type { Manifest } from "./build-manifest/manifest.ts";
import type { NotedTree, WrittenFile } from "./build-manifest/noted-tree.ts";
import { type OldTree, readOldTree } from "./build-manifest/old-tree.ts";
import { treeOf } from "./build-manifest/tree-difference.ts";
import { findTree, type SharedTree, type TreeFindings } from "./build-manifest/tree-findings.ts";
import { type Disk, removeTree } from "./disk/disk.ts";
import { isSystemError } from "./disk/disk-failure.ts";
import type { ReadonlyPathMap } from "./groups/path-map.ts";
import { type LinkHelper, linkTree, type TreeLinks } from "./link-tree.ts";
import { discard } from "./location/leftovers.ts";

/**
 * The tree that the last swap took away, kept in the cache: the next tree begins as that one, and what differs is
 * exchanged. To make and to remove the thousand folders of a site takes longer than all else that a small change costs.
 * Its files are those of the output by other names, as far as both have them. Beside a first output, one is laid.
 */
export class StagingDirectory {
  readonly #folder: string | undefined;

  constructor(cacheDir: string | undefined, out: string) {
    this.#folder = cacheDir === undefined ? undefined : join(cacheDir, "spare", hashOf(out));
  }

  /** Looks at the spare tree, where there is one that the manifest knows; `sharing` has the files that it shares. */
  find(manifest: Manifest, sharing: SharedTree, disk: Disk): TreeFindings | undefined {
    const folder = this.#folder;
    if (folder === undefined || manifest.spare === undefined || !this.#isKnown(manifest, disk))
      return undefined;
    return findTree(folder, treeOf(manifest.spare, manifest.files), disk, sharing);
  }

  /** Moves the spare tree to `next`, where there is one that the manifest knows. */
  take(next: string, { manifest, old, findings }: KnownTrees, disk: Disk): OldTree | undefined {
    const folder = this.#folder;
    if (folder === undefined || disk.lstat(folder) === undefined) return undefined;
    try {
      if (manifest?.spare !== undefined && this.#isKnown(manifest, disk)) {
        disk.rename(folder, next);
        const known = { findings, sharing: old?.intact };
        return readOldTree(next, treeOf(manifest.spare, manifest.files), disk, known);
      }
      removeTree(folder, disk);
    } catch (error) {
      // On another disk, or not ours to move: the new tree is made from nothing.
      if (!isSystemError(error)) throw error;
      removeTree(next, disk);
    }
    return undefined;
  }

  /**
   * Begins a tree of the same files beside the first one of an output: it costs that build a hundredth, and
   * the next one begins as it like all others. A helper links the files that are already in the first tree
   * while the rest is written. Returns the function that lays the rest; undefined if there is no place for
   * it.
   */
  begin({ root, folders, files }: FirstTree, disk: Disk, helper?: LinkHelper): LayStaging | undefined {
    const folder = this.#folder;
    if (folder === undefined || !this.#clear(folder, disk)) return undefined;
    const begun: TreeLinks = { from: root, to: folder, folders: [...folders], files: files() };
    const helped = helper?.(begun);
    return async (written) => {
      // Which files have been laid is not known then, and the next build removes them.
      if ((await helped) === false) return undefined;
      const linked = new Set(begun.files);
      const rest = [...written.keys()].filter((path) => !linked.has(path));
      return triedOn(() => {
        if (helped === undefined) linkTree(begun, disk);
        linkTree({ ...begun, folders: [], files: rest }, disk);
        const states = noteFolders({ root: folder, folders, known: () => undefined }, disk);
        return { root: disk.lstat(folder)?.ino ?? 0, files: written, folders: states };
      });
    };
  }

  #clear(folder: string, disk: Disk): boolean {
    const cleared = triedOn(() => {
      mkdirSync(dirname(folder), { recursive: true });
      removeTree(folder, disk);
      disk.makeFolder(folder);
      return true;
    });
    return cleared === true;
  }

  #isKnown({ spare }: Manifest, disk: Disk): boolean {
    const kind = disk.lstat(this.#folder ?? "");
    return kind?.isDirectory() === true && kind.ino === spare?.root;
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

/** Undefined where the disk refuses it: no links, another disk, no room. */
function triedOn<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return undefined;
  }
}

/** A tree for which there was none before. */
interface FirstTree {
  readonly root: string;
  /** All of it, parents before children. */
  readonly folders: ReadonlySet<string>;
  /** Paths of what is there of it already. */
  readonly files: () => readonly string[];
}

/** Lays the rest of a spare tree once all files are written; undefined where that cannot be. */
type LayStaging = (written: ReadonlyPathMap<WrittenFile>) => Promise<NotedTree | undefined>;

/** The output before: what its manifest says, and what it is; the spare tree shares files with it. */
export interface KnownTrees {
  readonly manifest: Manifest | undefined;
  readonly old: OldTree | undefined;
  /** The state of the staging directory on the disk, if it has been examined already. */
  readonly findings?: TreeFindings | undefined;
}
