import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepCopy } from "./keep-copy.ts";
import { visitCopy } from "./visit-copy.ts";

vi.mock("./visit-copy.ts", () => ({ visitCopy: vi.fn(async () => undefined) }));
vi.mock("./saved-downloads.ts", () => ({ watchDownloads: vi.fn() }));
vi.mock("../../client/pinned-release.ts", () => ({ pinnedRelease: () => undefined }));
vi.mock("../../client/prefetched-pages.ts", () => ({ dropAllPrefetched: vi.fn() }));

/** Addresses in the Cache of the objects; undefined: there is none. */
let cached: readonly string[] | undefined;
/** Journals in the database; undefined: there is none. */
let journals: number | undefined;
let stored: Map<string, string>;

/** A request that is answered a moment later. */
function answered<T>(result: T): { result: T; onsuccess?: () => void } {
  const request: { result: T; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

beforeEach(() => {
  vi.useFakeTimers();
  cached = undefined;
  journals = undefined;
  stored = new Map();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Worker", class {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("document", {
    documentElement: { dataset: { base: "/" } },
    addEventListener: () => {},
    querySelector: () => null,
  });
  vi.stubGlobal("caches", {
    has: async (name: string) => name === "fairlead/objects" && cached !== undefined,
    open: async () => ({ keys: async () => cached ?? [] }),
  });
  const count = (key: string) => answered(key === "note journal" ? journals : 0);
  const database = { transaction: () => ({ objectStore: () => ({ count }) }), close: () => {} };
  vi.stubGlobal("indexedDB", {
    databases: async () => (journals === undefined ? [] : [{ name: "fairlead/" }]),
    open: () => answered(database),
  });
  vi.mocked(visitCopy).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function isKept(): Promise<boolean> {
  keepCopy();
  await vi.advanceTimersByTimeAsync(10_000);
  return vi.mocked(visitCopy).mock.calls.length > 0;
}

test("a save whose browser was killed before it wrote the marker goes on", async () => {
  cached = ["/packs/objects/0f"];
  expect(await isKept()).toBe(true);
});

test("a save that has stored nothing but its journal goes on", async () => {
  journals = 1;
  expect(await isKept()).toBe(true);
});

test("a database without a journal, as whoever looks for a copy leaves it, is none", async () => {
  journals = 0;
  expect(await isKept()).toBe(false);
});

test.each([undefined, []])("with %j on the device nothing is asked", async (objects) => {
  cached = objects;
  expect(await isKept()).toBe(false);
});

test("a browser that refuses its caches has no copy", async () => {
  vi.stubGlobal("caches", { has: () => Promise.reject(new DOMException("Refused.", "SecurityError")) });
  expect(await isKept()).toBe(false);
});

test("where the marker is, nothing else is asked", async () => {
  stored.set("fairlead/copy", JSON.stringify({ state: "wanted" }));
  vi.stubGlobal("caches", undefined);
  expect(await isKept()).toBe(true);
});
