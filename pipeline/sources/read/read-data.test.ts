import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type KnownFiles, readData } from "./read-data.ts";
import { ReadFiles } from "./read-files.ts";

let root: string;
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), "fairlead-read-")), "data");
  mkdirSync(root);
});
afterEach(() => rmSync(dirname(root), { recursive: true, force: true }));

const limits = { fileBytes: 100, imageBytes: 100 };
const put = (path: string, content = "x"): void => {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), content);
};
const read = (): string[] => readData(root, limits).value.map(({ kind, path }) => `${kind} ${path}`);

test("files come in one order on every machine", () => {
  for (const path of ["b.md", "a/z.yaml", "a.md", "B.md", "a-b.md", "é.md"]) put(path);
  expect(read()).toEqual([
    "text B.md",
    "text a/z.yaml",
    "text a-b.md",
    "text a.md",
    "text b.md",
    "text é.md",
  ]);
});

test("hidden files, backups and node_modules are left out", () => {
  for (const path of [".git/a.md", ".hidden.md", "a.md~", "node_modules/x/a.md", "docs/.DS_Store", "a.md"])
    put(path);
  expect(read()).toEqual(["text a.md"]);
});

test("text is what the pipeline parses; everything else is an asset with size and hash", () => {
  for (const path of [
    "a.yml",
    "a.markdown",
    "a.mdx",
    "docs/_category_.json",
    "versions.json",
    "data.json",
    "a.pdf",
  ])
    put(path);
  expect(read()).toEqual([
    "text a.markdown",
    "text a.mdx",
    "asset a.pdf",
    "text a.yml",
    "asset data.json",
    "text docs/_category_.json",
    "text versions.json",
  ]);
  const asset = readData(root, limits).value.find(({ kind }) => kind === "asset");
  expect(asset).toMatchObject({
    bytes: 1,
    hash: "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881",
  });
});

test("a link inside the folder is followed, a circle of links only once", () => {
  put("docs/a.md");
  symlinkSync(join(root, "docs"), join(root, "more"));
  symlinkSync(root, join(root, "docs/up"));
  symlinkSync("a.md", join(root, "docs/b.md"));
  expect(read()).toEqual(["text docs/a.md", "text docs/b.md", "text more/a.md", "text more/b.md"]);
});

test("a byte order mark is no character of a text; line ends stay", () => {
  put("a.md", "\ufeffa\r\n");
  expect(readData(root, limits).value[0]).toMatchObject({ text: "a\r\n" });
});

test("a refused file is named, so that nobody reports what refers to it", () => {
  put("a.md", "x".repeat(101));
  expect(read()).toEqual(["refused a.md"]);
});

test.skipIf(process.platform === "win32")("a pipe is no content", () => {
  execFileSync("mkfifo", [join(root, "pipe.md")]);
  expect(readData(root, limits).diagnostics).toEqual([
    {
      code: "file-kind",
      severity: "error",
      file: "pipe.md",
      message: "This is neither a file nor a folder.",
      hint: "Remove it from the data folder.",
    },
  ]);
});

test("who reads a folder again opens the files that have changed, and those that are too young to tell", () => {
  const old = new Date(Date.now() - 60_000);
  for (const path of ["a.md", "b.md", "c.png"]) put(path, "1");
  const known = new ReadFiles();
  const again = () => readData(root, { ...limits, known }).value;
  const first = again();
  for (const path of ["a.md", "b.md", "c.png"]) utimesSync(join(root, path), old, old);
  // The time of the change of state cannot be set back: the disk has to be waited for.
  const later = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  const second = again();
  expect(second).toEqual(first);
  put("a.md", "2");
  utimesSync(join(root, "a.md"), old, old);
  const third = again();
  expect(third.map((file, at) => file === second[at])).toEqual([false, true, true]);
  expect(third[0]).toMatchObject({ text: "2" });
  later.mockRestore();
  put("b.md", "3");
  again();
  const young = again();
  put("b.md", "4");
  expect(again()[1]).toMatchObject({ text: "4" });
  expect(young[1]).toMatchObject({ text: "3" });
});

test("a file that goes while the folder is read is not there", () => {
  for (const path of ["a.md", "b.md", "c.png", "docs/d.md"]) put(path);
  const going: KnownFiles = {
    read: ({ path }, _, readIt) => {
      if (path === "a.md")
        for (const removed of ["b.md", "c.png", "docs"]) rmSync(join(root, removed), { recursive: true });
      return readIt();
    },
  };
  expect(readData(root, { ...limits, known: going }).value.map(({ path }) => path)).toEqual(["a.md"]);
});

test("what the system does not let be read is told, and all else is read", () => {
  for (const path of ["a.md", "b.png", "c.md"]) put(path);
  const locked: KnownFiles = {
    read: ({ path }, _, readIt) => {
      if (path !== "c.md") throw Object.assign(new Error("EACCES"), { code: "EACCES", syscall: "open" });
      return readIt();
    },
  };
  const { value, diagnostics } = readData(root, { ...limits, known: locked });
  expect(value.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    "refused a.md",
    "refused b.png",
    "text c.md",
  ]);
  expect(diagnostics.map(({ code, file }) => `${file} ${code}`)).toEqual([
    "a.md file-unreadable",
    "b.png file-unreadable",
  ]);
});

const folder = mkdtempSync(join(tmpdir(), "fairlead-own-output-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("an output in the data folder, hidden folders and packages are no sources", () => {
  for (const path of [
    ...["docs/a.md", "dist/index.html", "dist/latest.json", "dist/links.json", "dist/docs/a.md"],
    ...["look/trial.json", "look/robots.txt", "look/docs/a.md", ".trial/docs/a.md", "node_modules/x/docs.md"],
    ...["data/latest.json", "data/index.html"],
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "Text.");
  }
  const { value, diagnostics } = readData(folder, { fileBytes: 1000, imageBytes: 1000 });
  expect(diagnostics).toEqual([]);
  expect(value.map(({ path }) => path)).toEqual(["data/index.html", "data/latest.json", "docs/a.md"]);
});
