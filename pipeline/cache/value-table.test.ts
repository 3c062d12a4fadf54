import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PackStore } from "./pack-store.ts";
import { type KeptTable, ValueTable } from "./value-table.ts";

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
    expect(table.keep("one", make)).toBe(table.keep("one", make));
    expect(store.table("a")).toBe(table);
  });
  expect(once((store) => store.table<{ n: number }>("a").keep("one", make))).toEqual({ n: 1 });
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
  const kept: KeptTable = { keys: "one\ntwo", values: [1, 2] };
  const table = new ValueTable<number>(kept);
  expect([table.get("one"), table.get("two")]).toEqual([1, 2]);
  expect(table.toKeep({ keepUnused: false })).toBeUndefined();
  expect(new ValueTable(kept).toKeep({ keepUnused: true })).toBeUndefined();
  expect(new ValueTable(kept).toKeep({ keepUnused: false })).toEqual({ keys: "", values: [] });
});

test("without a folder it lives in memory", () => {
  const store = PackStore.open(undefined, "render", "1");
  store.table("a").set("one", 1);
  expect(store.table("a").get("one")).toBe(1);
  store.close({ keepUnused: false });
});
