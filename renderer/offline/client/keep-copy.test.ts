import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copyNames } from "../store/names.ts";
import { JOURNAL_NOTE, noteKey, STATE } from "../store/stores.ts";
import { writeMarker } from "./copy-marker.ts";
import { keepCopy } from "./keep-copy.ts";
import { journalPlace, markerKey } from "./left-copy.ts";
import { visitCopy } from "./visit-copy.ts";

vi.mock("./visit-copy.ts", () => ({ visitCopy: vi.fn(async () => undefined) }));
vi.mock("./saved-downloads.ts", () => ({ watchDownloads: vi.fn() }));
vi.mock("../../client/pinned-release.ts", () => ({ pinnedRelease: () => undefined }));
vi.mock("../../client/prefetched-pages.ts", () => ({ dropAllPrefetched: vi.fn() }));

/** Number of journals in the database; undefined: there is no database. */
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
  const count = (key: string) => answered(key === "note journal" ? journals : 0);
  const database = { transaction: () => ({ objectStore: () => ({ count }) }), close: () => {} };
  vi.stubGlobal("indexedDB", {
    databases: async () => (journals === undefined ? [] : [{ name: copyNames("/").database }]),
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
  // The code that keeps a copy is loaded first.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10_000);
  return vi.mocked(visitCopy).mock.calls.length > 0;
}

test("a save whose browser was killed before it wrote the marker goes on by its journal", async () => {
  journals = 1;
  expect(await isKept()).toBe(true);
});

test("a database without a journal, as a look for a copy leaves it, counts as no copy", async () => {
  journals = 0;
  expect(await isKept()).toBe(false);
});

test("with nothing on the device nothing is asked", async () => {
  expect(await isKept()).toBe(false);
});

test.each([
  [
    "refuses its databases",
    { databases: () => Promise.reject(new DOMException("Refused.", "SecurityError")) },
  ],
  ["does not say which there are", {}],
])("of a browser that %s no copy is known", async (_, database) => {
  vi.stubGlobal("indexedDB", database);
  expect(await isKept()).toBe(false);
});

test("where the marker is, nothing else is asked", async () => {
  stored.set("fairlead/copy", JSON.stringify({ state: "wanted" }));
  vi.stubGlobal("indexedDB", undefined);
  expect(await isKept()).toBe(true);
});

test("the marker and the journal are looked for where they are written", () => {
  writeMarker({ state: "wanted" });
  expect([...stored.keys()]).toEqual([markerKey("/")]);
  const { database } = copyNames("/base/");
  expect(journalPlace("/base/")).toEqual({ database, store: STATE, key: noteKey(JOURNAL_NOTE) });
});
