import { realpathSync, statSync } from "node:fs";
import { sep } from "node:path";
import { listTree } from "../../../write/disk/list-tree.ts";
import { type CachedFile, FileCache } from "./file-cache.ts";

/**
 * The files of a site by their exact names, also on disks that ignore case. A file that is not in the list
 * does not exist, whatever is on the disk; a tree that was swapped for another is listed again.
 */
export class ServedTree {
  readonly #root: string;
  readonly #given: ReadonlySet<string> | undefined;
  readonly #cache = new FileCache();
  #listed: ReadonlySet<string> = new Set();
  #stamp = "";

  constructor(root: string, files?: Iterable<string>) {
    this.#root = root;
    this.#given = files && new Set(files);
  }

  has(path: string): boolean {
    return this.#files().has(path);
  }

  /** Undefined when the file is not of the site, or is gone since it was listed. */
  read(path: string): CachedFile | undefined {
    if (!this.has(path)) return undefined;
    try {
      const real = realpathSync.native(`${this.#root}/${path}`);
      // A folder on the way may be a link that leads out, if the list was made by someone else.
      if (!real.startsWith(realpathSync.native(this.#root) + sep)) return undefined;
      return this.#cache.read(real);
    } catch (error) {
      if ("syscall" in (error as Error)) return undefined;
      throw error;
    }
  }

  #files(): ReadonlySet<string> {
    if (this.#given) return this.#given;
    const found = statSync(this.#root, { throwIfNoEntry: false });
    // While a swap is between its two renames there is no folder; the list of before holds on.
    if (!found) return this.#listed;
    // A swap is a rename, which moves the last time; two builds later the same folder may be here again.
    const stamp = `${found.dev} ${found.ino} ${found.ctimeMs}`;
    if (stamp !== this.#stamp) {
      this.#listed = listTree(this.#root).files;
      this.#stamp = stamp;
    }
    return this.#listed;
  }
}
