import { asBytes, asText } from "../../core/as-bytes.ts";
import { parsedJson } from "../../core/parsed-json.ts";
import type { IndexEntries } from "./index-entries.ts";
import { sumOf } from "./pack-file.ts";
import { type OpenPack, PackFolder } from "./pack-folder.ts";
import { inGroups, readNear, type StoredSpans, type WantedValue } from "./read-near.ts";
import { temporaryPack } from "./temporary-file.ts";
import { TemporaryValues } from "./temporary-values.ts";
import { type StoredTable, type TableChanges, type TableParts, ValueTable } from "./value-table.ts";

/** Values that a store without a folder has in memory, in bytes; of more all go into a file that no folder lists. */
const MOST_IN_MEMORY = 32_000_000;

/**
 * Values that are costly to compute, by a key that names everything they depend on.
 *
 * A damaged or foreign file, another version, a full disk, a second process at work: each costs a value, none an
 * error. The second process reads what is there and keeps what it puts for itself.
 */
export class PackStore {
  readonly #folder: PackFolder | undefined;
  #pack: OpenPack | undefined;
  /** Values that no file holds: there is no folder, it is not ours to write, or it is full. */
  readonly #memory = new Map<string, Uint8Array>();
  #bytesInMemory = 0;
  /** Objects that somebody still holds: `dev` reads the same files at every save. */
  readonly #objects = new Map<string, WeakRef<object>>();
  /** Keys whose values have been read and found whole. */
  readonly #sound = new Set<string>();
  readonly #tables = new Map<string, ValueTable<unknown>>();
  /** Bytes of this run alone. */
  readonly temporary: TemporaryValues;
  #isClosed = false;

  private constructor(folder: PackFolder | undefined) {
    this.#folder = folder;
    this.#pack = folder?.open();
    this.temporary = new TemporaryValues(folder, this.#pack?.release !== undefined);
  }

  static open(dir: string | undefined, name: string, version: string): PackStore {
    return new PackStore(dir === undefined ? undefined : new PackFolder(dir, name, version));
  }

  /** Whether a process has kept a store of this name, of whatever version; far cheaper than opening it. */
  static isThere(dir: string, name: string): boolean {
    return new PackFolder(dir, name, "").isThere;
  }

  /** Lets the next process that opens a store find nothing in it. */
  static forget(dir: string, name: string): void {
    new PackFolder(dir, name, "").forget();
  }

  get(key: string): Uint8Array | undefined {
    const bytes = this.#memory.get(key) ?? this.#read(key);
    if (bytes) this.#pack?.index.entries.use(key);
    return bytes;
  }

  /** A value that is text. */
  getText(key: string): string | undefined {
    const bytes = this.get(key);
    return bytes === undefined ? undefined : asText(bytes);
  }

  /** The values of many keys, one after another. Those that lie near each other are read together. */
  *getEach(keys: readonly string[]): Generator<Uint8Array | undefined> {
    for (const some of inGroups(keys)) {
      const found = this.#readNear(some);
      for (const key of some) {
        // A value that could not be read with others gets its chance alone.
        const bytes = found.get(key) ?? this.get(key);
        if (bytes !== undefined) this.#pack?.index.entries.use(key);
        yield bytes;
      }
    }
  }

  #readNear(keys: readonly string[]): ReadonlyMap<string, Uint8Array> {
    if (this.#pack === undefined || this.#isClosed) return new Map();
    try {
      return readNear(this.#wantedIn(this.#pack, keys), this.#pack.data);
    } catch {
      return new Map();
    }
  }

  /** Those that its file has. */
  #wantedIn({ index }: OpenPack, keys: readonly string[]): WantedValue[] {
    return keys.flatMap((key) => {
      const span = this.#memory.has(key) ? undefined : index.entries.get(key);
      return span === undefined ? [] : [{ key, ...span }];
    });
  }

  /** Where values lie, for a thread that reads them with `readStored`; undefined where the file of the store has not all of them. */
  spansOf(keys: readonly string[]): StoredSpans | undefined {
    if (this.#pack === undefined || this.#isClosed) return undefined;
    const values = this.#wantedIn(this.#pack, keys);
    const { path, descriptor } = this.#pack.data;
    const file = this.#folder === undefined ? descriptor : path;
    return values.length === keys.length ? { file, values } : undefined;
  }

  /** Whether there is a value; it counts as read, so that what was made of it can be made again. */
  keep(key: string): boolean {
    return this.#memory.has(key) || (!this.#isClosed && this.#pack?.index.entries.use(key) === true);
  }

  /** Counts values as read. */
  keepEach(keys: Iterable<string>): void {
    for (const key of keys) this.keep(key);
  }

  /**
   * Whether there is a value that can be read. If the data file has not changed since the index was written,
   * no value is read for this; otherwise each is read once in a process.
   */
  has(key: string): boolean {
    if (this.#pack?.isAsLeft === true && this.keep(key)) return true;
    if (!this.#sound.has(key) && this.get(key) !== undefined) this.#sound.add(key);
    return this.#sound.has(key);
  }

  /** Callers do not change what they get: another one may get the same object. */
  getJson<T>(key: string): T | undefined {
    const known = this.#objects.get(key)?.deref();
    if (known !== undefined) return known as T;
    return this.#remember(key, parsed(this.get(key))) as T | undefined;
  }

  /** As `getJson`, of many keys, one after another. */
  *getEachJson<T>(keys: readonly string[]): Generator<T | undefined> {
    const known = keys.map((key) => this.#objects.get(key)?.deref());
    const read = this.getEach(keys.filter((_, at) => known[at] === undefined));
    for (const [at, key] of keys.entries())
      yield (known[at] ?? this.#remember(key, parsed(read.next().value ?? undefined))) as T | undefined;
  }

  #remember(key: string, value: unknown): unknown {
    if (typeof value === "object" && value !== null) this.#objects.set(key, new WeakRef(value));
    return value;
  }

  /** For values that are read once: a fresh object without another reference. */
  readJson<T>(key: string): T | undefined {
    return parsed(this.get(key)) as T | undefined;
  }

  put(key: string, value: Uint8Array | string): void {
    if (key.includes("\n")) throw new Error("A key of a store may not contain a line break.");
    this.#objects.delete(key);
    const bytes = asBytes(value);
    if (!this.#append(key, bytes)) this.#hold(key, Uint8Array.from(bytes));
  }

  #hold(key: string, bytes: Uint8Array): void {
    this.#bytesInMemory += bytes.byteLength - (this.#memory.get(key)?.byteLength ?? 0);
    this.#memory.set(key, bytes);
    if (this.#bytesInMemory > MOST_IN_MEMORY && this.#folder === undefined) this.#moveOut();
  }

  /** Without a folder memory would grow with the site, and threads could read nothing by themselves. */
  #moveOut(): void {
    this.#bytesInMemory = 0;
    this.#pack ??= temporaryPack();
    for (const [key, bytes] of this.#memory) this.#append(key, bytes);
  }

  /** `text` is the value as JSON, where somebody has it already. */
  putJson(key: string, value: unknown, text: string | undefined = JSON.stringify(value)): void {
    if (text === undefined) throw new TypeError(`The value of "${key}" has no form in JSON.`);
    this.put(key, text);
    this.#remember(key, value);
  }

  /** Small values of one kind, which are read and kept together. */
  table<T>(name: string): ValueTable<T> {
    const known = this.#tables.get(name);
    if (known !== undefined) return known as ValueTable<T>;
    const table = new ValueTable<T>(this.#tableParts(name));
    this.#tables.set(name, table);
    return table;
  }

  /** Nothing of a table whose changes are there and cannot be read: what they were made to is not what it was. */
  #tableParts(name: string): TableParts {
    const changesName = `changes of table ${name}`;
    const changes = this.readJson<TableChanges>(changesName);
    if (changes === undefined && this.#pack?.index.entries.get(changesName) !== undefined) return {};
    return { whole: this.readJson<StoredTable>(`table ${name}`), changes };
  }

  /** Keeps what was put. Without `keepUnused`, entries that were neither read nor put since `open` are dropped. */
  close({ keepUnused }: { keepUnused: boolean }): void {
    if (this.#isClosed) return;
    if (this.#folder !== undefined && this.#pack?.release) this.#keepTables(keepUnused);
    this.#isClosed = true;
    this.temporary.close();
    if (!this.#pack) return;
    try {
      if (this.#folder !== undefined && this.#pack.release) this.#save(this.#pack, keepUnused);
    } catch {
      // The index before is still whole, and the next run computes again what it lacks.
    } finally {
      this.#pack.data.close();
      this.#pack.release?.();
    }
  }

  #keepTables(keepUnused: boolean): void {
    for (const [name, table] of this.#tables) {
      const { whole, changes } = table.toKeep({ keepUnused }) ?? {};
      if (whole !== undefined) this.put(`table ${name}`, JSON.stringify(whole));
      if (changes !== undefined) this.put(`changes of table ${name}`, JSON.stringify(changes));
    }
  }

  #read(key: string): Uint8Array | undefined {
    const span = this.#pack?.index.entries.get(key);
    if (!this.#pack || !span || this.#isClosed) return undefined;
    try {
      return this.#pack.data.read(key, span);
    } catch {
      return undefined;
    }
  }

  #append(key: string, bytes: Uint8Array): boolean {
    if (!this.#pack?.release || this.#isClosed) return false;
    const { index, data } = this.#pack;
    const present = index.entries.get(key);
    if (present !== undefined && present.sum === sumOf(key, bytes) && this.#read(key))
      return index.entries.use(key);
    try {
      index.entries.set(key, data.append(key, bytes));
      this.#memory.delete(key);
      return true;
    } catch {
      return false;
    }
  }

  #save({ index, data, isNew, isAsLeft }: OpenPack, keepUnused: boolean): void {
    const { entries } = index;
    const dropped = keepUnused ? [] : entries.unused();
    entries.drop(dropped);
    const set = entries.fresh();
    if (data.size > entries.bytes() * 2) this.#folder?.compact(index, data);
    else if (isNew || set.length > 0 || dropped.length > 0 || (!isAsLeft && this.#isFoundWhole(entries)))
      this.#folder?.commit(index, data, { set, dropped });
  }

  /** Whether all values were read in this run: then a copy of a file is as it was left. */
  #isFoundWhole(entries: IndexEntries): boolean {
    for (const [key] of entries) if (!this.#sound.has(key)) return false;
    return true;
  }
}

/** The value of a JSON text; undefined if the text is not JSON. */
function parsed(bytes: Uint8Array | undefined): unknown {
  return bytes === undefined ? undefined : parsedJson(bytes);
}
