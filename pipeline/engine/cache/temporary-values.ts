import { rmSync } from "node:fs";
import type { PackFile } from "./pack-file.ts";
import type { PackFolder } from "./pack-folder.ts";
import { openTemporaryFile } from "./temporary-file.ts";

/** Bytes of this run alone, which are on the disk and out of memory until the store is closed. */
export class TemporaryValues {
  readonly #folder: PackFolder | undefined;
  readonly #isOwn: boolean;
  #file: PackFile | undefined;
  readonly #paths: string[] = [];
  #isClosed = false;

  /** `folder` is that of the store, `isOwn` whether this process may write to it. */
  constructor(folder: PackFolder | undefined, isOwn: boolean) {
    this.#folder = folder;
    this.#isOwn = isOwn;
  }

  /**
   * Puts bytes on the disk for steps that read them once more. Undefined where there is no room; the function that is
   * returned gives undefined where they cannot be read.
   */
  put(bytes: Uint8Array): (() => Buffer | undefined) | undefined {
    if (this.#isClosed) return undefined;
    try {
      this.#file ??= this.#folder === undefined ? openTemporaryFile() : this.#folder.openNameless();
      const file = this.#file;
      const span = file?.append("", bytes);
      return span && (() => (this.#isClosed ? undefined : file?.read("", span)));
    } catch {
      return undefined;
    }
  }

  /** A path for a file, which is removed when the store is closed; undefined where there is no room for one. */
  path(): string | undefined {
    if (this.#isClosed || !this.#isOwn) return undefined;
    const path = this.#folder?.asidePath();
    if (path !== undefined) this.#paths.push(path);
    return path;
  }

  close(): void {
    this.#isClosed = true;
    this.#file?.close();
    for (const path of this.#paths) rmSync(path, { force: true, maxRetries: 0 });
  }
}
