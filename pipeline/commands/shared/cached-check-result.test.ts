import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Checked } from "../../core/diagnostics.ts";
import type { SourceFile } from "../../sources/read/read-data.ts";
import { CachedCheckResult, checkResultKey } from "./cached-check-result.ts";
import { readOptions } from "./options.ts";

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-verdict-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const circumstances = { fingerprint: "code", today: "2026-11-21", epoch: undefined, history: undefined };
const doc: SourceFile = { kind: "text", path: "docs/a.md", text: "A", hash: "1" };
const files = (...value: SourceFile[]): Checked<SourceFile[]> => ({ value, diagnostics: [] });
const optionsOf = (...argv: string[]) => readOptions(argv);
const keyOf = (...argv: string[]) => checkResultKey(files(doc), optionsOf("build", ...argv), circumstances);

test.each<[string, () => string | undefined]>([
  ["another text", () => checkResultKey(files({ ...doc, hash: "2" }), optionsOf("build"), circumstances)],
  [
    "another name",
    () => checkResultKey(files({ ...doc, path: "docs/b.md" }), optionsOf("build"), circumstances),
  ],
  [
    "a file more",
    () => checkResultKey(files(doc, { ...doc, path: "docs/b.md" }), optionsOf("build"), circumstances),
  ],
  ["another command", () => checkResultKey(files(doc), optionsOf("check"), circumstances)],
  [
    "other code",
    () => checkResultKey(files(doc), optionsOf("build"), { ...circumstances, fingerprint: "x" }),
  ],
  [
    "another day",
    () => checkResultKey(files(doc), optionsOf("build"), { ...circumstances, today: "2026-11-22" }),
  ],
  [
    "another date of the release",
    () => checkResultKey(files(doc), optionsOf("build"), { ...circumstances, epoch: "1" }),
  ],
  [
    "another history",
    () => checkResultKey(files(doc), optionsOf("build"), { ...circumstances, history: "0123abcd" }),
  ],
  ["another base", () => keyOf("--base", "/x/")],
  ["another address", () => keyOf("--site-url", "https://example.org")],
  ["another release", () => keyOf("--release", "7")],
  ["a worker that removes", () => keyOf("--remove-worker")],
])("%s makes another key", (_name, other) => {
  expect(keyOf()).toMatch(/^[0-9a-f]{40}$/);
  expect(keyOf("--quiet", "--format", "json", "--jobs", "1")).toBe(keyOf());
  expect(other()).toMatch(/^[0-9a-f]{40}$/);
  expect(other()).not.toBe(keyOf());
});

test.each([
  ["an earlier release", ["build", "--previous", "x"]],
  ["a published site", ["check", "--against", "x"]],
  ["other sites", ["check", "--external"]],
  ["a revision", ["check", "--since", "x"]],
  ["a browser that prints", ["build", "--pdf"]],
])("%s is more than the data folder: there is no key", (_name, argv) => {
  expect(checkResultKey(files(doc), optionsOf(...argv), circumstances)).toBeUndefined();
});

test("a file that was refused before it was read may have changed: there is no key", () => {
  const refused: SourceFile = { kind: "refused", path: "docs/b.md" };
  expect(checkResultKey(files(doc, refused), optionsOf("build"), circumstances)).toBeUndefined();
});

test("a verdict is kept for its key, its command and its folder", () => {
  const cache = tempFolder();
  const options = { cache, command: "check" as const, data: "/data" };
  const result = { diagnostics: [], pages: 3 };
  new CachedCheckResult(options).write("key", result);
  expect(new CachedCheckResult(options).read("key")).toMatchObject(result);
  expect(new CachedCheckResult(options).read("other")).toBeUndefined();
  expect(new CachedCheckResult(options).read(undefined)).toBeUndefined();
  expect(new CachedCheckResult({ ...options, command: "build" }).read("key")).toBeUndefined();
  expect(new CachedCheckResult({ ...options, data: "/other" }).read("key")).toBeUndefined();
  expect(new CachedCheckResult({ ...options, cache: undefined }).read("key")).toBeUndefined();
  const [name = ""] = readdirSync(join(cache, "verdicts"));
  writeFileSync(join(cache, "verdicts", name), '{"key":"key",');
  expect(new CachedCheckResult(options).read("key")).toBeUndefined();
});

test("where nothing can be kept, nothing is", () => {
  const cache = join(tempFolder(), "file");
  writeFileSync(cache, "");
  const last = new CachedCheckResult({ cache, command: "check", data: "/data" });
  last.write("key", { diagnostics: [], pages: 1 });
  expect(last.read("key")).toBeUndefined();
});
