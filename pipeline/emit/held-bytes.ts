import type { PackStore } from "../cache/pack-store.ts";
import type { OutputFile } from "../write/tree-plan.ts";

/** Where files of the output can be written as soon as their bytes are known. */
export interface EarlyFiles {
  /** Gives a way to read a file again; undefined where it could not be written. */
  readonly put: (
    file: Pick<OutputFile, "path" | "key">,
    bytes: Uint8Array,
  ) => (() => Uint8Array | undefined) | undefined;
}

/**
 * Keeps the bytes of files for which several steps ask: a page's data is hashed, packed and written, its HTML is copied
 * into the zip and written. Beyond a limit they are set aside on the disk, so that memory does not grow with the site.
 */
export class HeldBytes {
  #free: number;
  readonly #store: PackStore;
  readonly #early: EarlyFiles | undefined;

  /** `limit` of the memory in bytes, over all files; `early` is where they are written at once. */
  constructor(limit: number, store: PackStore, early?: EarlyFiles) {
    this.#free = limit;
    this.#store = store;
    this.#early = early;
  }

  hold(file: OutputFile): OutputFile {
    let again: (() => Uint8Array | undefined) | undefined;
    const bytes = (): Uint8Array => {
      const held = again?.();
      if (held !== undefined) return held;
      const made = Buffer.from(file.bytes());
      again = this.#keep(file, made);
      return made;
    };
    return { ...file, bytes };
  }

  #keep(file: OutputFile, made: Uint8Array): (() => Uint8Array | undefined) | undefined {
    const written = this.#early?.put(file, made);
    if (made.byteLength > this.#free) return written ?? this.#store.setAside(made);
    this.#free -= made.byteLength;
    return () => made;
  }
}
