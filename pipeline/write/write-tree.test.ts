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
import { TestPlace } from "../tests/fixtures/write/test-place.ts";
import { type Disk, realDisk } from "./disk/disk.ts";
import type { OutputFile } from "./tree-plan.ts";
import { isOutputOf, writeTree } from "./write-tree.ts";

const place = TestPlace.ofEachTest();

function edit(path: string, text: string): void {
  appendFileSync(join(place.options.out, path), text);
}

test("writes every file of a first build", async () => {
  const site = sampleSite("1", 20);
  expect(await place.write(site)).toMatchObject({
    written: 21,
    linked: 0,
    copied: 0,
    removed: 0,
    swapped: true,
  });
  expect(readSite(place.options.out)).toEqual(textsOf(site));
  expect(readdirSync(place.folder).sort()).toEqual(["cache", "dist"]);
});

test("writes what changed, links the rest and drops what is gone", async () => {
  await place.write(sampleSite("1", 20, { "old/index.html": "old" }));
  const kept = statSync(join(place.options.out, "docs/part-1/page-1/index.html"));
  const site = sampleSite("2", 20);
  expect(await place.write(site)).toMatchObject({ written: 8, linked: 13, removed: 1, swapped: true });
  expect(readSite(place.options.out)).toEqual(textsOf(site));
  expect(existsSync(join(place.options.out, "old"))).toBe(false);
  expect(statSync(join(place.options.out, "docs/part-1/page-1/index.html")).ino).toBe(kept.ino);
  expect(readdirSync(place.folder).sort()).toEqual(["cache", "dist"]);
});

test("does not touch an output that is the same already, and asks for no bytes", async () => {
  await place.write(sampleSite("1", 20));
  const before = statSync(place.options.out);
  const site = sampleSite("1", 20).map((file) => ({ ...file, bytes: () => expect.unreachable() }));
  expect(await place.write(site)).toEqual({
    written: 0,
    linked: 0,
    copied: 0,
    bytes: 0,
    removed: 0,
    swapped: false,
  });
  expect(statSync(place.options.out).ino).toBe(before.ino);
  expect(statSync(place.options.out).mtimeMs).toBe(before.mtimeMs);
});

test("a file that comes in parts is written part after part", async () => {
  const parts = function* (): Generator<Uint8Array> {
    const part = new Uint8Array(2);
    for (const text of ["ab", "cd", "ef"]) {
      part.set(Buffer.from(text));
      yield part;
    }
  };
  await place.write([
    ...sampleSite("1", 3),
    { path: "large", key: "l", bytes: () => expect.unreachable(), parts },
  ]);
  expect(readFileSync(join(place.options.out, "large"), "utf8")).toBe("abcdef");
});

test("a failure to make a part is thrown and leaves the old output", async () => {
  await place.write(sampleSite("1", 3));
  const parts = function* (): Generator<Uint8Array> {
    yield new Uint8Array(2);
    readdirSync("/nowhere");
  };
  const large = { path: "large", key: "l", bytes: () => "", parts };
  await expect(place.write([...sampleSite("1", 3), large])).rejects.toThrow(
    'The bytes of "large" could not be made.',
  );
  expect(existsSync(join(place.options.out, "large"))).toBe(false);
});

test("a file that was written aside is taken as it is, and stays when the one aside goes", async () => {
  const aside = join(place.folder, "aside");
  writeFileSync(aside, "large");
  const { ino } = statSync(aside);
  const site = [...sampleSite("1", 3), { path: "large", key: "l", bytes: () => expect.unreachable(), aside }];
  expect(await place.write(site)).toMatchObject({ written: 5, copied: 0 });
  rmSync(aside);
  expect(statSync(join(place.options.out, "large")).ino).toBe(ino);
  expect(readFileSync(join(place.options.out, "large"), "utf8")).toBe("large");
  expect(await place.write(site)).toMatchObject({ swapped: false });
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
  const aside = join(place.folder, "aside");
  if (what !== "is not there") writeFileSync(aside, "large");
  const large = { path: "large", key: "l", bytes: () => "large", aside };
  await writeTree([...sampleSite("1", 3), large], place.options, change(realDisk));
  expect(readFileSync(join(place.options.out, "large"), "utf8")).toBe("large");
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
  expect(await place.write(site)).toMatchObject({ written: site.length, swapped: true });
  expect(made).toEqual(["bytes"]);
  const inodeOf = (path: string): number => statSync(join(place.options.out, path)).ino;
  expect(inodeOf("packs/objects/11")).toBe(inodeOf("a/index.json"));
  expect(readSite(place.options.out)["packs/objects/11"]).toBe("data");
  expect((await place.write(site)).swapped).toBe(false);
});

test("a file whose other name has changed is not linked to it", async () => {
  const page = (text: string): OutputFile[] => [
    ...sampleSite("1", 1),
    { path: "a/index.json", key: text, bytes: () => text },
    { path: `packs/objects/${text}`, key: text, bytes: () => text, sameAs: "a/index.json" },
  ];
  await place.write(page("one"));
  await place.write(page("two"));
  const site = readSite(place.options.out);
  expect([site["a/index.json"], site["packs/objects/two"], site["packs/objects/one"]]).toEqual([
    "two",
    "two",
    undefined,
  ]);
});

test("tells whether the output is what an input has made", async () => {
  const site = sampleSite("1", 3);
  await place.write(site, { input: "one" });
  expect(isOutputOf("one", place.options)).toBe(true);
  expect(isOutputOf("two", place.options)).toBe(false);
  expect(isOutputOf("one", { ...place.options, cacheDir: undefined })).toBe(false);
  expect((await place.write(site, { input: "two" })).swapped).toBe(false);
  expect(isOutputOf("two", place.options)).toBe(true);
  expect((await place.write(site)).swapped).toBe(false);
  expect(isOutputOf("two", place.options)).toBe(false);
});

test.each([
  ["an edited file", () => edit("latest.json", " ")],
  ["a removed file", () => rmSync(join(place.options.out, "latest.json"))],
  ["a foreign file", () => writeFileSync(join(place.options.out, "note.txt"), "mine")],
  ["an empty foreign folder", () => mkdirSync(join(place.options.out, "empty"))],
  ["a link in place of a folder", () => replaceByLink("docs/part-1")],
  ["no output", () => rmSync(place.options.out, { recursive: true })],
])("with %s it is not", async (_, damage) => {
  await place.write(sampleSite("1", 20), { input: "one" });
  expect(isOutputOf("one", place.options)).toBe(true);
  damage();
  expect(isOutputOf("one", place.options)).toBe(false);
});

test.each([
  ["an edited file", () => edit("latest.json", " ")],
  [
    "a file of the same size and another time",
    () => utimesSync(join(place.options.out, "latest.json"), 1, 1),
  ],
  ["a removed file", () => rmSync(join(place.options.out, "latest.json"))],
  ["a foreign file", () => writeFileSync(join(place.options.out, "note.txt"), "mine")],
  ["an empty foreign folder", () => mkdirSync(join(place.options.out, "empty"))],
  ["a link in place of a file", () => replaceByLink("docs/part-1/page-1/index.html")],
  ["a link in place of a folder", () => replaceByLink("docs/part-1")],
])("mends %s in the output", async (_, damage) => {
  const site = sampleSite("1", 20, { "links.json": "{}" });
  await place.write(site);
  damage();
  expect((await place.write(site)).swapped).toBe(true);
  expect(readSite(place.options.out)).toEqual(textsOf(site));
  expect(existsSync(join(place.options.out, "empty"))).toBe(false);
  expect((await place.write(site)).swapped).toBe(false);
});

function replaceByLink(path: string): void {
  const elsewhere = join(place.folder, "elsewhere");
  mkdirSync(elsewhere);
  rmSync(join(place.options.out, path), { recursive: true });
  symlinkSync(elsewhere, join(place.options.out, path));
}

test.each([
  ["without a cache", { cacheDir: undefined }, () => {}],
  ["after the cache was lost", {}, () => rmSync(join(place.folder, "cache"), { recursive: true })],
  ["after the cache was damaged", {}, () => damageCache(() => '{"format":1,"rows":[[1]]}')],
  ["after the cache was cut at its end", {}, () => damageCache((text) => text.slice(0, -1))],
  ["after the cache was cut at its head", {}, () => damageCache((text) => text.slice(0, 40))],
  ["after the cache became longer", {}, () => damageCache((text) => `${text}1`)],
])("writes everything anew %s", async (_, more, damage) => {
  await place.write(sampleSite("1", 20), more);
  damage();
  expect(await place.write(sampleSite("1", 20), more)).toMatchObject({
    written: 21,
    linked: 0,
    swapped: true,
  });
});

function damageCache(damaged: (text: string) => string): void {
  const written = join(place.folder, "cache/written");
  for (const name of readdirSync(written)) {
    const path = join(written, name);
    writeFileSync(path, damaged(readFileSync(path, "utf8")));
  }
}

test("takes nothing from a tree that the manifest does not describe", async () => {
  await place.write(sampleSite("1", 20));
  rmSync(place.options.out, { recursive: true });
  rmSync(join(place.folder, "cache/spare"), { recursive: true });
  await place.write(sampleSite("2", 20), { cacheDir: undefined });
  expect(await place.write(sampleSite("1", 20))).toMatchObject({ linked: 0, written: 21 });
});

test("keeps the hashed files of the last release", async () => {
  const previous = join(place.folder, "last");
  const asset = {
    "assets/app-1f2e3d4c.js": "one",
    "packs/objects/abcd": "two",
    "assets/shared-11.css": "old",
  };
  await place.write(sampleSite("1", 3, asset), { out: previous });
  const site = sampleSite("2", 3, { "assets/app-99aabbcc.js": "new", "assets/shared-11.css": "new" });
  expect(await place.write(site, { previous })).toMatchObject({ copied: 2 });
  expect(readSite(place.options.out)).toEqual({
    ...textsOf(site),
    "assets/app-1f2e3d4c.js": "one",
    "packs/objects/abcd": "two",
  });
  expect((await place.write(site, { previous })).swapped).toBe(false);
  expect(await place.write(sampleSite("3", 3), { previous })).toMatchObject({
    copied: 1,
    linked: 4,
    removed: 1,
  });
});

test("keeps hashed files of the output itself when it is the last release", async () => {
  await place.write(sampleSite("1", 3, { "assets/app-1f2e3d4c.js": "one" }));
  await place.write(sampleSite("2", 3), { previous: place.options.out });
  await place.write(sampleSite("3", 3), { previous: place.options.out });
  expect(readSite(place.options.out)["assets/app-1f2e3d4c.js"]).toBe("one");
});

test("an output that is a link is changed by one rename of the link", async () => {
  mkdirSync(join(place.folder, "releases/first"), { recursive: true });
  symlinkSync("releases/first", place.options.out);
  await place.write(sampleSite("1", 20));
  const first = readlinkSync(place.options.out);
  const site = sampleSite("2", 20);
  expect(await place.write(site)).toMatchObject({ written: 8, linked: 13 });
  expect(lstatSync(place.options.out).isSymbolicLink()).toBe(true);
  expect(dirname(readlinkSync(place.options.out))).toBe("releases");
  expect(existsSync(join(place.folder, first))).toBe(false);
  expect(readSite(join(place.folder, readlinkSync(place.options.out)))).toEqual(textsOf(site));
  // The folder that a person made stays.
  expect(readdirSync(join(place.folder, "releases"))).toHaveLength(2);
});

test("a link to nothing yet is filled", async () => {
  symlinkSync(join(place.folder, "far/away"), place.options.out);
  await place.write(sampleSite("1", 3));
  expect(readSite(readlinkSync(place.options.out))).toEqual(textsOf(sampleSite("1", 3)));
});

test("a failure to make bytes is thrown and leaves the old output", async () => {
  await place.write(sampleSite("1", 3));
  const [first, ...rest] = sampleSite("2", 3);
  const failing = { ...first, path: "latest.json", key: "x", bytes: () => readdirSync("/nowhere").join() };
  await expect(place.write([...rest, failing])).rejects.toThrow(
    'The bytes of "latest.json" could not be made.',
  );
  expect(readSite(place.options.out)).toEqual(textsOf(sampleSite("1", 3)));
  expect(readdirSync(place.folder).sort()).toEqual(["cache", "dist"]);
});

test("paths that cannot be written are our bug", async () => {
  const file = { path: "../x", key: "k", bytes: () => "" };
  await expect(place.write([file])).rejects.toThrow(
    'The file "../x" cannot be written. A path may not contain ".." as a part.',
  );
  await expect(place.write([{ ...file, path: "a" }])).rejects.toThrow(
    "A tree without latest.json or links.json",
  );
  expect(existsSync(place.options.out)).toBe(false);
});
