import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PackStore } from "./pack-store.ts";
import { type StoredTable, type TableParts, ValueTable } from "./value-table.ts";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "fairlead-table-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

function once<T>(run: (store: PackStore) => T, keepUnused = true): T {
  const store = PackStore.open(dir, "render", "1");
  const value = run(store);
  store.close({ keepUnused });
  return value;
}

test("a value is made once, and is there in the next run", () => {
  let made = 0;
  const make = (): { n: number } => ({ n: ++made });
  once((store) => {
    const table = store.table<{ n: number }>("a");
    expect(table.memo("one", make)).toBe(table.memo("one", make));
    expect(store.table("a")).toBe(table);
  });
  expect(once((store) => store.table<{ n: number }>("a").memo("one", make))).toEqual({ n: 1 });
  expect(once((store) => store.table("b").get("one"))).toBeUndefined();
});

test("what no run asked for is dropped with the tables that nobody opened", () => {
  once((store) => {
    store.table("a").set("one", 1);
    store.table("a").set("two", 2);
    store.table("b").set("one", 1);
  });
  once((store) => store.table("a").get("two"), false);
  once((store) => {
    expect([store.table("a").get("one"), store.table("a").get("two")]).toEqual([undefined, 2]);
    expect(store.table("b").get("one")).toBeUndefined();
  });
});

test("a table of which every value was asked for and none was new is not written again", () => {
  const stored: StoredTable = { keys: "one\ntwo", values: [1, 2] };
  const table = new ValueTable<number>({ whole: stored });
  expect([table.get("one"), table.get("two")]).toEqual([1, 2]);
  expect(table.toKeep({ keepUnused: false })).toBeUndefined();
  expect(new ValueTable({ whole: stored }).toKeep({ keepUnused: true })).toBeUndefined();
  expect(new ValueTable({ whole: stored }).toKeep({ keepUnused: false })).toEqual({
    whole: { keys: "", values: [] },
  });
});

test("of a large table only the changes are kept, until they are many", () => {
  const keys = Array.from({ length: 100 }, (_, at) => `key ${at}`);
  let parts: TableParts = { whole: { keys: keys.join("\n"), values: keys.map((_, at) => at) } };
  const { whole } = parts;
  /** A run that asks for all keys but one and sets a new one. */
  const run = (number: number): TableParts | undefined => {
    const table = new ValueTable<number>(parts);
    for (let at = number; at < 100; at++) table.get(`key ${at}`);
    for (let at = 1; at < number; at++) expect(table.get(`new ${at}`)).toBe(-at);
    expect(table.get(`key ${number - 2}`)).toBeUndefined();
    table.set(`new ${number}`, -number);
    return table.toKeep({ keepUnused: false });
  };
  for (let number = 1; number <= 6; number++) {
    const saved = run(number);
    expect(saved?.whole).toBeUndefined();
    parts = { whole, ...saved };
  }
  expect(parts.changes).toEqual({
    keys: "new 1\nnew 2\nnew 3\nnew 4\nnew 5\nnew 6",
    values: [-1, -2, -3, -4, -5, -6],
    removed: "key 0\nkey 1\nkey 2\nkey 3\nkey 4\nkey 5",
  });
  const again = run(7);
  expect(again?.whole?.values).toHaveLength(100);
  expect(again?.changes).toEqual({ keys: "", values: [], removed: "" });
});

test("the changes of a table are there in the next run", () => {
  const keys = Array.from({ length: 50 }, (_, at) => `key ${at}`);
  once((store) => keys.forEach((key, at) => void store.table("a").set(key, at)));
  once((store) => {
    for (const key of keys.slice(1)) store.table("a").get(key);
    store.table("a").set("new", "value");
  }, false);
  once((store) => {
    const table = store.table("a");
    expect(["key 0", "key 1", "new"].map((key) => table.get(key))).toEqual([undefined, 1, "value"]);
  });
});

test("without a folder it lives in memory", () => {
  const store = PackStore.open(undefined, "render", "1");
  store.table("a").set("one", 1);
  expect(store.table("a").get("one")).toBe(1);
  store.close({ keepUnused: false });
});
