import { closeSync, fsyncSync, openSync, readSync, writeFileSync, writeSync } from "node:fs";

/** The content of a new file: a text, bytes, or the bytes of another file, without its permissions. */
export type FileContent = string | Uint8Array | { readonly copyOf: string };

const BLOCK = 1024 * 1024;

/** Writes a file that is not there yet, and waits until the disk has it. */
export function createFile(path: string, content: FileContent, mode: number): void {
  const file = openSync(path, "wx", mode);
  try {
    // Unlike one call to write, it goes on until the system has all of it, or throws.
    if (typeof content === "string" || content instanceof Uint8Array) writeFileSync(file, content);
    else copyInto(file, content.copyOf);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function copyInto(file: number, from: string): void {
  const source = openSync(from, "r");
  try {
    const block = Buffer.allocUnsafe(BLOCK);
    for (let length = readSync(source, block); length > 0; length = readSync(source, block))
      for (let done = 0; done < length; ) done += writeSync(file, block, done, length - done);
  } finally {
    closeSync(source);
  }
}
