import fs, { chmodSync, cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FSWatcher } from "chokidar";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { FolderWatch } from "./folder-watch.ts";
import type { Watch } from "./open-watcher.ts";

const CYCLES = process.env.FAIRLEAD_LONG === "1" ? 50 : 4;

/**
 * The watches of this process in the system, whatever code opened them: two of one folder count as one in
 * `/proc`.
 */
const open = new Map<fs.FSWatcher, string>();
const systemWatch = fs.watch;
fs.watch = ((location: string, options: fs.WatchOptions, listener: fs.WatchListener<string>) => {
  const watcher = systemWatch(location, options, listener);
  const close = watcher.close.bind(watcher);
  open.set(watcher, location);
  watcher.close = () => {
    open.delete(watcher);
    close();
  };
  return watcher;
}) as typeof fs.watch;
syncBuiltinESMExports();
afterAll(() => {
  fs.watch = systemWatch;
  syncBuiltinESMExports();
});

let top: string;
let data: string;
let touched: string[];
let readyCount: number;
let replacedCount: number;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "fairlead-folder-"));
  data = join(top, "data");
  cpSync(join(import.meta.dirname, "../../tests/fixtures/e2e"), data, { recursive: true });
  touched = [];
  readyCount = 0;
  replacedCount = 0;
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

function begin(): FolderWatch {
  const signs = {
    touched: (path: string) => touched.push(path),
    replaced: () => replacedCount++,
    ready: () => readyCount++,
    polls: () => {},
  };
  return new FolderWatch(data, signs, { isKnown: (path) => path.endsWith(".md") });
}

const untilReady = () => vi.waitFor(() => expect(readyCount).toBeGreaterThan(0), { timeout: 60_000 });
const copyOf = (location: string): string => {
  const copy = join(top, "copy");
  cpSync(location, copy, { recursive: true });
  return copy;
};

test("a folder that is removed and copied again and again is watched once, and by nobody in the end", async () => {
  const watch = begin();
  await untilReady();
  const before = open.size;
  expect(before).toBeGreaterThan(20);
  const copy = copyOf(data);
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    // The name is looked up sometimes while events of the removal still arrive, sometimes after them.
    await sleep(50 * (cycle % 5));
    rmSync(data, { recursive: true });
    await sleep(300);
    readyCount = 0;
    cpSync(copy, data, { recursive: true });
    await untilReady();
  }
  await vi.waitFor(() => expect([...open.values()].toSorted()).toHaveLength(before), { timeout: 60_000 });
  await watch.close();
  expect([...open.values()]).toEqual([]);
});

test("to close while folders come and go leaves nothing watched, also a moment later", async () => {
  const copy = copyOf(join(data, "docs"));
  for (let cycle = 0; cycle < 3 * CYCLES; cycle++) {
    const watch = begin();
    await sleep(cycle * 2);
    rmSync(join(data, "docs"), { recursive: true });
    cpSync(copy, join(data, "docs"), { recursive: true });
    await sleep(cycle % 3);
    await watch.close();
  }
  await sleep(100);
  expect([...open.values()]).toEqual([]);
});

test.each(["", "docs", "docs/Beta"])(
  'the folder "%s" that may be read no more, and again, is read and watched anew',
  async (path) => {
    const watch = begin();
    await untilReady();
    const before = open.size;
    for (const mode of [0o000, 0o755]) {
      [replacedCount, readyCount] = [0, 0];
      chmodSync(join(data, path), mode);
      await vi.waitFor(() => expect(replacedCount).toBeGreaterThan(0), { timeout: 60_000 });
      // A new watch takes a folder as it is then.
      await untilReady();
    }
    await vi.waitFor(() => expect(open.size).toBe(before), { timeout: 60_000 });
    touched = [];
    writeFileSync(join(data, "docs/Beta/wiring.md"), "Text.\n");
    await vi.waitFor(() => expect(touched).toContain("docs/Beta/wiring.md"), { timeout: 60_000 });
    await watch.close();
  },
);

/** Changes to a name while the watch of all below it begins. */
const moves: [name: string, path: string][] = [
  ["the data folder", ""],
  ["a folder below", "docs"],
  ["a folder further below", "docs/Beta"],
];

test.each(moves)("%s that is away for a moment while the watch begins is watched after", async (_, path) => {
  for (const pause of [0, 3, 10]) {
    const watch = begin();
    const location = join(data, path);
    await sleep(pause);
    renameSync(location, join(top, "away"));
    await sleep(15);
    renameSync(join(top, "away"), location);
    // The name is looked up five times a second, and watched anew where something was missed.
    await vi.waitFor(
      async () => {
        touched = [];
        writeFileSync(join(data, "docs/Beta/wiring.md"), `Text ${pause}.\n`);
        await sleep(20);
        expect(touched).toContain("docs/Beta/wiring.md");
      },
      { timeout: 60_000 },
    );
    await watch.close();
  }
});

test.each(["ENOSPC", "EMFILE"])(
  "where the system says %s, each file is looked at instead, and that is told once",
  async (code) => {
    const ways: (boolean | undefined)[] = [];
    const polls: string[] = [];
    const error = Object.assign(new Error(code), { code, syscall: "watch" });
    const watch: Watch = (folder, options) => {
      ways.push(options.usePolling);
      const watcher = new FSWatcher({ ...options, interval: 20, binaryInterval: 20 });
      // Both of two files, say, that cannot be watched.
      for (const _ of options.usePolling === true ? [] : ["first", "second"])
        setImmediate(() => watcher.emit("error", error));
      return watcher.add(folder);
    };
    const signs = {
      ...{ replaced: () => {}, ready: () => readyCount++, touched: (path: string) => touched.push(path) },
      polls: (reason: string) => polls.push(reason),
    };
    const polling = new FolderWatch(data, signs, { isKnown: (path) => path.endsWith(".md"), watch });
    await vi.waitFor(() => expect(ways).toEqual([undefined, true]), { timeout: 60_000 });
    await untilReady();
    expect(polls).toEqual([code]);
    await vi.waitFor(
      () => {
        writeFileSync(join(data, "docs/Beta/wiring.md"), `Text ${performance.now()}.\n`);
        expect(touched).toContain("docs/Beta/wiring.md");
      },
      { timeout: 60_000, interval: 100 },
    );
    await polling.close();
    expect([...open.values()]).toEqual([]);
  },
);
