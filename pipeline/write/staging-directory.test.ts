import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSite, sampleSite, textsOf } from "../tests/fixtures/write/sample-site.ts";
import { TestPlace } from "../tests/fixtures/write/test-place.ts";

const place = TestPlace.ofEachTest();

test("begins with the tree that was taken away before, and exchanges what differs", async () => {
  await place.write(sampleSite("1", 20, { turned: "file", "into/file/index.html": "folder" }));
  const folders = statSync(join(place.options.out, "docs/part-1")).ino;
  await place.write(sampleSite("2", 20));
  const site = sampleSite("3", 20, { "turned/index.html": "folder", into: "file" });
  expect(await place.write(site)).toMatchObject({ written: 10, linked: 13, swapped: true });
  expect(readSite(place.options.out)).toEqual(textsOf(site));
  expect(statSync(join(place.options.out, "docs/part-1")).ino).toBe(folders);
  expect(await place.write(site)).toMatchObject({ swapped: false });
});

test("knows the spare tree after a run that changed nothing", async () => {
  await place.write(sampleSite("1", 20));
  const folders = statSync(join(place.options.out, "docs/part-1")).ino;
  await place.write(sampleSite("2", 20));
  expect(await place.write(sampleSite("2", 20), { input: "named" })).toMatchObject({ swapped: false });
  await place.write(sampleSite("3", 20));
  expect(statSync(join(place.options.out, "docs/part-1")).ino).toBe(folders);
});

test("takes nothing from a spare tree that somebody has changed", async () => {
  await place.write(sampleSite("1", 20));
  await place.write(sampleSite("2", 20));
  const spare = place.spare;
  rmSync(join(spare, "docs/part-1/page-1/index.html"));
  writeFileSync(join(spare, "docs/part-1/page-1/index.html"), "mine");
  writeFileSync(join(spare, "more.html"), "mine");
  symlinkSync(place.folder, join(spare, "docs/elsewhere"));
  const site = sampleSite("3", 20);
  await place.write(site);
  expect(readSite(place.options.out)).toEqual(textsOf(site));
  expect(existsSync(join(place.folder, "cache"))).toBe(true);
});

test("begins after a first tree as the one that was laid beside it", async () => {
  const site = sampleSite("1", 20);
  await place.write(site);
  const spare = place.spare;
  const { ino } = lstatSync(spare);
  expect(readSite(spare)).toEqual(readSite(place.options.out));
  expect(await place.write(sampleSite("2", 20))).toMatchObject({ swapped: true });
  expect(lstatSync(place.options.out).ino).toBe(ino);
  expect(readSite(place.options.out)).toEqual(textsOf(sampleSite("2", 20)));
});

test("makes an output that somebody has removed of what was laid beside it", async () => {
  await place.write(sampleSite("1", 20));
  rmSync(place.options.out, { recursive: true });
  expect(await place.write(sampleSite("1", 20))).toMatchObject({ linked: 21, written: 0 });
  expect(readSite(place.options.out)).toEqual(textsOf(sampleSite("1", 20)));
});

test("makes a tree from nothing where the spare one is not the one that is known", async () => {
  await place.write(sampleSite("1", 20));
  await place.write(sampleSite("2", 20));
  const spare = place.spare;
  rmSync(spare, { recursive: true });
  mkdirSync(spare);
  writeFileSync(join(spare, "index.html"), "mine");
  const site = sampleSite("3", 20);
  expect(await place.write(site)).toMatchObject({ written: 8, linked: 13 });
  expect(readSite(place.options.out)).toEqual(textsOf(site));
  expect(readdirSync(place.folder).sort()).toEqual(["cache", "dist"]);
});
