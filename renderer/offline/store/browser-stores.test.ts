import { describe, expect, test } from "vitest";
import type { Pointer } from "../../shared/offline-format/pointer.ts";
import { openStores } from "./browser-stores.ts";
import type { Database } from "./database.ts";
import { StorageError } from "./storage-error.ts";

const never = <T>(): Promise<T> => new Promise(() => {});
const short = { cache: 20, database: 20, bulk: 20 };
const bytes = (text: string) => new TextEncoder().encode(text);
const hash = "a".repeat(64);
const pointer: Pointer = {
  format: 1,
  revision: 1,
  current: { release: 1, root: { hash, bytes: 1 }, savedAt: "2026-11-21T10:00:00Z", sections: [] },
};

/** As much of a browser's caches as is used. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (store: Map<string, Response>) => ({
    put: async (address: string, response: Response) => void store.set(address, response),
    delete: async (address: string) => store.delete(address),
    keys: async () => [...store.keys()].map((address) => ({ url: `https://host${address}` })),
  });
  const caches = {
    open: async (name: string) => {
      if (!all.has(name)) all.set(name, new Map());
      return cacheOf(all.get(name) ?? new Map());
    },
    delete: async (name: string) => all.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(address)?.clone(),
  } as unknown as CacheStorage;
  return { all, caches };
}

function fakeDatabase(values = new Map<string, unknown>()): Database {
  return {
    getItem: async (key) => values.get(key) ?? null,
    setItem: async (key, value) => values.set(key, value),
    removeItem: async (key) => void values.delete(key),
  };
}

const silent: Database = { getItem: never, setItem: never, removeItem: never };
const refused = (): never => {
  throw new DOMException("Access is denied.", "SecurityError");
};

function open(storage: { database?: () => Database; caches?: () => CacheStorage } = {}) {
  const { all, caches } = fakeCaches();
  const database = fakeDatabase();
  const real = { caches: () => caches, database: () => database, ...storage };
  return { all, stores: openStores("/sub/", short, real) };
}

test("objects keep their bytes and their type, under the names of the scope", async () => {
  const { all, stores } = open();
  await stores.objects.write(hash, bytes("hello"), "text/css");
  expect([...(all.get("fairlead/sub/objects")?.keys() ?? [])]).toEqual([`/sub/packs/objects/${hash}`]);
  const response = await stores.objects.read(hash);
  expect(response?.headers.get("content-type")).toBe("text/css");
  expect(await response?.text()).toBe("hello");
  expect(await stores.objects.list()).toEqual(new Set([hash]));
  await stores.objects.remove(hash);
  expect(await stores.objects.has(hash)).toBe(false);
});

test("looking for a copy creates no missing cache", async () => {
  const { all, stores } = open();
  expect(await stores.objects.read(hash)).toBeUndefined();
  expect(await stores.pointer.read()).toEqual({ kind: "none" });
  expect(all.size).toBe(0);
});

test("a flush has a Cache come and go, for which the browser writes its list, and leaves none", async () => {
  const { all, caches } = fakeCaches();
  const came: string[] = [];
  const note = (name: string): Promise<Cache> => {
    came.push(name);
    return caches.open(name);
  };
  const { stores } = open({ caches: () => ({ ...caches, open: note }) as CacheStorage });
  await stores.objects.flush();
  expect(came).toHaveLength(1);
  expect(came).not.toContain("fairlead/sub/objects");
  expect(all.size).toBe(0);
});

describe("the pointer", () => {
  test("is in both places, and goes from both", async () => {
    const { all, stores } = open();
    await stores.pointer.write(pointer);
    expect([...(all.get("fairlead/sub/meta")?.keys() ?? [])]).toEqual(["/sub/packs/pointer.json"]);
    expect(await stores.pointer.read()).toEqual({ kind: "pointer", pointer });
    await stores.pointer.remove();
    expect(await stores.pointer.read()).toEqual({ kind: "none" });
  });

  test("F24: a database that never answers is covered by the cache, within its deadline", async () => {
    const { stores } = open({ database: () => silent });
    await stores.pointer.write(pointer);
    expect(await stores.pointer.read()).toEqual({ kind: "pointer", pointer });
  });

  test("F24, F26: a place without one beside a place that does not answer leaves it unknown, not none", async () => {
    const { stores } = open({ database: () => silent });
    expect(await stores.pointer.read()).toEqual({ kind: "unknown", reason: "silent" });
  });

  test("a cache that was emptied is covered by the database", async () => {
    const { all, stores } = open();
    await stores.pointer.write(pointer);
    all.clear();
    expect(await stores.pointer.read()).toEqual({ kind: "pointer", pointer });
  });

  test.each(["cache", "database"])("is written anew where the %s has lost it", async (storage) => {
    const values = new Map<string, unknown>();
    const { all, stores } = open({ database: () => fakeDatabase(values) });
    await stores.pointer.write(pointer);
    if (storage === "cache") all.clear();
    else values.clear();
    await stores.pointer.heal();
    expect(values.get("pointer")).toEqual(pointer);
    expect(await all.get("fairlead/sub/meta")?.get("/sub/packs/pointer.json")?.json()).toEqual(pointer);
  });

  test("that is nowhere is not written", async () => {
    const { all, stores } = open();
    await stores.pointer.heal();
    expect(all.size).toBe(0);
  });

  test("of two the one written later counts", async () => {
    const values = new Map<string, unknown>([["pointer", { ...pointer, revision: 9 }]]);
    const { stores } = open({ database: () => fakeDatabase(values) });
    await stores.pointer.write({ ...pointer, revision: 10 });
    values.set("pointer", { ...pointer, revision: 9 });
    expect(await stores.pointer.read()).toMatchObject({ pointer: { revision: 10 } });
  });

  test("one of newer code is never taken for an older one of ours", async () => {
    const values = new Map<string, unknown>();
    const { stores } = open({ database: () => fakeDatabase(values) });
    await stores.pointer.write(pointer);
    values.set("pointer", { format: 2 });
    expect(await stores.pointer.read()).toEqual({ kind: "newer", format: 2 });
  });

  test("text that is no JSON is a damaged pointer", async () => {
    const { all, stores } = open();
    all.set("fairlead/sub/meta", new Map([["/sub/packs/pointer.json", new Response("<html>")]]));
    expect(await stores.pointer.read()).toEqual({ kind: "damaged" });
  });
});

describe("a failure says its reason", () => {
  test("site data is blocked", async () => {
    const { stores } = open({ caches: refused, database: refused });
    await expect(stores.pointer.read()).rejects.toEqual(new StorageError("refused"));
    await expect(stores.objects.list()).rejects.toMatchObject({ reason: "refused" });
    await expect(stores.notes.read("journal")).rejects.toMatchObject({ reason: "refused" });
  });

  test("no space is left", async () => {
    const full = () => Promise.reject(new DOMException("Quota exceeded.", "QuotaExceededError"));
    const caches = { open: async () => ({ put: full }) } as unknown as CacheStorage;
    const { stores } = open({ caches: () => caches });
    await expect(stores.objects.write(hash, bytes("x"), "a/b")).rejects.toMatchObject({ reason: "full" });
  });

  test("no space is left, as Firefox says it of a Cache", async () => {
    const error = Object.assign(new Error("File error: No device space"), {
      name: "NS_ERROR_FILE_NO_DEVICE_SPACE",
    });
    const caches = { open: async () => ({ put: () => Promise.reject(error) }) } as unknown as CacheStorage;
    const { stores } = open({ caches: () => caches });
    await expect(stores.objects.write(hash, bytes("x"), "a/b")).rejects.toMatchObject({ reason: "full" });
  });

  test("nothing answers", async () => {
    const caches = { open: never, match: never } as unknown as CacheStorage;
    const { stores } = open({ caches: () => caches, database: () => silent });
    await expect(stores.objects.has(hash)).rejects.toMatchObject({ reason: "silent" });
    await expect(stores.pointer.read()).rejects.toMatchObject({ reason: "silent" });
    await expect(stores.pointer.write(pointer)).rejects.toMatchObject({ reason: "silent" });
  });
});

test("notes are plain values by name", async () => {
  const { stores } = open();
  expect(await stores.notes.read("journal")).toBeUndefined();
  await stores.notes.write("journal", { tries: 2 });
  expect(await stores.notes.read("journal")).toEqual({ tries: 2 });
  await stores.notes.remove("journal");
  expect(await stores.notes.read("journal")).toBeUndefined();
});
