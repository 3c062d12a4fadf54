import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Crash, failingDisk } from "../tests/fixtures/write/failing-disk.ts";
import { readSite, sampleSite, textsOf, writeSite } from "../tests/fixtures/write/sample-site.ts";
import { TestLocation } from "../tests/fixtures/write/test-location.ts";
import { type Disk, realDisk } from "./disk/disk.ts";
import { type LinkHelper, linkTree } from "./link-tree.ts";
import { withBuildLock } from "./location/build-lock.ts";
import { recover } from "./location/recover.ts";
import { StreamingWriter } from "./streaming-writer.ts";
import type { OutputFile } from "./tree-plan.ts";
import { type WriteReport, writeTree } from "./write-tree.ts";

const site = sampleSite("1", 20);
const former = sampleSite("0", 9);
const location = TestLocation.ofEachTest();

/** The result of a build that writes `some` files early. The tree is not there if the disk fails at once. */
async function build(
  files: readonly OutputFile[],
  some: (early: StreamingWriter) => void,
  disk: Disk = realDisk,
  helper?: LinkHelper,
): Promise<WriteReport> {
  const outcome = await locked(async (early) => {
    if (early !== undefined) some(early);
    return writeSite(files, { ...location.options, early, helper });
  }, disk);
  return outcome;
}

async function locked<T>(
  work: (early: StreamingWriter | undefined) => Promise<T>,
  disk = realDisk,
): Promise<T> {
  const outcome = await withBuildLock(location.options.out, async () => {
    const early = StreamingWriter.begin(location.options, disk);
    try {
      return await work(early);
    } finally {
      early?.end();
    }
  });
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

function putSome(early: StreamingWriter): void {
  for (const file of site.slice(0, 12)) early.put(file, Buffer.from(file.bytes()));
}

test("becomes the output with the rest of the files, all of which count as written", async () => {
  const bytes = site.reduce((sum, file) => sum + Buffer.from(file.bytes()).length, 0);
  const report = await build(site, putSome);
  expect(report).toMatchObject({ created: site.length, linked: 0, bytes, swapped: true });
  expect(readSite(location.options.out)).toEqual(textsOf(site));
  expect(readdirSync(location.folder).sort()).toEqual(["cache", "dist"]);
  expect(await writeTree(site, location.options)).toMatchObject({ ok: true, value: { swapped: false } });
});

test("loses what is not planned in the end, or is planned with other bytes", async () => {
  const [first, ...rest] = site;
  if (first === undefined) throw new Error("The site is empty.");
  const other = [{ ...first, key: "other", bytes: () => "other" }, ...rest];
  await build(other, (early) => {
    putSome(early);
    early.put({ path: "deep/in/gone.html", key: "gone" }, Buffer.from("gone"));
  });
  expect(readSite(location.options.out)).toEqual(textsOf(other));
  expect(existsSync(join(location.options.out, "deep"))).toBe(false);
});

test("has a helper link what is there already, and the rest is linked here", async () => {
  const linked: string[] = [];
  const [first, ...rest] = site;
  if (first === undefined) throw new Error("The site is empty.");
  const other = [{ ...first, key: "other", bytes: () => "other" }, ...rest];
  await build(other, putSome, realDisk, async (links) => {
    linked.push(...links.files);
    await new Promise(setImmediate);
    linkTree(links);
    return true;
  });
  expect(linked.sort()).toEqual(
    site
      .slice(1, 12)
      .map(({ path }) => path)
      .sort(),
  );
  const { ino } = lstatSync(location.spare);
  expect(readSite(location.spare)).toEqual(textsOf(other));
  expect(await location.write(former)).toMatchObject({ swapped: true });
  expect(lstatSync(location.options.out).ino).toBe(ino);
});

test("is whole where a helper could not link, and the next tree is made without", async () => {
  await build(site, putSome, realDisk, async ({ to }) => {
    writeFileSync(join(to, "half.html"), "half");
    return false;
  });
  expect(readSite(location.options.out)).toEqual(textsOf(site));
  const { ino } = lstatSync(location.spare);
  expect(await location.write(former)).toMatchObject({ swapped: true });
  expect(lstatSync(location.options.out).ino).not.toBe(ino);
  expect(readSite(location.options.out)).toEqual(textsOf(former));
});

test("takes nothing more once it is gone on from, though the bytes of some files are made only then", async () => {
  let tree: StreamingWriter | undefined;
  const late = site.map((file) => ({
    ...file,
    bytes: () => {
      expect(tree?.put(file, Buffer.from(file.bytes()))).toBeUndefined();
      return file.bytes();
    },
  }));
  await build(late, (early) => {
    tree = early;
    putSome(early);
  });
  expect.assertions(site.length - 12 + 1);
  expect(readSite(location.options.out)).toEqual(textsOf(site));
});

test("gives its files to be read again, one path once", async () => {
  const file = { path: "docs/a/index.html", key: "a" };
  const read = await locked(async (early) => {
    const read = early?.put(file, Buffer.from("text"));
    expect(String(read?.())).toBe("text");
    expect(String(early?.put(file, Buffer.from("text"))?.())).toBe("text");
    expect(early?.put({ ...file, key: "b" }, Buffer.from("other"))).toBeUndefined();
    expect(String(read?.())).toBe("text");
    return read;
  });
  expect(read?.()).toBeUndefined();
});

test.each(["../x.html", "a/../../x.html", "CON", "a//b", ""])("does not write to %j", async (path) => {
  await locked(async (early) => {
    expect(early?.put({ path, key: "x" }, Buffer.from("x"))).toBeUndefined();
    expect(readdirSync(early?.take().root ?? "")).toEqual([]);
  });
});

test("leaves nothing behind where no output becomes of it", async () => {
  await locked(async (early) => early && putSome(early));
  expect(readdirSync(location.folder)).toEqual([]);
});

test("is not begun without the lock, where an output is known, and where none may be", async () => {
  expect(StreamingWriter.begin(location.options)).toBeUndefined();
  await writeTree(site, location.options);
  expect(await locked(async (early) => early)).toBeUndefined();
  mkdirSync(join(location.folder, "mine"));
  writeFileSync(join(location.folder, "mine/letter.txt"), "mine");
  location.options = { ...location.options, out: join(location.folder, "mine") };
  expect(await locked(async (early) => early)).toBeUndefined();
  expect(readdirSync(location.folder).sort()).toEqual(["cache", "dist", "mine"]);
});

test("takes the place of an output that no manifest describes, and of one that is a link", async () => {
  await writeTree(former, { out: location.options.out });
  await build(site, putSome);
  expect(readSite(location.options.out)).toEqual(textsOf(site));
  rmSync(location.folder, { recursive: true });
  mkdirSync(join(location.folder, "yard/first"), { recursive: true });
  symlinkSync("yard/first", location.options.out);
  await build(site, putSome);
  expect(readSite(location.options.out)).toEqual(textsOf(site));
  expect(readdirSync(location.folder).sort()).toEqual(["cache", "dist", "yard"]);
});

test("whatever step of it fails, all files are written", async () => {
  const { disk, changes } = failingDisk(Number.POSITIVE_INFINITY);
  await locked(async (early) => early && putSome(early), disk);
  const steps = changes();
  expect(steps).toBeGreaterThan(20);
  for (let step = 0; step < steps; step++) {
    await build(site, putSome, failingDisk(step, "EIO").disk);
    expect(readSite(location.options.out), `after step ${step}`).toEqual(textsOf(site));
    expect(readdirSync(location.folder).sort()).toEqual(["cache", "dist"]);
    rmSync(location.folder, { recursive: true });
    mkdirSync(location.folder);
  }
});

test("a file that could not be written to its end is written anew", async () => {
  const cut: Disk = {
    ...realDisk,
    create(path, bytes) {
      if (!path.endsWith("page-3/index.html")) return realDisk.create(path, bytes);
      realDisk.create(path, "cut");
      throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: "write", path });
    },
  };
  await build(site, putSome, cut);
  expect(readSite(location.options.out)).toEqual(textsOf(site));
});

test("a build that is killed meanwhile leaves the output as it was", async () => {
  await writeTree(former, { out: location.options.out });
  for (const steps of [1, 5, 15]) {
    await withBuildLock(location.options.out, async () => {
      const early = StreamingWriter.begin(location.options, failingDisk(steps).disk);
      expect(() => early && putSome(early)).toThrow(Crash);
    });
    expect(readdirSync(location.folder)).toHaveLength(2);
    expect(await recover(location.options.out)).toBeUndefined();
    expect(readSite(location.options.out)).toEqual(textsOf(former));
    expect(readdirSync(location.folder)).toEqual(["dist"]);
  }
});
