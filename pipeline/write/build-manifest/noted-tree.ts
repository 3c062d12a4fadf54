import type { Stats } from "node:fs";
import type { ReadonlyPathMap } from "../groups/path-map.ts";

/** A file as the last build left it. */
export interface WrittenFile {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly mtimeMs: number;
  readonly ino: number;
}

/** A tree that a build wrote, identified by the number of its root folder. */
export interface NotedTree {
  readonly root: number;
  readonly files: ReadonlyPathMap<WrittenFile>;
  /** All its folders, parents before children, each with its state where that tells whether somebody has changed the names in it, else with "". */
  readonly folders: ReadonlyMap<string, string>;
}

/** Whether a file is still the one that was written: an edit by hand changes its size, time or number. */
export function isIntact(file: WrittenFile, found: Stats | undefined): boolean {
  if (!found?.isFile()) return false;
  return found.size === file.size && found.mtimeMs === file.mtimeMs && found.ino === file.ino;
}
