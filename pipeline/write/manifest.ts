import type { Stats } from "node:fs";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../cache/hash.ts";
import { isSystemError } from "./disk-failure.ts";

/** A file as the last build left it. */
export interface WrittenFile {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly mtimeMs: number;
  readonly ino: number;
}

/** What the last build wrote: the tree, told by the number of its root folder, and its files. */
export interface Manifest {
  readonly root: number;
  readonly files: ReadonlyMap<string, WrittenFile>;
  /** Names everything that the tree was made from; absent where that is not known. */
  readonly input?: string | undefined;
}

const FORMAT = 1;

/** It lies in the cache, because equal input must give equal output and times differ. */
export class ManifestStore {
  readonly #folder: string | undefined;
  readonly #path: string;

  constructor(
    cacheDir: string | undefined,
    readonly out: string,
  ) {
    this.#folder = cacheDir === undefined ? undefined : join(cacheDir, "written");
    this.#path = join(this.#folder ?? "", `${hashOf(out)}.json`);
  }

  /** Undefined when there is none, or none that can be trusted: then everything is written anew. */
  read(): Manifest | undefined {
    return this.#readAt(this.#path);
  }

  /** That of the tree which was in the place of the output before. */
  readSpare(): Manifest | undefined {
    return this.#readAt(this.#sparePath);
  }

  /** The tree that it tells of is the spare one from now on. */
  makeSpare(): void {
    if (this.#folder !== undefined) renameSync(this.#path, this.#sparePath);
  }

  get #sparePath(): string {
    return this.#path.replace(/\.json$/, ".spare.json");
  }

  #readAt(path: string): Manifest | undefined {
    if (this.#folder === undefined) return undefined;
    try {
      return parseManifest(JSON.parse(readFileSync(path, "utf8")), this.out);
    } catch {
      return undefined;
    }
  }

  /** Says whether it could be kept; when not, the next build is slower and no less right. */
  write({ root, files, input }: Manifest): boolean {
    if (this.#folder === undefined) return false;
    const rows = Array.from(files, ([path, file]) => [path, file.key, file.size, file.mtimeMs, file.ino]);
    const temporary = `${this.#path}.${process.pid}`;
    try {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(temporary, JSON.stringify({ format: FORMAT, out: this.out, root, input, rows }));
      renameSync(temporary, this.#path);
      return true;
    } catch (error) {
      if (!isSystemError(error)) throw error;
      rmSync(temporary, { force: true });
      return false;
    }
  }
}

/** Whether a file is still the one that was written: an edit by hand changes its size, time or number. */
export function isIntact(file: WrittenFile, found: Stats | undefined): boolean {
  if (!found?.isFile()) return false;
  return found.size === file.size && found.mtimeMs === file.mtimeMs && found.ino === file.ino;
}

function parseManifest(value: unknown, out: string): Manifest | undefined {
  const text = value as { format?: unknown; out?: unknown; root?: unknown; input?: unknown; rows?: unknown };
  if (text.format !== FORMAT || text.out !== out || typeof text.root !== "number") return undefined;
  if (!Array.isArray(text.rows)) return undefined;
  const files = new Map<string, WrittenFile>();
  for (const row of text.rows) {
    const [path, key, size, mtimeMs, ino] = row as [string, string, number, number, number];
    if (typeof path !== "string" || typeof key !== "string") return undefined;
    files.set(path, { key, size, mtimeMs, ino });
  }
  const { root, input } = text;
  return typeof input === "string" ? { root, files, input } : { root, files };
}
