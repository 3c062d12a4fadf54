import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { Span } from "./span.ts";

/** The data file of a store: values one after another. Bytes that no entry of the index names are waste. */
export class PackFile {
  readonly #file: number;
  #end: number;

  private constructor(
    readonly path: string,
    file: number,
  ) {
    this.#file = file;
    this.#end = fstatSync(file).size;
  }

  /** `read` and `append` need an existing file, `create` needs that there is no file yet. */
  static open(path: string, mode: "read" | "append" | "create"): PackFile {
    return new PackFile(path, openSync(path, { read: "r", append: "r+", create: "wx+" }[mode]));
  }

  /** A file that this process has open, for a thread of it; the code that opened it closes it. */
  static shared(descriptor: number): PackFile {
    return new PackFile("", descriptor);
  }

  /** The file descriptor for `shared`. */
  get descriptor(): number {
    return this.#file;
  }

  /** Bytes in the file, waste included. */
  get size(): number {
    return this.#end;
  }

  /** Names the file as it is: another size, time or number means that somebody else wrote to it, or put another in its place. */
  state(): string {
    const { size, mtimeMs, ctimeMs, ino } = fstatSync(this.#file);
    return [size, mtimeMs, ctimeMs, ino].join(" ");
  }

  /** Undefined when the file does not hold that value at that place any more, or never did. */
  read(key: string, { offset, length, sum }: Span): Buffer | undefined {
    // A damaged index must not make us ask for gigabytes.
    if (!(offset >= 0 && length >= 0 && offset + length <= this.#end)) return undefined;
    const bytes = Buffer.allocUnsafe(length);
    if (readSync(this.#file, bytes, 0, length, offset) !== length) return undefined;
    return sumOf(key, bytes) === sum ? bytes : undefined;
  }

  /** The bytes of a part of the file, whatever they are; fewer where it ends before. */
  readPart(offset: number, into: Uint8Array): Uint8Array {
    return into.subarray(0, readSync(this.#file, into, 0, into.byteLength, offset));
  }

  append(key: string, bytes: Uint8Array): Span {
    const span = { offset: this.#end, length: bytes.byteLength, sum: sumOf(key, bytes) };
    for (let done = 0; done < bytes.byteLength; ) {
      done += writeSync(this.#file, bytes, done, bytes.byteLength - done, span.offset + done);
    }
    this.#end += bytes.byteLength;
    return span;
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** CRC-32 of a key and its value together. */
export function sumOf(key: string, bytes: Uint8Array): number {
  return crc32(bytes, crc32(key));
}
