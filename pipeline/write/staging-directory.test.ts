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
import { TestLocation } from "../tests/fixtures/write/test-location.ts";

const location = TestLocation.ofEachTest();

test("begins with the tree that was taken away before, and exchanges what differs", async () => {
  await location.write(sampleSite("1", 20, { turned: "file", "into/file/index.html": "folder" }));
  const folders = statSync(join(location.options.out, "docs/part-1")).ino;
  await location.write(sampleSite("2", 20));
  const site = sampleSite("3", 20, { "turned/index.html": "folder", into: "file" });
  expect(await location.write(site)).toMatchObject({ created: 10, linked: 13, swapped: true });
  expect(readSite(location.options.out)).toEqual(textsOf(site));
  expect(statSync(join(location.options.out, "docs/part-1")).ino).toBe(folders);
  expect(await location.write(site)).toMatchObject({ swapped: false });
});

test("knows the spare tree after a run that changed nothing", async () => {
  await location.write(sampleSite("1", 20));
  const folders = statSync(join(location.options.out, "docs/part-1")).ino;
  await location.write(sampleSite("2", 20));
  expect(await location.write(sampleSite("2", 20), { input: "named" })).toMatchObject({ swapped: false });
  await location.write(sampleSite("3", 20));
  expect(statSync(join(location.options.out, "docs/part-1")).ino).toBe(folders);
});

test("takes nothing from a spare tree that somebody has changed", async () => {
  await location.write(sampleSite("1", 20));
  await location.write(sampleSite("2", 20));
  const spare = location.spare;
  rmSync(join(spare, "docs/part-1/page-1/index.html"));
  writeFileSync(join(spare, "docs/part-1/page-1/index.html"), "mine");
  writeFileSync(join(spare, "more.html"), "mine");
  symlinkSync(location.folder, join(spare, "docs/elsewhere"));
  const site = sampleSite("3", 20);
  await location.write(site);
  expect(readSite(location.options.out)).toEqual(textsOf(site));
  expect(existsSync(join(location.folder, "cache"))).toBe(true);
});

test("begins after a first tree as the one that was laid beside it", async () => {
  const site = sampleSite("1", 20);
  await location.write(site);
  const spare = location.spare;
  const { ino } = lstatSync(spare);
  expect(readSite(spare)).toEqual(readSite(location.options.out));
  expect(await location.write(sampleSite("2", 20))).toMatchObject({ swapped: true });
  expect(lstatSync(location.options.out).ino).toBe(ino);
  expect(readSite(location.options.out)).toEqual(textsOf(sampleSite("2", 20)));
});

test("makes an output that somebody has removed of what was laid beside it", async () => {
  await location.write(sampleSite("1", 20));
  rmSync(location.options.out, { recursive: true });
  expect(await location.write(sampleSite("1", 20))).toMatchObject({ linked: 21, created: 0 });
  expect(readSite(location.options.out)).toEqual(textsOf(sampleSite("1", 20)));
});

test("makes a tree from nothing where the spare one is not the one that is known", async () => {
  await location.write(sampleSite("1", 20));
  await location.write(sampleSite("2", 20));
  const spare = location.spare;
  rmSync(spare, { recursive: true });
  mkdirSync(spare);
  writeFileSync(join(spare, "index.html"), "mine");
  const site = sampleSite("3", 20);
  expect(await location.write(site)).toMatchObject({ created: 8, linked: 13 });
  expect(readSite(location.options.out)).toEqual(textsOf(site));
  expect(readdirSync(location.folder).sort()).toEqual(["cache", "dist"]);
});
