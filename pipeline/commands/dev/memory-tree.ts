import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { OutputFile } from "../../write/tree-plan.ts";
import type { FileTree } from "../shared/server/answer.ts";
import type { CachedFile } from "../shared/server/file-cache.ts";

/** Files that are made together, when the first of them is asked for. */
interface LazyFiles {
  /** The folder in which they lie, with a slash at its end; "" where they lie anywhere. */
  readonly below: string;
  readonly make: () => readonly OutputFile[];
}

/** Files that are made one by one when they are requested, which takes a while. */
export interface LaterFiles {
  readonly has: (path: string) => boolean;
  /** Makes the file of a path, and what comes with it. */
  readonly make: (path: string) => Promise<readonly OutputFile[]>;
}

/** The output as it would be written, made when it is asked for. Nothing is written in `dev`. */
export class MemoryTree implements FileTree {
  #files = new Map<string, OutputFile>();
  readonly #made = new Map<string, CachedFile>();
  #lazy: readonly (LazyFiles & { files?: ReadonlyMap<string, OutputFile> })[] = [];
  #later: readonly LaterFiles[] = [];

  /** Takes the files of a new build. Bytes whose key stays are kept. */
  replace(
    files: readonly OutputFile[],
    lazy: readonly LazyFiles[] = [],
    later: readonly LaterFiles[] = [],
  ): void {
    const before = this.#files;
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.#lazy = lazy.map(({ below, make }) => ({ below, make }));
    this.#later = later;
    for (const path of this.#made.keys()) {
      const file = this.#files.get(path);
      if (file === undefined || before.get(path)?.key !== file.key) this.#made.delete(path);
    }
  }

  /** Takes files in the place of those at their paths, and gives the paths of those that are others. */
  patch(files: readonly OutputFile[]): string[] {
    return files.flatMap((file) => {
      const isSame = this.#files.get(file.path)?.key === file.key;
      this.#files.set(file.path, file);
      if (!isSame) this.#made.delete(file.path);
      return isSame ? [] : [file.path];
    });
  }

  has(path: string): boolean {
    return this.#file(path) !== undefined;
  }

  /** Whether there is a file, or may be one once it is prepared. */
  mayHave(path: string): boolean {
    return this.#later.some((group) => group.has(path)) || this.has(path);
  }

  /** Makes a file that takes a while, so that it can be read. */
  async prepare(path: string): Promise<void> {
    if (this.#files.has(path)) return;
    const later = this.#later;
    const made = await later.find((group) => group.has(path))?.make(path);
    // Files that a build has replaced meanwhile are dropped.
    if (made !== undefined && later === this.#later) this.patch(made);
  }

  #file(path: string): OutputFile | undefined {
    const file = this.#files.get(path);
    // The folder of a page is asked for before the page, and is no file.
    if (file !== undefined || this.#files.has(`${path}/index.html`.replace(/^\//, ""))) return file;
    for (const group of this.#lazy) {
      if (!path.startsWith(group.below)) continue;
      group.files ??= new Map(group.make().map((made) => [made.path, made]));
      const found = group.files.get(path);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  read(path: string): CachedFile | undefined {
    const made = this.#made.get(path);
    if (made !== undefined) return made;
    const content = this.#file(path)?.bytes();
    if (content === undefined) return undefined;
    const bytes = Buffer.from(content);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    // On loopback compression costs more than it saves, but a client that requests it gets it.
    const file: CachedFile = {
      bytes,
      hash,
      packed: (coding) => (coding === "br" ? brotliCompressSync(bytes) : gzipSync(bytes)),
    };
    this.#made.set(path, file);
    return file;
  }

  /** Keys by path, to tell what a build has changed. */
  keys(): ReadonlyMap<string, string> {
    return new Map([...this.#files].map(([path, { key }]) => [path, key]));
  }
}
