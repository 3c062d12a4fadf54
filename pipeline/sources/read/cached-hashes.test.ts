import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CachedHashes } from "./cached-hashes.ts";
import { readData, type SourceFile } from "./read-data.ts";

const limits = { fileBytes: 1000, imageBytes: 1000 };
const old = new Date(Date.now() - 60_000);
let root = "";
let data = "";
let cache = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fairlead-kept-"));
  [data, cache] = [join(root, "data"), join(root, "cache")];
  mkdirSync(data);
  // The time of the change of state cannot be set back: the disk has to be waited for.
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  for (const [path, content] of Object.entries({ "a.md": "one", "b.md": "two", "c.png": "three" }))
    put(path, content);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function put(path: string, content: string): void {
  writeFileSync(join(data, path), content);
  utimesSync(join(data, path), old, old);
}

/** The files that a command reads, and the paths of those that it opened. */
function command(folder: string | "none" = cache): { files: SourceFile[]; opened: string[] } {
  const opened: string[] = [];
  const cached = new CachedHashes(folder === "none" ? undefined : folder, data);
  const files = readData(data, {
    ...limits,
    known: {
      read: (file, stat, read) =>
        cached.read(file, stat, () => {
          opened.push(file.path);
          return read();
        }),
    },
  }).value;
  cached.keep();
  return { files, opened };
}

/** All that files say. */
function withTexts(files: readonly SourceFile[]): unknown[] {
  return files.map((file) => (file.kind === "text" ? { ...file, text: file.text } : file));
}

const plain = (): unknown => withTexts(readData(data, limits).value);

test("the next command opens none of the files that are as they were, and tells the same of them", () => {
  expect(command().opened).toEqual(["a.md", "b.md", "c.png"]);
  const next = command();
  expect(next.opened).toEqual([]);
  expect(withTexts(next.files)).toEqual(plain());
});

test("a text of the same length and the same time is another file", () => {
  command();
  put("a.md", "eno");
  const next = command();
  expect(next.opened).toEqual(["a.md"]);
  expect(withTexts(next.files)).toEqual(plain());
  expect(command().opened).toEqual([]);
});

test("what is about as young as the command that reads it is read again by the next", () => {
  vi.restoreAllMocks();
  put("a.md", "new");
  command();
  expect(command().opened).toEqual(["a.md", "b.md", "c.png"]);
});

test("files that came are read, and those that went are forgotten", () => {
  command();
  rmSync(join(data, "b.md"));
  put("d.md", "four");
  const next = command();
  expect(next.opened).toEqual(["d.md"]);
  expect(withTexts(next.files)).toEqual(plain());
  put("b.md", "two");
  expect(command().opened).toEqual(["b.md"]);
});

test("a text that is changed after it was taken for the known one is not shown as that", () => {
  command();
  const [file] = command().files;
  put("a.md", "eno");
  expect(() => file?.kind === "text" && file.text).toThrow(
    "The file a.md was changed while the command was running.",
  );
});

/** The text of `a.md`, when others have been read since and it is another on the disk. */
function textAfterOthers(files: readonly SourceFile[]): string | undefined {
  const [file, ...others] = files.flatMap((file) => (file.kind === "text" ? [file] : []));
  put("a.md", "eno");
  for (const { text } of others) expect(text).toHaveLength(TWO_MILLION);
  return file?.text;
}

/** As many characters as the texts have that are in memory at once. */
const TWO_MILLION = 2_000_000;

test("texts of a large site are not all in memory, unless a command is to come to its end however they change", () => {
  const large = { fileBytes: TWO_MILLION, imageBytes: 1000 };
  put("b.md", "b".repeat(TWO_MILLION));
  const read = (options?: { readonly holdsTexts: boolean }): SourceFile[] =>
    readData(data, { ...large, known: new CachedHashes(undefined, data, options) }).value;
  const files = read();
  expect(() => textAfterOthers(files)).toThrow("The file a.md was changed while the command was running.");
  put("a.md", "one");
  expect(withTexts(files)).toEqual(withTexts(readData(data, large).value));
  expect(textAfterOthers(read({ holdsTexts: true }))).toBe("one");
});

test("a damaged list, and none, cost their time", () => {
  command();
  const [name = ""] = readdirSync(join(cache, "read"));
  writeFileSync(join(cache, "read", name), '{"format":1,"names"');
  expect(command().opened).toHaveLength(3);
  expect(command().opened).toEqual([]);
  command("none");
  expect(command("none").opened).toHaveLength(3);
});

test("a file that is text for one name and none for another is read as what it is", () => {
  command();
  put("d.png", "four");
  command();
  rmSync(join(data, "d.png"));
  put("d.md", "four");
  expect(withTexts(command().files)).toEqual(plain());
});
