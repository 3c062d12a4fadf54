import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FileTree } from "../serve/answer.ts";
import type { CachedFile } from "../serve/file-cache.ts";
import type { OutputFile } from "../write/tree-plan.ts";

/** The output as it would be written, made when it is asked for. Nothing is written in `dev`. */
export class MemoryTree implements FileTree {
  #files: ReadonlyMap<string, OutputFile> = new Map();
  readonly #made = new Map<string, CachedFile>();
  /** The files beside the pages; undefined until somebody asks for one. */
  #more: ReadonlyMap<string, OutputFile> | undefined;
  #makeMore: () => readonly OutputFile[] = () => [];

  /** Takes the files of a new build. Bytes whose key stays are kept. `more` makes the rest of them. */
  replace(files: readonly OutputFile[], more: () => readonly OutputFile[] = () => []): void {
    const before = this.#files;
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.#more = undefined;
    this.#makeMore = more;
    for (const path of this.#made.keys()) {
      const file = this.#files.get(path);
      if (file === undefined || before.get(path)?.key !== file.key) this.#made.delete(path);
    }
  }

  has(path: string): boolean {
    return this.#file(path) !== undefined;
  }

  #file(path: string): OutputFile | undefined {
    const file = this.#files.get(path);
    // The folder of a page is asked for before the page, and is no file.
    if (file !== undefined || this.#files.has(`${path}/index.html`.replace(/^\//, ""))) return file;
    this.#more ??= new Map(this.#makeMore().map((found) => [found.path, found]));
    return this.#more.get(path);
  }

  read(path: string): CachedFile | undefined {
    const made = this.#made.get(path);
    if (made !== undefined) return made;
    const content = this.#file(path)?.bytes();
    if (content === undefined) return undefined;
    const bytes = Buffer.from(content);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    // On loopback packing costs more than it saves, but whoever asks for it gets it.
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
