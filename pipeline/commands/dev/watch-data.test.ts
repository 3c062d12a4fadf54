import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type WatchedData, watchData } from "./watch-data.ts";

let folder: string;
let log: string[];
/** Called once, at the first sign. */
let atFirst: () => void;
let watched: WatchedData;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-watch-"));
  for (const name of ["a.md", "b.md"]) writeFileSync(join(folder, name), "Text.\n");
  log = [];
  atFirst = () => {};
  await new Promise<void>((ready) => {
    watched = watchData(folder, {
      isKnown: (path) => path === "a.md" || path === "b.md",
      begun: () => {
        if (log.length === 0) atFirst();
        if (log.at(-1) !== "begun") log.push("begun");
      },
      saved: (paths) => log.push(paths.toSorted().map(named).join(" ")),
      ready,
      polls: (reason) => log.push(`polls ${reason}`),
    });
  });
});
afterEach(async () => {
  await watched.end();
  rmSync(folder, { recursive: true, force: true });
});

/** A file as it is when it is saved. */
const named = (name: string): string => (statSync(join(folder, name)).size === 0 ? `${name} (empty)` : name);
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const untilLogged = (expected: readonly string[]) =>
  vi.waitFor(() => expect(log).toEqual(expected), { timeout: 60_000, interval: 5 });

test("the first sign of a save is told, then what was saved", async () => {
  write("a.md", "Other text.\n");
  await untilLogged(["begun", "a.md"]);
  write("new.md", "New text.\n");
  await untilLogged(["begun", "a.md", "begun", "new.md"]);
});

test("a file that is emptied first and written then is saved once", async () => {
  // Later than a save settles.
  atFirst = () => setTimeout(() => write("a.md", "Other text.\n"), 30);
  write("a.md", "");
  write("b.md", "Other text.\n");
  await untilLogged(["begun", "a.md b.md"]);
});

test("what was written before a save settles is of it, though this thread was busy and has not heard of it", async () => {
  atFirst = () => {
    setTimeout(() => write("b.md", "Other text.\n"), 4);
    setImmediate(() => {
      const until = performance.now() + 30;
      while (performance.now() < until);
    });
  };
  write("a.md", "Other text.\n");
  await untilLogged(["begun", "a.md b.md"]);
});

test("a file that stays empty is saved so", async () => {
  write("a.md", "");
  await untilLogged(["begun", "a.md (empty)"]);
});
