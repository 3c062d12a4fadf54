import { mkdirSync, readFileSync } from "node:fs";
import { pathProblem } from "../core/paths/path-problem.ts";
import { parentOf } from "../core/paths/tree-paths.ts";
import { ManifestStore } from "./build-manifest/manifest.ts";
import type { WrittenFile } from "./build-manifest/noted-tree.ts";
import type { OldTree } from "./build-manifest/old-tree.ts";
import { type Disk, realDisk } from "./disk/disk.ts";
import { isSystemError } from "./disk/disk-failure.ts";
import { PathMap } from "./groups/path-map.ts";
import { holdsBuildLock } from "./location/build-lock.ts";
import { besideName, discard } from "./location/leftovers.ts";
import { outputLocation } from "./location/output-location.ts";
import { type OutputChoice, outputProblem } from "./location/output-problem.ts";
import type { KeyedPath } from "./tree-plan.ts";

/**
 * The first tree of an output, begun before all of its files are known: to make those of a large site is mostly waiting
 * for the disk, and threads can work meanwhile. `writeTree` goes on from it; what the plan has not, or otherwise, is taken out.
 */
export class StreamingWriter {
  readonly #root: string;
  readonly #disk: Disk;
  readonly #files = new PathMap<WrittenFile>();
  readonly #folders = new Map<string, string>();
  /** The files that could not be written to their end. */
  readonly #broken = new Set<string>();
  #isClosed = false;

  private constructor(root: string, disk: Disk) {
    this.#root = root;
    this.#disk = disk;
  }

  /**
   * Undefined without the lock, for a known output, since most of its files can be linked, and for a place that
   * may not become an output.
   */
  static begin(choice: OutputChoice, disk: Disk = realDisk): StreamingWriter | undefined {
    if (!holdsBuildLock(choice.out)) return undefined;
    const location = outputLocation(choice.out, disk);
    const isKnown = new ManifestStore(choice.cacheDir, location.out).state() !== undefined;
    if (isKnown || outputProblem(choice)) return undefined;
    const root = besideName(location, "next");
    try {
      mkdirSync(location.yard, { recursive: true });
      disk.makeFolder(root);
    } catch (error) {
      // The same cause will fail the rest as well, and is reported there.
      if (!isSystemError(error)) throw error;
      return undefined;
    }
    return new StreamingWriter(root, disk);
  }

  /** Hands the tree over as it is; the writer puts no more files. */
  take(): OldTree {
    this.#isClosed = true;
    return {
      root: this.#root,
      intact: this.#files,
      folders: this.#folders,
      changed: this.#broken,
      others: new Set(),
    };
  }

  /** Writes a file, and gives a way to read it again; undefined where that cannot be. */
  put({ path, key }: KeyedPath, bytes: Uint8Array | string): (() => Buffer | undefined) | undefined {
    if (this.#isClosed || pathProblem(path) !== undefined) return undefined;
    const full = `${this.#root}/${path}`;
    const present = this.#files.get(path);
    if (present !== undefined) return present.key === key ? () => readAgain(full) : undefined;
    try {
      this.#makeFolder(parentOf(path));
      const { size, mtimeMs, ino } = this.#disk.create(full, bytes);
      this.#files.set(path, { key, size, mtimeMs, ino });
      return () => readAgain(full);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      this.#isClosed = true;
      // Where the disk takes two paths for one, the file that is there is another one.
      if (error.code !== "EEXIST" && this.#disk.lstat(full) !== undefined) this.#broken.add(path);
      return undefined;
    }
  }

  #makeFolder(path: string): void {
    if (path === "" || this.#folders.has(path)) return;
    this.#makeFolder(parentOf(path));
    this.#disk.makeFolder(`${this.#root}/${path}`);
    this.#folders.set(path, "");
  }

  /** Removes what no output has become of. */
  end(): void {
    discard(this.#root, this.#disk);
  }
}

function readAgain(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
