import type { Stats } from "node:fs";
import { fileState, isSettled } from "./file-state.ts";
import type { AssetFile, FilePlace, KnownFiles, TextFile } from "./read-data.ts";

interface ReadFile {
  readonly state: string;
  readonly value: TextFile | AssetFile;
}

/** Who reads a folder again and again, as `dev` does, opens the files that have changed. */
export class ReadFiles implements KnownFiles {
  /** By absolute path. */
  readonly #known = new Map<string, ReadFile>();

  read<T extends TextFile | AssetFile>({ absolute }: FilePlace<T>, stat: Stats, read: () => T): T {
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
