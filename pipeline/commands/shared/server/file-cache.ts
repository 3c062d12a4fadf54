import { createHash } from "node:crypto";
import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from "node:fs";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";

export type Coding = "br" | "gzip";

/** A file of the site in memory. */
export interface CachedFile {
  readonly bytes: Buffer;
  /** Hash of the bytes, without quotes. */
  readonly hash: string;
  /** The bytes packed, computed when first asked for. */
  packed(coding: Coding): Buffer;
}

interface Entry {
  readonly stamp: string;
  readonly file: CachedFile;
  size: number;
}

/** Files read and packed before, the least recently used ones dropped beyond a number of bytes. */
export class FileCache {
  readonly #entries = new Map<string, Entry>();
  #size = 0;

  constructor(readonly limit = 64 * 1024 * 1024) {}

  /** Throws what the system throws; a symbolic link is refused. */
  read(path: string): CachedFile {
    const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      const stats = fstatSync(descriptor);
      const known = this.#entries.get(path);
      if (known?.stamp === stampOf(stats)) {
        this.#entries.delete(path);
        this.#entries.set(path, known);
        return known.file;
      }
      return this.#add(path, stampOf(stats), readFileSync(descriptor));
    } finally {
      closeSync(descriptor);
    }
  }

  #add(path: string, stamp: string, bytes: Buffer): CachedFile {
    const packed = new Map<Coding, Buffer>();
    const file: CachedFile = {
      bytes,
      hash: createHash("sha256").update(bytes).digest("base64url").slice(0, 27),
      packed: (coding) => {
        const found = packed.get(coding) ?? pack(bytes, coding);
        if (!packed.has(coding)) this.#grow(path, entry, found.byteLength);
        packed.set(coding, found);
        return found;
      },
    };
    const entry: Entry = { stamp, file, size: 0 };
    this.#remove(path);
    this.#entries.set(path, entry);
    this.#grow(path, entry, bytes.byteLength);
    return file;
  }

  #grow(path: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(path) !== entry) return;
    entry.size += bytes;
    this.#size += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.limit) break;
      this.#remove(oldest);
    }
  }

  #remove(path: string): void {
    this.#size -= this.#entries.get(path)?.size ?? 0;
    this.#entries.delete(path);
  }
}

function stampOf({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`;
}

function pack(bytes: Buffer, coding: Coding): Buffer {
  if (coding === "gzip") return gzipSync(bytes, { level: 6 });
  // 11, the default, takes seconds for a large pack; 5 is what servers use on the fly.
  return brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } });
}
