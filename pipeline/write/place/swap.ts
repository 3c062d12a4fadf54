import { randomBytes } from "node:crypto";
import { basename, dirname, isAbsolute, join, relative } from "node:path";
import { type Disk, removeTree } from "../disk/disk.ts";
import { besideName } from "./leftovers.ts";
import type { OutputPlace } from "./output-place.ts";

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
export function swap(next: string, place: OutputPlace, swapping: Swapping): void {
  if (place.isLink) swapLink(next, place, swapping);
  else swapFolder(next, place, swapping);
}

function swapFolder(next: string, place: OutputPlace, { disk, retire }: Swapping): void {
  const old = besideName(place, "old");
  const hadTree = disk.lstat(place.out) !== undefined;
  if (hadTree) disk.rename(place.out, old);
  try {
    disk.rename(next, place.out);
  } catch (error) {
    if (hadTree) disk.rename(old, place.out);
    throw error;
  }
  if (hadTree) retire(old);
}

function swapLink(next: string, place: OutputPlace, { disk, retire }: Swapping): void {
  const tree = join(place.yard, place.treeStem + randomBytes(4).toString("hex"));
  const link = besideName(place, "link");
  disk.rename(next, tree);
  try {
    disk.makeLink(linkText(tree, place, disk), link);
    disk.rename(link, place.out);
  } catch (error) {
    removeTree(link, disk);
    removeTree(tree, disk);
    throw error;
  }
  // A folder that a person named, say a release of last week, is theirs to remove.
  if (basename(place.tree).startsWith(place.treeStem)) retire(place.tree);
}

/** A link that was relative stays so: it may be seen under another path, as in a container. */
function linkText(tree: string, place: OutputPlace, disk: Disk): string {
  return isAbsolute(disk.readLink(place.out)) ? tree : relative(dirname(place.out), tree);
}
