import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchData } from "./watch-data.ts";

let folder: string;
let log: string[];
let unwatch: () => Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-watch-"));
  for (const name of ["a.md", "b.md"]) writeFileSync(join(folder, name), "Text.\n");
  log = [];
  await new Promise<void>((ready) => {
    unwatch = watchData(folder, {
      isKnown: (path) => path === "a.md" || path === "b.md",
      begun: () => {
        if (log.at(-1) !== "begun") log.push("begun");
      },
      saved: (paths) => log.push(paths.toSorted().join(" ")),
      ready,
    });
  });
});
afterEach(async () => {
  await unwatch();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const untilLogged = (expected: readonly string[]) =>
  vi.waitFor(() => expect(log).toEqual(expected), { timeout: 10_000, interval: 5 });

test("the first sign of a save is told, then what was saved", async () => {
  write("a.md", "Other text.\n");
  await untilLogged(["begun", "a.md"]);
  write("new.md", "New text.\n");
  await untilLogged(["begun", "a.md", "begun", "new.md"]);
});

test("a file that is emptied first and written then is saved once", async () => {
  write("a.md", "");
  write("b.md", "Other text.\n");
  await untilLogged(["begun"]);
  write("a.md", "Other text.\n");
  await untilLogged(["begun", "a.md b.md"]);
});

test("a file that stays empty is saved so", async () => {
  write("a.md", "");
  await untilLogged(["begun", "a.md"]);
});
