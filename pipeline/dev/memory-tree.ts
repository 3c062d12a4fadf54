import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FileTree } from "../serve/answer.ts";
import type { CachedFile } from "../serve/file-cache.ts";
import type { OutputFile } from "../write/tree-plan.ts";

/** The output as it would be written, made when it is asked for. Nothing is written in `dev`. */
export class MemoryTree implements FileTree {
  #files: ReadonlyMap<string, OutputFile> = new Map();
  readonly #made = new Map<string, CachedFile>();

  /** Takes the files of a new build. Bytes whose key stays are kept. */
  replace(files: readonly OutputFile[]): void {
    const before = this.#files;
    this.#files = new Map(files.map((file) => [file.path, file]));
    for (const path of this.#made.keys()) {
      if (before.get(path)?.key !== this.#files.get(path)?.key) this.#made.delete(path);
    }
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  read(path: string): CachedFile | undefined {
    const made = this.#made.get(path);
    if (made !== undefined) return made;
    const content = this.#files.get(path)?.bytes();
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
