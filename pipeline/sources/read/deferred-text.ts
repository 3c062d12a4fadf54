import { readFileSync } from "node:fs";
import { ChangedFileError } from "./changed-file.ts";
import type { TextFile } from "./read-data.ts";
import { textHash } from "./text-hash.ts";

/**
 * A text whose hash is known; it is read at the first access, and must have that hash then. A class, since a
 * large site has ten thousand, and an object with a getter of its own takes ten times the memory.
 */
export class DeferredText implements TextFile {
  readonly kind = "text";
  readonly path: string;
  readonly hash: string;
  readonly #absolute: string;
  #text: string | undefined;

  constructor(path: string, hash: string, absolute: string) {
    this.path = path;
    this.hash = hash;
    this.#absolute = absolute;
  }

  get text(): string {
    this.#text ??= this.#read();
    return this.#text;
  }

  #read(): string {
    const bytes = readFileSync(this.#absolute);
    if (textHash(this.path, bytes) !== this.hash) throw new ChangedFileError(this.path);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  }
}
