import { basename, dirname, join } from "node:path";
import { append } from "../../core/append.ts";
import { type Disk, removeTree } from "../disk/disk.ts";
import { isSystemError } from "../disk/disk-failure.ts";
import type { OutputLocation } from "./output-location.ts";

/** Temporary folders beside the output. */
interface Leftovers {
  /** Whole trees that made room for a new one, oldest first. */
  readonly old: readonly string[];
  /** Trees in the making or in removal, links in the making, and trees that the output no longer points to. */
  readonly debris: readonly string[];
}

type Kind = "next" | "old" | "trash" | "link";

const MADE_BY_US = /^(?:next|old|trash|link)-[0-9a-f]+$/;

/** A name beside the output for something that does not outlive the build: `.dist.next-4711`. */
export function besideName(location: OutputLocation, kind: Kind): string {
  const own =
    kind === "link"
      ? join(dirname(location.out), `.${basename(location.out)}`)
      : join(location.yard, location.stem);
  return `${own}.${kind}-${process.pid}`;
}

/** The files that earlier runs left beside an output when they were cut off. */
export function findLeftovers(location: OutputLocation, disk: Disk): Leftovers {
  // An output that is a link now may have been a folder before, so what a folder leaves is always looked for.
  const found = namedBy(dirname(location.out), `.${basename(location.out)}.`, disk);
  if (location.isLink)
    append(found, [...namedBy(location.yard, `${location.stem}.`, disk), ...unusedTrees(location, disk)]);
  const isOld = (path: string): boolean => basename(path).includes(".old-");
  const age = (path: string): number => disk.lstat(path)?.ctimeMs ?? 0;
  return {
    old: found.filter(isOld).sort((one, other) => age(one) - age(other)),
    debris: found.filter((path) => !isOld(path)),
  };
}

/** Removes a tree. An old one loses its name first: under that name it must be whole or absent. */
export function discard(path: string, disk: Disk): void {
  try {
    const doomed = path.replace(/\.old-([0-9a-f]+)$/, ".trash-$1");
    if (doomed !== path) {
      removeTree(doomed, disk);
      disk.rename(path, doomed);
    }
    removeTree(doomed, disk);
  } catch (error) {
    // The output is right without it, and the next command that writes tries again.
    if (!isSystemError(error)) throw error;
  }
}

function namedBy(folder: string, prefix: string, disk: Disk): string[] {
  return namesIn(folder, disk)
    .filter((name) => name.startsWith(prefix) && MADE_BY_US.test(name.slice(prefix.length)))
    .map((name) => join(folder, name));
}

function unusedTrees(location: OutputLocation, disk: Disk): string[] {
  return namesIn(location.yard, disk)
    .filter((name) => name.startsWith(location.treeStem))
    .map((name) => join(location.yard, name))
    .filter((path) => path !== location.tree);
}

function namesIn(folder: string, disk: Disk): string[] {
  return disk.lstat(folder)?.isDirectory() ? disk.list(folder).map((entry) => entry.name) : [];
}
