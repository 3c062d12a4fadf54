import { readFileSync } from "node:fs";
import { RecentTexts } from "../../core/text/recent-texts.ts";
import { ChangedFileError } from "./changed-file.ts";
import type { TextFile } from "./read-data.ts";
import { textHash } from "./text-hash.ts";

/** Several steps ask for a text one after another; the texts of a large site are never all in memory. */
const recent = new RecentTexts(2_000_000);

/**
 * A text whose hash is known; it is read when it is asked for, and must have that hash then. A class, since a
 * large site has ten thousand, and an object with a getter of its own takes ten times the memory.
 */
export class DeferredText implements TextFile {
  readonly kind = "text";
  readonly path: string;
  readonly hash: string;
  readonly #absolute: string;

  constructor(path: string, hash: string, absolute: string) {
    this.path = path;
    this.hash = hash;
    this.#absolute = absolute;
  }

  /** The same of a text that has been read just now. */
  static of({ path, hash, text }: TextFile, absolute: string): DeferredText {
    const file = new DeferredText(path, hash, absolute);
    recent.get(file, () => text);
    return file;
  }

  get text(): string {
    return recent.get(this, () => this.#read());
  }

  #read(): string {
    const bytes = readFileSync(this.#absolute);
    if (textHash(this.path, bytes) !== this.hash) throw new ChangedFileError(this.path);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  }
}
