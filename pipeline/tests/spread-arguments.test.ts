import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const pipeline = join(import.meta.dirname, "..");
/** Folders whose lists do not grow with the files of a person. */
const isOther = (path: string): boolean => /^(?:bin|tests|bench|manual)[\\/]/.test(path);
const isTest = (path: string): boolean => path.endsWith(".test.ts");
const SPREAD = /\.(?:push|unshift)\((?:[^;{\n]*, )?\.\.\./;

test("no list is passed to push as arguments, since a long one overflows the stack: append takes any", () => {
  const files = readdirSync(pipeline, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => relative(pipeline, join(entry.parentPath, entry.name)))
    .filter((path) => !isOther(path) && !isTest(path));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((path) =>
    readFileSync(join(pipeline, path), "utf8")
      .split("\n")
      .filter((line) => !/^\s*(?:\*|\/)/.test(line) && SPREAD.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
