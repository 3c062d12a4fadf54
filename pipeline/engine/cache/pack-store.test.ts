import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hashOf } from "../../core/hash.ts";
import { PackStore } from "./pack-store.ts";
import { readStored } from "./read-near.ts";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "fairlead-pack-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

const open = (version = "1"): PackStore => PackStore.open(dir, "render", version);

function fill(entries: Readonly<Record<string, string>>): void {
  const store = open();
  for (const [key, value] of Object.entries(entries)) store.put(key, value);
  store.close({ keepUnused: true });
}

function text(store: PackStore, key: string): string | undefined {
  return store.getText(key);
}

function once<T>(run: (store: PackStore) => T, version = "1"): T {
  const store = open(version);
  const value = run(store);
  store.close({ keepUnused: true });
  return value;
}

function pathOf(ending: string): string {
  const names = readdirSync(dir).filter((name) => name.endsWith(ending));
  expect(names).toHaveLength(1);
  return join(dir, names[0] ?? "");
}

test("gives back what was put, in the same run and in the next", () => {
  const store = open();
  store.put("text", "é\n");
  store.put("bytes", new Uint8Array([0, 255]));
  store.put("empty", "");
  store.putJson("json", { a: [1, null] });
  expect(text(store, "text")).toBe("é\n");
  store.close({ keepUnused: true });
  once((next) => {
    expect(text(next, "text")).toBe("é\n");
    expect([...(next.get("bytes") ?? [])]).toEqual([0, 255]);
    expect(text(next, "empty")).toBe("");
    expect(next.getJson("json")).toEqual({ a: [1, null] });
    expect(next.getJson("text")).toBeUndefined();
    expect(next.get("other")).toBeUndefined();
  });
  expect(readdirSync(dir)).toHaveLength(2);
});

test("is there once a process has closed it, until it is forgotten", () => {
  expect(PackStore.isThere(dir, "render")).toBe(false);
  fill({ a: "one" });
  expect(PackStore.isThere(dir, "render")).toBe(true);
  expect(PackStore.isThere(dir, "other")).toBe(false);
  PackStore.forget(dir, "render");
  expect(PackStore.isThere(dir, "render")).toBe(false);
});

test("a value put again replaces the one before; the same value takes no room", () => {
  fill({ a: "one", b: "x".repeat(100) });
  fill({ a: "two" });
  const { size } = statSync(pathOf(".pack"));
  fill({ a: "two" });
  expect(statSync(pathOf(".pack")).size).toBe(size);
  expect(once((store) => text(store, "a"))).toBe("two");
});

test("an object that is known is not read again, until another one is put", () => {
  const store = PackStore.open(undefined, "render", "1");
  store.putJson("a", { of: [1] });
  const known = store.getJson("a");
  expect(store.getJson("a")).toBe(known);
  store.putJson("a", { of: [2] });
  expect(store.getJson("a")).toEqual({ of: [2] });
  expect(known).toEqual({ of: [1] });
});

test("without a folder it lives in memory", () => {
  const store = PackStore.open(undefined, "render", "1");
  store.put("a", "one");
  expect(text(store, "a")).toBe("one");
  store.close({ keepUnused: false });
});

test("drops what no one used and compacts the file", () => {
  fill({ a: "a".repeat(1000), b: "b".repeat(1000), c: "c".repeat(1000) });
  const before = pathOf(".pack");
  const store = open();
  store.get("b");
  store.put("d", "d".repeat(10));
  store.close({ keepUnused: false });
  expect(pathOf(".pack")).not.toBe(before);
  expect(statSync(pathOf(".pack")).size).toBe(1010);
  once((next) => {
    expect(next.get("a")).toBeUndefined();
    expect(text(next, "b")).toBe("b".repeat(1000));
    expect(text(next, "d")).toBe("d".repeat(10));
  });
});

test("keeps the file while at least half of it is in use", () => {
  fill({ a: "a".repeat(1000), b: "b".repeat(1000) });
  const before = pathOf(".pack");
  const store = open();
  store.get("a");
  store.close({ keepUnused: false });
  expect(pathOf(".pack")).toBe(before);
  once((next) => {
    expect(next.get("a")).toBeDefined();
    expect(next.get("b")).toBeUndefined();
  });
});

test("another version starts empty and clears the old data", () => {
  fill({ a: "one" });
  once((store) => {
    expect(store.get("a")).toBeUndefined();
    store.put("a", "two");
  }, "2");
  expect(readdirSync(dir)).toHaveLength(2);
  expect(once((store) => store.get("a"), "1")).toBeUndefined();
});

test.each([
  ["a cut data file", () => truncateSync(pathOf(".pack"), 1005), "lost"],
  ["an emptied data file", () => truncateSync(pathOf(".pack"), 0), "lost"],
  ["a data file that is gone", () => rmSync(pathOf(".pack")), "lost"],
  ["a changed byte", () => flip(pathOf(".pack"), 1500), "lost"],
  ["a byte changed elsewhere", () => flip(pathOf(".pack"), 10), "kept"],
  ["a cut index", () => truncateSync(pathOf(".index"), 40), "lost"],
  ["a changed index", () => flip(pathOf(".index"), 60), "lost"],
  ["a foreign index", () => writeFileSync(pathOf(".index"), "{}"), "lost"],
  ["an index that is gone", () => rmSync(pathOf(".index")), "lost"],
  ["an index that is a folder", () => asFolder(pathOf(".index")), "lost"],
])("%s is a miss, never an error", (_, damage, fate) => {
  fill({ a: "a".repeat(1000), b: "b".repeat(1000) });
  damage();
  once((store) => {
    expect(text(store, "b")).toBe(fate === "kept" ? "b".repeat(1000) : undefined);
    store.put("b", "new");
    expect(text(store, "b")).toBe("new");
  });
});

function flip(path: string, offset: number): void {
  const bytes = readFileSync(path);
  bytes[offset] = (bytes[offset] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

function asFolder(path: string): void {
  rmSync(path);
  mkdirSync(path);
}

test("a second store of the same name reads, and keeps its own values to itself", () => {
  fill({ a: "one" });
  const writer = open();
  const reader = open();
  reader.put("mine", "x");
  writer.put("b", "two");
  expect(text(reader, "a")).toBe("one");
  expect(text(reader, "mine")).toBe("x");
  reader.close({ keepUnused: false });
  writer.close({ keepUnused: true });
  once((store) => {
    expect(text(store, "a")).toBe("one");
    expect(text(store, "b")).toBe("two");
    expect(store.get("mine")).toBeUndefined();
  });
});

test("a reader goes on while a writer compacts", () => {
  fill({ a: "a".repeat(1000), b: "b".repeat(3000) });
  const writer = open();
  const reader = open();
  writer.get("a");
  writer.close({ keepUnused: false });
  expect(text(reader, "b")).toBe("b".repeat(3000));
  reader.close({ keepUnused: false });
});

/** A store of many values, after runs that each changed one: the index has its base and changes. */
function changed(runs: number): void {
  fill(Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`key ${at}`, `value ${at}`])));
  for (let run = 1; run <= runs; run++)
    once((store) => {
      store.put("key 7", `value of run ${run}`);
      store.put(`new in run ${run}`, "x");
    });
}

test("the index is added to after a small change, and written anew after many", () => {
  changed(1);
  const before = readFileSync(pathOf(".index"));
  changed(3);
  const after = readFileSync(pathOf(".index"));
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.subarray(0, before.length).equals(before)).toBe(true);
  changed(60);
  expect(statSync(pathOf(".index")).size).toBeLessThan(before.length * 2);
  once((store) =>
    expect(["key 7", "key 8", "new in run 1", "new in run 60"].map((key) => text(store, key))).toEqual([
      "value of run 60",
      "value 8",
      "x",
      "x",
    ]),
  );
});

test("what a run drops is dropped by a change of the index, too", () => {
  changed(0);
  const before = readFileSync(pathOf(".index"));
  const store = open();
  for (let at = 1; at < 200; at++) store.keep(`key ${at}`);
  store.close({ keepUnused: false });
  expect(readFileSync(pathOf(".index")).subarray(0, before.length).equals(before)).toBe(true);
  once((next) => expect([text(next, "key 0"), text(next, "key 1")]).toEqual([undefined, "value 1"]));
});

test.each([
  ["cut", (path: string) => truncateSync(path, statSync(path).size - 3)],
  ["damaged", (path: string) => flip(path, statSync(path).size - 3)],
  ["followed by half of others", (path: string) => writeFileSync(path, "changes 900 1\n{", { flag: "a" })],
])("changes of an index that are %s are a miss, and the next run mends it", (_, damage) => {
  changed(2);
  damage(pathOf(".index"));
  once((store) => {
    expect(["value of run 1", "value of run 2"]).toContain(text(store, "key 7"));
    expect(text(store, "key 8")).toBe("value 8");
    store.put("key 7", "value after it");
  });
  expect(once((store) => text(store, "key 7"))).toBe("value after it");
});

test("a writer that was killed leaves the values of the run before", () => {
  fill({ a: "one" });
  writeFileSync(pathOf(".pack"), "half a value", { flag: "a" });
  once((store) => {
    expect(text(store, "a")).toBe("one");
    store.put("b", "two");
  });
  expect(once((store) => text(store, "b"))).toBe("two");
});

test("opens 10,000 entries of 25 kB without reading them", () => {
  const value = Buffer.alloc(25_000, "x");
  const keys = Array.from({ length: 10_000 }, (_, index) => hashOf(String(index)));
  const writer = open();
  for (const key of keys) writer.put(key, value);
  writer.close({ keepUnused: true });
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    const store = open();
    const time = performance.now() - start;
    expect(store.get(keys[9_999] ?? "")?.byteLength).toBe(25_000);
    store.close({ keepUnused: true });
    return time;
  });
  // Some 5 ms on a quiet machine; the bound only has to catch a read of all 250 MB.
  expect(Math.min(...times)).toBeLessThan(100);
}, 30_000);

test("gives the values of many keys in their order, wherever they lie", () => {
  const value = (at: number): string => `${at} `.repeat(at % 7 === 0 ? 9000 : at);
  const keys = Array.from({ length: 250 }, (_, at) => `key ${at}`);
  fill(Object.fromEntries(keys.map((key, at) => [key, value(at)])));
  const store = open();
  store.put("key 3", "another");
  store.put("new", "in this run");
  const requested = [...keys.toReversed(), "missing", "new", "key 3"];
  const found = Array.from(store.getEach(requested), (bytes) => bytes && Buffer.from(bytes).toString());
  const expected = keys.map((_, at) => (at === 3 ? "another" : value(at)));
  expect(found).toEqual([...expected.toReversed(), undefined, "in this run", "another"]);
  store.close({ keepUnused: false });
  expect(once((next) => [text(next, "key 8"), text(next, "new")])).toEqual([value(8), "in this run"]);
});

test("a damaged value among many is missing, and those beside it are not", () => {
  fill({ a: "one", b: "two", c: "three" });
  const path = pathOf(".pack");
  writeFileSync(path, readFileSync(path, "utf8").replace("two", "owt"));
  const found = once((store) =>
    Array.from(store.getEach(["a", "b", "c"]), (bytes) => bytes && String(bytes)),
  );
  expect(found).toEqual(["one", undefined, "three"]);
});

test("what is kept without being read stays when the rest is dropped", () => {
  fill({ index: "of a", a: "text", b: "text" });
  const store = open();
  store.get("index");
  expect([store.keep("a"), store.keep("missing")]).toEqual([true, false]);
  store.close({ keepUnused: false });
  expect(once((next) => ["index", "a", "b"].map((key) => text(next, key)))).toEqual([
    "of a",
    "text",
    undefined,
  ]);
});

test("says where values lie, for whoever reads the file by itself", () => {
  fill({ a: "one", b: "two".repeat(1_000_000), c: "three" });
  const store = open();
  store.put("d", "four");
  const places = store.spansOf(["d", "b", "a"]);
  expect(store.spansOf(["a", "missing"])).toBeUndefined();
  expect(places && Array.from(readStored(places), String)).toEqual(["four", "two".repeat(1_000_000), "one"]);
  writeFileSync(pathOf(".pack"), readFileSync(pathOf(".pack"), "utf8").replace("one", "eno"));
  expect(places && Array.from(readStored(places), (value) => value?.length)).toEqual([
    4,
    3_000_000,
    undefined,
  ]);
  store.close({ keepUnused: true });
  expect(store.spansOf(["a"])).toBeUndefined();
});

test("a value that no file holds has no place", () => {
  const first = open();
  first.put("a", "one");
  const second = open();
  second.put("a", "of its own");
  expect(second.spansOf(["a"])).toBeUndefined();
  expect(PackStore.open(undefined, "render", "1").spansOf([])).toBeUndefined();
  for (const store of [first, second]) store.close({ keepUnused: true });
});

test.runIf(existsSync("/dev/full"))("values for which there is no room are there in this run", () => {
  fill({ before: "before" });
  const pack = pathOf(".pack");
  const index = readFileSync(pathOf(".index"));
  rmSync(pack);
  symlinkSync("/dev/full", pack);
  const keys = ["one", "two", "three"];
  once((store) => {
    for (const key of keys) store.put(key, `value ${key}`);
    expect(keys.map((key) => text(store, key))).toEqual(["value one", "value two", "value three"]);
    expect([...store.getEach(keys)].map((bytes) => Buffer.from(bytes ?? []).toString())).toEqual(
      keys.map((key) => `value ${key}`),
    );
    expect(store.spansOf(keys)).toBeUndefined();
  });
  expect(readFileSync(pathOf(".index"))).toEqual(index);
});

test("a copy is as it was left once all that it has was found to be whole", () => {
  fill({ a: "one", b: "two" });
  const read = (...keys: string[]): boolean => {
    const before = readFileSync(pathOf(".index"));
    expect(once((store) => keys.map((key) => store.has(key)))).toEqual(keys.map(() => true));
    return readFileSync(pathOf(".index")).equals(before);
  };
  expect(read("a", "b")).toBe(true);
  utimesSync(pathOf(".pack"), 1, 1);
  expect(read("a")).toBe(true);
  expect(read("a", "b")).toBe(false);
  expect(read("a", "b")).toBe(true);
});

test("of a table whose changes cannot be read nothing is left: a row may have become another", () => {
  const set = (rows: Readonly<Record<string, number>>): void =>
    once((store) => {
      for (const [key, value] of Object.entries(rows)) store.table<number>("numbers").set(key, value);
    });
  const row = (key: string): number | undefined => once((store) => store.table<number>("numbers").get(key));
  const first = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`row ${n}`, n]));
  set(first);
  set({ "row 1": 100 });
  expect(row("row 1")).toBe(100);
  const bytes = readFileSync(pathOf(".pack"));
  bytes.fill("x", bytes.lastIndexOf("row 1"), bytes.lastIndexOf("row 1") + 3);
  writeFileSync(pathOf(".pack"), bytes);
  expect(row("row 1")).toBeUndefined();
  expect(row("row 2")).toBeUndefined();
});

test("a file aside is gone when the store is closed, or with the next writer", () => {
  const store = open();
  const path = store.temporary.path() ?? "";
  writeFileSync(path, "aside");
  expect(open().temporary.path()).toBeUndefined();
  store.close({ keepUnused: true });
  expect(existsSync(path)).toBe(false);
  expect(store.temporary.path()).toBeUndefined();
  writeFileSync(path, "of a run that was killed");
  fill({ a: "one" });
  expect(existsSync(path)).toBe(false);
});

test("what is named to stay does, and what nobody asked for goes", () => {
  fill({ a: "one", b: "two", c: "three" });
  const some = open();
  some.keepEach(["a"]);
  some.close({ keepUnused: false });
  expect(once((store) => ["a", "b"].map((key) => text(store, key)))).toEqual(["one", undefined]);
});

describe("a store without a folder", () => {
  const value = (at: number): Buffer => Buffer.alloc(1_000_000, `value ${at}`);
  const keys = Array.from({ length: 40 }, (_, at) => `key ${at}`);

  /** With 40 MB of values; the first is put twice. */
  function filled(): PackStore {
    const store = PackStore.open(undefined, "test", "1");
    store.put("key 0", "another");
    for (const [at, key] of keys.entries()) store.put(key, value(at));
    return store;
  }

  function sameAsPut(values: Iterable<Uint8Array | undefined>): boolean[] {
    return Array.from(values, (bytes, at) => bytes !== undefined && Buffer.compare(bytes, value(at)) === 0);
  }

  const all = keys.map(() => true);

  test("has many values in a file that no folder lists, and threads can read them", () => {
    vi.stubEnv("TMPDIR", dir);
    const store = filled();
    expect(readdirSync(dir)).toEqual([]);
    expect(sameAsPut(store.getEach(keys))).toEqual(all);
    expect(keys.map((key) => store.has(key))).toEqual(all);
    const places = store.spansOf(keys);
    expect(sameAsPut(places ? readStored(places) : [])).toEqual(all);
    const again = store.temporary.put(value(7));
    expect(again && Buffer.compare(again() ?? value(0), value(7))).toBe(0);
    store.close({ keepUnused: false });
    expect([readdirSync(dir), store.get("key 1")]).toEqual([[], undefined]);
  });

  test("has them in memory where there is no room for a file", () => {
    vi.stubEnv("TMPDIR", join(dir, "none"));
    const store = filled();
    expect(store.spansOf(keys)).toBeUndefined();
    expect(sameAsPut(store.getEach(keys))).toEqual(all);
    store.close({ keepUnused: false });
  });
});
