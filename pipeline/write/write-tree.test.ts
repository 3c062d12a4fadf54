import {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readSite, sampleSite, textsOf } from "../tests/fixtures/write/sample-site.ts";
import { TestLocation } from "../tests/fixtures/write/test-location.ts";
import { type Disk, realDisk } from "./disk/disk.ts";
import type { OutputFile } from "./tree-plan.ts";
import { isOutputOf, writeTree } from "./write-tree.ts";

const location = TestLocation.ofEachTest();

function edit(path: string, text: string): void {
  appendFileSync(join(location.options.out, path), text);
}

test("writes every file of a first build", async () => {
  const site = sampleSite("1", 20);
  expect(await location.write(site)).toMatchObject({
    created: 21,
    linked: 0,
    copied: 0,
    removed: 0,
    swapped: true,
  });
  expect(readSite(location.options.out)).toEqual(textsOf(site));
  expect(readdirSync(location.folder).sort()).toEqual(["cache", "dist"]);
});

test("writes what changed, links the rest and drops what is gone", async () => {
  await location.write(sampleSite("1", 20, { "old/index.html": "old" }));
  const retained = statSync(join(location.options.out, "docs/part-1/page-1/index.html"));
  const site = sampleSite("2", 20);
  expect(await location.write(site)).toMatchObject({ created: 8, linked: 13, removed: 1, swapped: true });
  expect(readSite(location.options.out)).toEqual(textsOf(site));
  expect(existsSync(join(location.options.out, "old"))).toBe(false);
  expect(statSync(join(location.options.out, "docs/part-1/page-1/index.html")).ino).toBe(retained.ino);
  expect(readdirSync(location.folder).sort()).toEqual(["cache", "dist"]);
});

test("does not touch an output that is the same already, and asks for no bytes", async () => {
  await location.write(sampleSite("1", 20));
  const before = statSync(location.options.out);
  const site = sampleSite("1", 20).map((file) => ({ ...file, bytes: () => expect.unreachable() }));
  expect(await location.write(site)).toEqual({
    created: 0,
    linked: 0,
    copied: 0,
    bytes: 0,
    removed: 0,
    swapped: false,
  });
  expect(statSync(location.options.out).ino).toBe(before.ino);
  expect(statSync(location.options.out).mtimeMs).toBe(before.mtimeMs);
});

test("reports how many files it has placed, of those that are to be placed", async () => {
  const counts: string[] = [];
  const onProgress = (done: number, total: number): void => void counts.push(`${done} of ${total}`);
  await location.write(sampleSite("1", 650), { onProgress });
  expect(counts).toEqual(["200 of 651", "400 of 651", "600 of 651"]);
  await location.write(sampleSite("1", 650), { onProgress });
  expect(counts).toHaveLength(3);
});

test("a file that comes in parts is written part after part", async () => {
  const parts = function* (): Generator<Uint8Array> {
    const part = new Uint8Array(2);
    for (const text of ["ab", "cd", "ef"]) {
      part.set(Buffer.from(text));
      yield part;
    }
  };
  await location.write([
    ...sampleSite("1", 3),
    { path: "large", key: "l", bytes: () => expect.unreachable(), parts },
  ]);
  expect(readFileSync(join(location.options.out, "large"), "utf8")).toBe("abcdef");
});

test("a failure to make a part is thrown and leaves the old output", async () => {
  await location.write(sampleSite("1", 3));
  const parts = function* (): Generator<Uint8Array> {
    yield new Uint8Array(2);
    readdirSync("/nowhere");
  };
  const large = { path: "large", key: "l", bytes: () => "", parts };
  await expect(location.write([...sampleSite("1", 3), large])).rejects.toThrow(
    'The bytes of "large" could not be made.',
  );
  expect(existsSync(join(location.options.out, "large"))).toBe(false);
});

test("a file that was written aside is taken as it is, and stays when the one aside goes", async () => {
  const aside = join(location.folder, "aside");
  writeFileSync(aside, "large");
  const { ino } = statSync(aside);
  const site = [...sampleSite("1", 3), { path: "large", key: "l", bytes: () => expect.unreachable(), aside }];
  expect(await location.write(site)).toMatchObject({ created: 5, copied: 0 });
  rmSync(aside);
  expect(statSync(join(location.options.out, "large")).ino).toBe(ino);
  expect(readFileSync(join(location.options.out, "large"), "utf8")).toBe("large");
  expect(await location.write(site)).toMatchObject({ swapped: false });
});

test.each([
  ["is not there", (disk: Disk): Disk => disk],
  [
    "cannot be linked to",
    (disk: Disk): Disk => ({
      ...disk,
      link: (from, to) => {
        if (from.endsWith("aside"))
          throw Object.assign(new Error("EXDEV"), { code: "EXDEV", syscall: "link" });
        disk.link(from, to);
      },
    }),
  ],
])("a file that is said to be aside and %s is written", async (what, change) => {
  const aside = join(location.folder, "aside");
  if (what !== "is not there") writeFileSync(aside, "large");
  const large = { path: "large", key: "l", bytes: () => "large", aside };
  await writeTree([...sampleSite("1", 3), large], location.options, change(realDisk));
  expect(readFileSync(join(location.options.out, "large"), "utf8")).toBe("large");
});

test("files of the same bytes are one file on the disk, made once", async () => {
  const made: string[] = [];
  const bytes = (): string => {
    made.push("bytes");
    return "data";
  };
  const site = [
    ...sampleSite("1", 3),
    { path: "a/index.json", key: "a", bytes },
    { path: "packs/objects/11", key: "11", bytes, sameAs: "a/index.json" },
  ];
  expect(await location.write(site)).toMatchObject({ created: site.length, swapped: true });
  expect(made).toEqual(["bytes"]);
  const inodeOf = (path: string): number => statSync(join(location.options.out, path)).ino;
  expect(inodeOf("packs/objects/11")).toBe(inodeOf("a/index.json"));
  expect(readSite(location.options.out)["packs/objects/11"]).toBe("data");
  expect((await location.write(site)).swapped).toBe(false);
});

test("a file whose other name has changed is not linked to it", async () => {
  const page = (text: string): OutputFile[] => [
    ...sampleSite("1", 1),
    { path: "a/index.json", key: text, bytes: () => text },
    { path: `packs/objects/${text}`, key: text, bytes: () => text, sameAs: "a/index.json" },
  ];
  await location.write(page("one"));
  await location.write(page("two"));
  const site = readSite(location.options.out);
  expect([site["a/index.json"], site["packs/objects/two"], site["packs/objects/one"]]).toEqual([
    "two",
    "two",
    undefined,
  ]);
});

test("tells whether the output is what an input has made", async () => {
  const site = sampleSite("1", 3);
  await location.write(site, { input: "one" });
  expect(isOutputOf("one", location.options)).toBe(true);
  expect(isOutputOf("two", location.options)).toBe(false);
  expect(isOutputOf("one", { ...location.options, cacheDir: undefined })).toBe(false);
  expect((await location.write(site, { input: "two" })).swapped).toBe(false);
  expect(isOutputOf("two", location.options)).toBe(true);
  expect((await location.write(site)).swapped).toBe(false);
  expect(isOutputOf("two", location.options)).toBe(false);
});

test.each([
  ["an edited file", () => edit("latest.json", " ")],
  ["a removed file", () => rmSync(join(location.options.out, "latest.json"))],
  ["a foreign file", () => writeFileSync(join(location.options.out, "note.txt"), "mine")],
  ["an empty foreign folder", () => mkdirSync(join(location.options.out, "empty"))],
  ["a link in place of a folder", () => replaceByLink("docs/part-1")],
  ["no output", () => rmSync(location.options.out, { recursive: true })],
])("with %s it is not", async (_, damage) => {
  await location.write(sampleSite("1", 20), { input: "one" });
  expect(isOutputOf("one", location.options)).toBe(true);
  damage();
  expect(isOutputOf("one", location.options)).toBe(false);
});

test.each([
  ["an edited file", () => edit("latest.json", " ")],
  [
    "a file of the same size and another time",
    () => utimesSync(join(location.options.out, "latest.json"), 1, 1),
  ],
  ["a removed file", () => rmSync(join(location.options.out, "latest.json"))],
  ["a foreign file", () => writeFileSync(join(location.options.out, "note.txt"), "mine")],
  ["an empty foreign folder", () => mkdirSync(join(location.options.out, "empty"))],
  ["a link in place of a file", () => replaceByLink("docs/part-1/page-1/index.html")],
  ["a link in place of a folder", () => replaceByLink("docs/part-1")],
])("mends %s in the output", async (_, damage) => {
  const site = sampleSite("1", 20, { "links.json": "{}" });
  await location.write(site);
  damage();
  expect((await location.write(site)).swapped).toBe(true);
  expect(readSite(location.options.out)).toEqual(textsOf(site));
  expect(existsSync(join(location.options.out, "empty"))).toBe(false);
  expect((await location.write(site)).swapped).toBe(false);
});

function replaceByLink(path: string): void {
  const elsewhere = join(location.folder, "elsewhere");
  mkdirSync(elsewhere);
  rmSync(join(location.options.out, path), { recursive: true });
  symlinkSync(elsewhere, join(location.options.out, path));
}

test.each([
  ["without a cache", { cacheDir: undefined }, () => {}],
  ["after the cache was lost", {}, () => rmSync(join(location.folder, "cache"), { recursive: true })],
  ["after the cache was damaged", {}, () => damageCache(() => '{"format":1,"rows":[[1]]}')],
  ["after the cache was cut at its end", {}, () => damageCache((text) => text.slice(0, -1))],
  ["after the cache was cut at its head", {}, () => damageCache((text) => text.slice(0, 40))],
  ["after the cache became longer", {}, () => damageCache((text) => `${text}1`)],
])("writes everything anew %s", async (_, more, damage) => {
  await location.write(sampleSite("1", 20), more);
  damage();
  expect(await location.write(sampleSite("1", 20), more)).toMatchObject({
    created: 21,
    linked: 0,
    swapped: true,
  });
});

function damageCache(damaged: (text: string) => string): void {
  const written = join(location.folder, "cache/written");
  for (const name of readdirSync(written)) {
    const path = join(written, name);
    writeFileSync(path, damaged(readFileSync(path, "utf8")));
  }
}

test("takes nothing from a tree that the manifest does not describe", async () => {
  await location.write(sampleSite("1", 20));
  rmSync(location.options.out, { recursive: true });
  rmSync(join(location.folder, "cache/spare"), { recursive: true });
  await location.write(sampleSite("2", 20), { cacheDir: undefined });
  expect(await location.write(sampleSite("1", 20))).toMatchObject({ linked: 0, created: 21 });
});

test("keeps the hashed files of the last release", async () => {
  const previous = join(location.folder, "last");
  const asset = {
    "assets/app-1f2e3d4c.js": "one",
    "packs/objects/abcd": "two",
    "assets/shared-11.css": "old",
  };
  await location.write(sampleSite("1", 3, asset), { out: previous });
  const site = sampleSite("2", 3, { "assets/app-99aabbcc.js": "new", "assets/shared-11.css": "new" });
  expect(await location.write(site, { previous })).toMatchObject({ copied: 2 });
  expect(readSite(location.options.out)).toEqual({
    ...textsOf(site),
    "assets/app-1f2e3d4c.js": "one",
    "packs/objects/abcd": "two",
  });
  expect((await location.write(site, { previous })).swapped).toBe(false);
  expect(await location.write(sampleSite("3", 3), { previous })).toMatchObject({
    copied: 1,
    linked: 4,
    removed: 1,
  });
});

test("keeps hashed files of the output itself when it is the last release", async () => {
  await location.write(sampleSite("1", 3, { "assets/app-1f2e3d4c.js": "one" }));
  await location.write(sampleSite("2", 3), { previous: location.options.out });
  await location.write(sampleSite("3", 3), { previous: location.options.out });
  expect(readSite(location.options.out)["assets/app-1f2e3d4c.js"]).toBe("one");
});

test("an output that is a link is changed by one rename of the link", async () => {
  mkdirSync(join(location.folder, "releases/first"), { recursive: true });
  symlinkSync("releases/first", location.options.out);
  await location.write(sampleSite("1", 20));
  const first = readlinkSync(location.options.out);
  const site = sampleSite("2", 20);
  expect(await location.write(site)).toMatchObject({ created: 8, linked: 13 });
  expect(lstatSync(location.options.out).isSymbolicLink()).toBe(true);
  expect(dirname(readlinkSync(location.options.out))).toBe("releases");
  expect(existsSync(join(location.folder, first))).toBe(false);
  expect(readSite(join(location.folder, readlinkSync(location.options.out)))).toEqual(textsOf(site));
  // The folder that a person made stays.
  expect(readdirSync(join(location.folder, "releases"))).toHaveLength(2);
});

test("a link to nothing yet is filled", async () => {
  symlinkSync(join(location.folder, "far/away"), location.options.out);
  await location.write(sampleSite("1", 3));
  expect(readSite(readlinkSync(location.options.out))).toEqual(textsOf(sampleSite("1", 3)));
});

test("a failure to make bytes is thrown and leaves the old output", async () => {
  await location.write(sampleSite("1", 3));
  const [first, ...rest] = sampleSite("2", 3);
  const failing = { ...first, path: "latest.json", key: "x", bytes: () => readdirSync("/nowhere").join() };
  await expect(location.write([...rest, failing])).rejects.toThrow(
    'The bytes of "latest.json" could not be made.',
  );
  expect(readSite(location.options.out)).toEqual(textsOf(sampleSite("1", 3)));
  expect(readdirSync(location.folder).sort()).toEqual(["cache", "dist"]);
});

test("paths that cannot be written are our bug", async () => {
  const file = { path: "../x", key: "k", bytes: () => "" };
  await expect(location.write([file])).rejects.toThrow(
    'The file "../x" cannot be written. A path may not contain ".." as a part.',
  );
  await expect(location.write([{ ...file, path: "a" }])).rejects.toThrow(
    "A tree without latest.json or links.json",
  );
  expect(existsSync(location.options.out)).toBe(false);
});
