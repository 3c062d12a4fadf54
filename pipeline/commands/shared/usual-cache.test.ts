import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ignoreUsualCache, USUAL_CACHE } from "./usual-cache.ts";

const before = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-cache-"));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

test("the usual cache ignores itself in git, and what is written there by hand stays", () => {
  ignoreUsualCache(resolve(USUAL_CACHE));
  const path = join(USUAL_CACHE, ".gitignore");
  expect(readFileSync(path, "utf8")).toBe("*\n");
  writeFileSync(path, "mine\n");
  ignoreUsualCache(resolve(USUAL_CACHE));
  expect(readFileSync(path, "utf8")).toBe("mine\n");
});

test("no file is written for another cache, for none, and where no folder can be made", () => {
  ignoreUsualCache(resolve("elsewhere"));
  ignoreUsualCache(undefined);
  expect(readdirSync(".")).toEqual([]);
  writeFileSync(".fairlead", "a file");
  ignoreUsualCache(resolve(USUAL_CACHE));
  expect(readdirSync(".")).toEqual([".fairlead"]);
});
