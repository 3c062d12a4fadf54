import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { acquireLock } from "../lock/file-lock.ts";
import { type EntryChanges, IndexEntries } from "./index-entries.ts";
import { PackFile } from "./pack-file.ts";
import { addChanges, type PackIndex, readPackIndex, writePackIndex } from "./pack-index.ts";

/** An opened pack: its index and data. `release` is there for the one process that may write. */
export interface OpenPack {
  readonly index: PackIndex;
  readonly data: PackFile;
  readonly release: (() => void) | undefined;
  /** No index names this data file yet. */
  readonly isNew: boolean;
  /** The data file is as the last writer left it, so that what the index names can be read. */
  readonly isAsLeft: boolean;
}

/** The files of one store: `<name>.index`, `<name>.<generation>.pack` and `<name>.lock`. */
export class PackFolder {
  readonly #dir: string;
  readonly #name: string;
  readonly #version: string;

  constructor(dir: string, name: string, version: string) {
    this.#dir = dir;
    this.#name = name;
    this.#version = version;
  }

  /** Undefined when there is nothing to read and no right to write. */
  open(): OpenPack | undefined {
    const release = this.#lock();
    // After the lock: the process that held it before may have changed everything.
    const index = readPackIndex(this.#indexPath, this.#version);
    const data = index && this.#openData(index.generation, release ? "append" : "read");
    if (index && data) return { index, data, release, isNew: false, isAsLeft: index.state === data.state() };
    if (release) {
      const fresh = this.#create();
      if (fresh) return { ...fresh, release, isNew: true, isAsLeft: true };
      release();
    }
    return undefined;
  }

  /** Makes the index known; the data it names is in the file already. `changes` is what it differs by from the one before. */
  commit(index: PackIndex, data: PackFile, changes?: EntryChanges): void {
    const current = { ...index, state: data.state() };
    const isAdded = changes !== undefined && addChanges(this.#indexPath, current, changes);
    if (!isAdded) writePackIndex(this.#indexPath, current);
    this.#removeOtherGenerations(index.generation);
  }

  /** Writes the values that `index` names into a new file, and makes that the pack. */
  compact(index: PackIndex, data: PackFile): void {
    const fresh = this.#create();
    if (!fresh) {
      this.commit(index, data);
      return;
    }
    const entries = new IndexEntries();
    try {
      // As they lie: what is read together stays together.
      for (const [key, span] of [...index.entries].sort(([, a], [, b]) => a.offset - b.offset)) {
        const bytes = data.read(key, span);
        if (bytes) entries.set(key, fresh.data.append(key, bytes));
      }
      this.commit({ ...fresh.index, entries }, fresh.data);
    } finally {
      fresh.data.close();
    }
  }

  /** A data file that no index names and no folder lists: its bytes go when it is closed, however the process ends. */
  openNameless(): PackFile | undefined {
    const fresh = this.#create();
    // Where an open file cannot be removed, the next writer does it.
    if (fresh) rmSync(this.#dataPath(fresh.index.generation), { force: true, maxRetries: 0 });
    return fresh?.data;
  }

  /** A path for a file that no index names: the writer of the store removes what lies there. */
  asidePath(): string {
    return this.#dataPath(randomBytes(6).toString("hex"));
  }

  get isThere(): boolean {
    return existsSync(this.#indexPath);
  }

  forget(): void {
    rmSync(this.#indexPath, { force: true });
  }

  get #indexPath(): string {
    return join(this.#dir, `${this.#name}.index`);
  }

  #dataPath(generation: string): string {
    return join(this.#dir, `${this.#name}.${generation}.pack`);
  }

  #lock(): (() => void) | undefined {
    try {
      mkdirSync(this.#dir, { recursive: true });
      const attempt = acquireLock(join(this.#dir, `${this.#name}.lock`));
      return attempt.isHeld ? attempt.release : undefined;
    } catch {
      // A folder that cannot be written can still be read.
      return undefined;
    }
  }

  #openData(generation: string, mode: "read" | "append"): PackFile | undefined {
    if (!/^[0-9a-f]+$/.test(generation)) return undefined;
    try {
      return PackFile.open(this.#dataPath(generation), mode);
    } catch {
      return undefined;
    }
  }

  #create(): { index: PackIndex; data: PackFile } | undefined {
    const generation = randomBytes(6).toString("hex");
    try {
      const data = PackFile.open(this.#dataPath(generation), "create");
      return { index: { version: this.#version, generation, entries: new IndexEntries() }, data };
    } catch {
      return undefined;
    }
  }

  #removeOtherGenerations(generation: string): void {
    const isOther = (name: string): boolean => {
      const middle = name.slice(this.#name.length + 1, -".pack".length);
      const isOurs = name === `${this.#name}.${middle}.pack` && /^[0-9a-f]{12}$/.test(middle);
      return isOurs && middle !== generation;
    };
    for (const name of readdirSync(this.#dir).filter(isOther)) {
      // Where an open file cannot be removed, the next writer tries again.
      rmSync(join(this.#dir, name), { force: true, maxRetries: 0 });
    }
  }
}
