import { realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { hashOf } from "../../core/hash.ts";
import type { Disk } from "../disk/disk.ts";

/** Paths of the output folder and of the temporary folders and files beside it. All paths are absolute. */
export interface OutputLocation {
  /** The address of the output, its parent folders free of symbolic links. */
  readonly out: string;
  /** The folder with the present tree: `out` itself, or what it points to. It need not exist. */
  readonly tree: string;
  readonly isLink: boolean;
  /** The folder in which new trees are made: the one that holds `tree`. */
  readonly yard: string;
  /** Start of the names of trees in the making. Two links of one name may point into one yard: theirs differ. */
  readonly stem: string;
  /** Start of the names of finished trees that a link points to; other names in the yard belong to the person. */
  readonly treeStem: string;
}

/** Where an output lies, and where beside it there is room for what is not finished; of a link, where what it leads to lies. */
export function outputLocation(address: string, disk: Disk): OutputLocation {
  const out = canonicalPath(address);
  const name = basename(out);
  if (!disk.lstat(out)?.isSymbolicLink()) {
    return { out, tree: out, isLink: false, yard: dirname(out), stem: `.${name}`, treeStem: "" };
  }
  const tree = realPath(out) ?? resolve(dirname(out), disk.readLink(out));
  const mark = `${name}-${hashOf(out).slice(0, 8)}`;
  return { out, tree, isLink: true, yard: dirname(tree), stem: `.${mark}`, treeStem: `${mark}.tree-` };
}

/** One spelling per output: symbolic links above it are followed, the output itself is not. */
export function canonicalPath(address: string): string {
  const path = resolve(address);
  const parent = dirname(path);
  if (parent === path) return path;
  return join(realPath(parent) ?? canonicalPath(parent), basename(path));
}

/** The path with all links followed, as far as it exists. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}
