import type { OutputFile } from "../write/tree-plan.ts";

/**
 * Keeps the bytes of files for which several steps ask: a page's data is hashed, packed and written, its HTML is copied
 * into the zip and written. Beyond a limit they are made anew each time, so that memory does not grow with the site.
 */
export class HeldBytes {
  #free: number;

  /** `limit` in bytes, over all files. */
  constructor(limit: number) {
    this.#free = limit;
  }

  hold(file: OutputFile): OutputFile {
    let held: Buffer | undefined;
    const bytes = (): Buffer => {
      if (held !== undefined) return held;
      const made = Buffer.from(file.bytes());
      if (made.byteLength > this.#free) return made;
      this.#free -= made.byteLength;
      held = made;
      return made;
    };
    return { ...file, bytes };
  }
}
