import type { Stats } from "node:fs";
import { fileState, isSettled } from "./file-state.ts";
import type { AssetFile, FileId, KnownFiles, TextFile } from "./read-data.ts";

interface ReadFile {
  readonly state: string;
  readonly value: TextFile | AssetFile;
}

/** Reads a folder repeatedly, as `dev` does, and opens only the files that have changed. */
export class ReadFiles implements KnownFiles {
  /** By absolute path. */
  readonly #known = new Map<string, ReadFile>();

  read<T extends TextFile | AssetFile>({ absolute }: FileId<T>, stat: Stats, read: () => T): T {
    const state = fileState(stat);
    const known = this.#known.get(absolute);
    if (known?.state === state) return known.value as T;
    const settled = isSettled(stat);
    const value = read();
    if (settled) this.#known.set(absolute, { state, value });
    else this.#known.delete(absolute);
    return value;
  }
}
