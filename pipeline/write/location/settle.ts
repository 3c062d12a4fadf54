import type { Disk } from "../disk/disk.ts";
import { discard, findLeftovers } from "./leftovers.ts";
import { outputLocation } from "./output-location.ts";

/**
 * Brings the output back to one whole tree after a build that was stopped anywhere. Only for the holder of
 * the lock.
 *
 * | found | stopped | done |
 *
 * |---------------------------------------|---------------------|------------------------|
 *
 * | `.next-…` | while filling | removed |
 *
 * | `.old-…`, no output | between two renames | the old tree goes back |
 *
 * | `.old-…` or `.trash-…`, and an output | while clearing up | removed |
 *
 * | `.link-…`, a tree nothing points to | before the rename | removed |
 *
 * Going back is always right: the old tree was whole, and the new one has not been announced yet.
 */
export function settle(address: string, disk: Disk): void {
  const location = outputLocation(address, disk);
  const { old, debris } = findLeftovers(location, disk);
  const doomed = [...debris, ...old];
  const newest = old.at(-1);
  if (newest !== undefined && !disk.lstat(location.out)) {
    disk.rename(newest, location.out);
    doomed.pop();
  }
  for (const path of doomed) discard(path, disk);
}

/** Whether nothing is left beside the output. Only looks, so it also serves where nothing can be written. */
export function isSettled(address: string, disk: Disk): boolean {
  const { old, debris } = findLeftovers(outputLocation(address, disk), disk);
  return old.length + debris.length === 0;
}
