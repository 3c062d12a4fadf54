import type { Pointer } from "../../shared/offline-format/pointer.ts";
import { CacheObjects } from "./cache-objects.ts";
import { type Database, openDatabase } from "./database.ts";
import { type Deadlines, deadlines as usual, withDeadline } from "./deadlines.ts";
import { MirroredPointer, type PointerCopy } from "./mirrored-pointer.ts";
import { type CopyNames, copyNames, pointerAddress } from "./names.ts";
import { type NoteStore, noteKey, type Stores } from "./stores.ts";

/**
 * The storage of the browser; tests pass their own. Both are read late, because the getter throws if site data are
 * blocked.
 */
export interface BrowserStorage {
  readonly caches: () => CacheStorage;
  readonly database: (name: string) => Database;
}

const browser: BrowserStorage = { caches: () => globalThis.caches, database: openDatabase };

/** The storage of a copy in this browser, in a page or in any worker. `scope` is the base path. */
export function openStores(scope: string, deadlines: Deadlines = usual, storage = browser): Stores {
  const names = copyNames(scope);
  let opened: Database | undefined;
  const database = (): Database => {
    opened ??= storage.database(names.database);
    return opened;
  };
  return {
    objects: new CacheObjects(names, deadlines, storage.caches),
    pointer: new MirroredPointer(
      pointerInCache(names, deadlines, storage.caches),
      pointerInDatabase(deadlines, database),
    ),
    notes: databaseNotes(database, deadlines),
  };
}

/** The copy of the pointer that a worker can read quickly, and that is left where IndexedDB is broken. */
export function pointerInCache(
  names: CopyNames,
  { cache: ms }: Deadlines,
  caches: () => CacheStorage,
): PointerCopy {
  const address = pointerAddress(names.scope);
  return {
    read: () =>
      withDeadline(ms, async () => {
        const response = await caches().match(address, { cacheName: names.meta });
        return response === undefined ? undefined : jsonOf(await response.text());
      }),
    write: (pointer: Pointer) =>
      withDeadline(ms, async () => {
        const cache = await caches().open(names.meta);
        await cache.put(address, Response.json(pointer));
      }),
    remove: () =>
      withDeadline(ms, async () => {
        const cache = await caches().open(names.meta);
        await cache.delete(address);
      }),
  };
}

/** Text that is no JSON is a damaged pointer, not a place that cannot be read. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function pointerInDatabase({ database: ms }: Deadlines, database: () => Database): PointerCopy {
  return {
    read: () => withDeadline(ms, async () => (await database().getItem("pointer")) ?? undefined),
    write: (pointer) =>
      withDeadline(ms, async () => {
        await database().setItem("pointer", pointer);
      }),
    remove: () => withDeadline(ms, () => database().removeItem("pointer")),
  };
}

/** Notes in the database, beside the pointer. */
function databaseNotes(database: () => Database, { database: ms }: Deadlines): NoteStore {
  return {
    read: (key) => withDeadline(ms, async () => (await database().getItem(noteKey(key))) ?? undefined),
    write: (key, value) =>
      withDeadline(ms, async () => {
        await database().setItem(noteKey(key), value);
      }),
    remove: (key) => withDeadline(ms, () => database().removeItem(noteKey(key))),
  };
}
