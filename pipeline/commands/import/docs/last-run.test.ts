import {
  cpSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ImportPlace } from "../../../tests/support/commands/import/import-place.ts";
import { readOptionsOf } from "../../shared/options.ts";
import { DataTarget } from "./data-target.ts";
import { readFormerState } from "./former-state.ts";
import { runKey, unchangedSince } from "./last-run.ts";
import { SourceFolder } from "./source-folder.ts";

const UNCHANGED = "nothing has changed since the last import.";
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"></svg>\n';
const files = {
  "mkdocs.yml": "site_name: A\n",
  "README.md": "# R\n",
  "docs/index.md": "# A\n\n[gone](gone.md) ![p](p.svg)\n",
  "docs/b.md": "# B\n",
  "docs/p.svg": svg,
};

async function imported(more: Readonly<Record<string, string>> = {}): Promise<ImportPlace> {
  const place = new ImportPlace({ ...files, ...more });
  expect(await place.run()).toBe(0);
  expect(place.output).not.toContain(UNCHANGED);
  return place;
}

async function isShort(place: ImportPlace, ...args: string[]): Promise<boolean> {
  expect(await place.run(...args)).toBe(0);
  return place.output.includes(UNCHANGED);
}

/** Whether an import of the place would end at once. */
function seenAsUnchanged({ source, data, code }: Pick<ImportPlace, "source" | "data" | "code">): boolean {
  const options = readOptionsOf("import", ["docs", source, "--to", data]);
  const target = new DataTarget(data);
  return (
    unchangedSince(runKey(new SourceFolder(source), options, code), readFormerState(target), target) !==
    undefined
  );
}

function copyOf({ folder, code }: ImportPlace): ImportPlace {
  const place = new ImportPlace();
  cpSync(folder, place.folder, { recursive: true, verbatimSymlinks: true });
  return Object.assign(place, { code });
}

describe("an import ends at once", () => {
  test("where nothing has changed, and leaves every file as it is", async () => {
    const place = await imported();
    const before = place.paths(true).map((path) => [path, place.read(path)]);
    expect(await isShort(place)).toBe(true);
    expect(place.output).toContain("is as the source says; nothing was written.");
    expect(await isShort(place, "--dry-run")).toBe(true);
    expect(place.paths(true).map((path) => [path, place.read(path)])).toEqual(before);
  });

  test("where people have changed files of the data folder, and counts these", async () => {
    const place = await imported();
    place.write(place.data, { "docs/b.md": "# Mine\n", "docs/p.svg": `${svg}\n`, "docs/own.md": "# Own\n" });
    expect(await isShort(place)).toBe(true);
    expect(place.output).toContain("nothing was written; 2 files stay as people have made them.");
    expect(place.read("docs/b.md")).toBe("# Mine\n");
  });

  test("where the times of files alone are other ones, and where the source lies elsewhere", async () => {
    const place = await imported();
    utimesSync(join(place.source, "docs/b.md"), 1, 1);
    expect(await isShort(place)).toBe(true);
    const moved = join(place.folder, "moved");
    renameSync(place.source, moved);
    Object.assign(place, { source: moved });
    expect(await isShort(place)).toBe(true);
  });

  test("where a link leads out of the source", async () => {
    const place = new ImportPlace(files);
    place.write(place.folder, { "outside.md": "# O\n" });
    symlinkSync("../../outside.md", join(place.source, "docs/o.md"));
    await place.run();
    place.write(place.folder, { "outside.md": "# Other\n" });
    expect(await isShort(place)).toBe(true);
  });
});

describe("an import does everything", () => {
  const changes: [name: string, change: (place: ImportPlace) => void][] = [
    ["a page has changed", (place) => place.write(place.source, { "docs/b.md": "# C\n" })],
    ["a page of the same size has", (place) => place.write(place.source, { "docs/b.md": "# b\n" })],
    ["a picture has", (place) => place.write(place.source, { "docs/p.svg": `${svg}\n` })],
    ["the settings have", (place) => place.write(place.source, { "mkdocs.yml": "site_name: B\n" })],
    ["a page is new", (place) => place.write(place.source, { "docs/new.md": "# N\n" })],
    ["a page that was missing is there", (place) => place.write(place.source, { "docs/gone.md": "# G\n" })],
    ["a file beside the docs is new", (place) => place.write(place.source, { "a/b.txt": "x\n" })],
    ["a hidden file is new", (place) => place.write(place.source, { ".x/y.yml": "x\n" })],
    ["an empty folder is new", (place) => mkdirSync(join(place.source, "docs/empty"))],
    ["a page is removed", (place) => unlinkSync(join(place.source, "docs/b.md"))],
    ["a folder is removed", (place) => rmSync(join(place.source, "c"), { recursive: true })],
    [
      "a page has another name",
      (place) => renameSync(join(place.source, "docs/b.md"), join(place.source, "docs/c.md")),
    ],
    ["a link is new", (place) => symlinkSync("../README.md", join(place.source, "docs/r.md"))],
    ["the source is a repository now", (place) => mkdirSync(join(place.source, ".git"))],
    ["the folder above is one", (place) => mkdirSync(join(place.folder, ".git"))],
    [
      "Fairlead has changed",
      (place) => {
        place.code = "two";
      },
    ],
    ["a page of the data folder is removed", (place) => unlinkSync(join(place.data, "docs/b.md"))],
    ["a picture of it is", (place) => unlinkSync(join(place.data, "docs/p.svg"))],
    ["its baseline is", (place) => unlinkSync(join(place.data, "baseline.yaml"))],
    [
      "a link has the place of a file of it",
      (place) => {
        unlinkSync(join(place.data, "docs/b.md"));
        symlinkSync("index.md", join(place.data, "docs/b.md"));
      },
    ],
    [
      "the text of a page is not in the state",
      (place) => unlinkSync(join(place.data, ".imported/docs/docs/b.md")),
    ],
    ["it is another one there", (place) => place.write(place.data, { ".imported/docs/docs/b.md": "# X\n" })],
    ["the report is removed", (place) => unlinkSync(join(place.data, ".imported/docs-report.txt"))],
    ["the list of files is another one", (place) => place.write(place.data, { ".imported/docs.json": "{}" })],
    ["an import was cut off", (place) => place.write(place.data, { ".imported/docs-pending.json": "{}" })],
    ["the record of the run is removed", (place) => unlinkSync(join(place.data, ".imported/docs-run.json"))],
    ["the record is broken", (place) => place.write(place.data, { ".imported/docs-run.json": "{" })],
    ["the record is a text", (place) => place.write(place.data, { ".imported/docs-run.json": '"x"' })],
  ];
  test("after any change of the source, the data folder, the state or Fairlead", async () => {
    const place = await imported({ "c/d.txt": "d\n" });
    expect(seenAsUnchanged(place)).toBe(true);
    for (const [name, change] of changes) {
      const other = copyOf(place);
      expect(seenAsUnchanged(other), name).toBe(true);
      change(other);
      expect(seenAsUnchanged(other), name).toBe(false);
    }
  });

  test.each([
    [["--dialect", "github"]],
    [["--site-url", "https://example.org"]],
    [["--encoding", "windows-1251"]],
    [["--leave-out", "b.md"]],
  ])("where the options are %j", async (args) => {
    const place = await imported();
    expect(await isShort(place, ...args)).toBe(false);
    expect(await isShort(place, ...args)).toBe(true);
    expect(await isShort(place)).toBe(false);
  });

  test("until what a person has to decide is decided", async () => {
    const place = await imported();
    place.write(place.data, { "docs/new.md": "# Mine\n" });
    place.write(place.source, { "docs/new.md": "# Theirs\n" });
    for (let time = 0; time < 2; time++) {
      expect(await isShort(place)).toBe(false);
      expect(place.output).toContain("docs/new.md  kept  ");
    }
    place.write(place.data, { "docs/new.md": "# Theirs\n" });
    expect(await isShort(place)).toBe(false);
    expect(await isShort(place)).toBe(true);
  });

  test("where a page names a file of a folder that is not hashed", async () => {
    const place = await imported({ "docs/index.md": "# A\n\n![p](../node_modules/a/p.svg)\n" });
    place.write(place.source, { "node_modules/a/p.svg": svg });
    expect(await isShort(place)).toBe(false);
  });

  test("after a dry run", async () => {
    const place = await imported();
    writeFileSync(join(place.source, "docs/b.md"), "# New\n");
    expect(await isShort(place, "--dry-run")).toBe(false);
    expect(await isShort(place)).toBe(false);
    expect(place.read("docs/b.md")).toBe("# New\n");
  });
});
