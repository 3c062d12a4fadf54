import { randomBytes } from "node:crypto";
import { basename, dirname, isAbsolute, join, relative } from "node:path";
import { type Disk, removeTree } from "../disk/disk.ts";
import { besideName } from "./leftovers.ts";
import type { OutputLocation } from "./output-location.ts";

/** The disk, and what becomes of the tree whose place another one has taken. */
interface Swapping {
  readonly disk: Disk;
  readonly retire: (tree: string) => void;
}

/**
 * Puts the whole tree `next` in the place of the output and retires the one before.
 *
 * A folder takes two renames, and between them, for some microseconds, the output is missing: Node has no call that
 * exchanges two folders. A server that must not miss one request gets an output that is a link: one rename.
 */
export function swap(next: string, location: OutputLocation, swapping: Swapping): void {
  if (location.isLink) swapLink(next, location, swapping);
  else swapFolder(next, location, swapping);
}

function swapFolder(next: string, location: OutputLocation, { disk, retire }: Swapping): void {
  const old = besideName(location, "old");
  const hadTree = disk.lstat(location.out) !== undefined;
  if (hadTree) disk.rename(location.out, old);
  try {
    disk.rename(next, location.out);
  } catch (error) {
    if (hadTree) disk.rename(old, location.out);
    throw error;
  }
  if (hadTree) retire(old);
}

function swapLink(next: string, location: OutputLocation, { disk, retire }: Swapping): void {
  const tree = join(location.yard, location.treeStem + randomBytes(4).toString("hex"));
  const link = besideName(location, "link");
  disk.rename(next, tree);
  try {
    disk.makeLink(linkText(tree, location, disk), link);
    disk.rename(link, location.out);
  } catch (error) {
    removeTree(link, disk);
    removeTree(tree, disk);
    throw error;
  }
  // A folder that a person named, say a release of last week, is theirs to remove.
  if (basename(location.tree).startsWith(location.treeStem)) retire(location.tree);
}

/** A link that was relative stays so: it may be seen under another path, as in a container. */
function linkText(tree: string, location: OutputLocation, disk: Disk): string {
  return isAbsolute(disk.readLink(location.out)) ? tree : relative(dirname(location.out), tree);
}
