import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FileTree } from "../serve/answer.ts";
import type { CachedFile } from "../serve/file-cache.ts";
import type { OutputFile } from "../write/tree-plan.ts";

/** The output as it would be written, made when it is asked for. Nothing is written in `dev`. */
export class MemoryTree implements FileTree {
  #files: ReadonlyMap<string, OutputFile> = new Map();
  readonly #made = new Map<string, CachedFile>();
  /** The files of the search; undefined until somebody searches. */
  #search: ReadonlyMap<string, OutputFile> | undefined;
  #makeSearch: () => readonly OutputFile[] = () => [];

  /** Takes the files of a new build. Bytes whose key stays are kept. `search` makes the files below `search/`. */
  replace(files: readonly OutputFile[], search: () => readonly OutputFile[] = () => []): void {
    const before = this.#files;
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.#search = undefined;
    this.#makeSearch = search;
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
    if (file !== undefined || !path.startsWith("search/")) return file;
    this.#search ??= new Map(this.#makeSearch().map((found) => [found.path, found]));
    return this.#search.get(path);
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
