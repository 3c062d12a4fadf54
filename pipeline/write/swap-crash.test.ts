import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { Crash, failingDisk } from "../tests/fixtures/write/failing-disk.ts";
import { newFolder, readSite, sampleSite, textsOf } from "../tests/fixtures/write/sample-site.ts";
import { recover } from "./location/recover.ts";
import type { OutputFile } from "./tree-plan.ts";
import { writeTree } from "./write-tree.ts";

vi.setConfig({ testTimeout: 60_000 });

const MODES = ["folder", "link"] as const;
/** Its tree is spare when release two is made: what is a folder there was a file, and the other way round. */
const zero = sampleSite("0", 9, { gone: "was a folder later", "more/deep/index.html": "gone", two: "file" });
const one = sampleSite("1", 12, { "gone/index.html": "gone" });
const two = [
  ...sampleSite("2", 12),
  { path: "two/index.json", key: "22", bytes: () => "2" },
  { path: "packs/objects/22", key: "22", bytes: () => "2", sameAs: "two/index.json" },
];

/** A folder with release one as its output, made as a folder or as a link, and with what came before it. */
async function start(
  mode: (typeof MODES)[number],
  before: readonly OutputFile[] | undefined = undefined,
): Promise<{ folder: string; out: string; cacheDir: string }> {
  const folder = newFolder();
  const out = join(folder, "dist");
  if (mode === "link") {
    mkdirSync(join(folder, "yard/first"), { recursive: true });
    symlinkSync("yard/first", out);
  }
  const cacheDir = join(folder, "cache");
  if (before !== undefined) expect((await writeTree(before, { out, cacheDir })).ok).toBe(true);
  expect((await writeTree(one, { out, cacheDir })).ok).toBe(true);
  return { folder, out, cacheDir };
}

type Start = (mode: (typeof MODES)[number]) => ReturnType<typeof start>;

async function startWithoutSpare(mode: (typeof MODES)[number]): ReturnType<typeof start> {
  const started = await start(mode);
  rmSync(join(started.cacheDir, "spare"), { recursive: true, force: true });
  return started;
}

/** Both kinds of outputs, with and without a tree that the next one begins as. */
const STARTS = MODES.flatMap((mode) => [
  { mode, name: "without a spare tree", start: startWithoutSpare, least: 40 },
  { mode, name: "with a spare tree", start: (as: typeof mode) => start(as, zero), least: 20 },
]);

/** Everything beside the output, so that nothing left behind goes unseen. */
function names(folder: string): string[] {
  const yard = readdirSync(folder).includes("yard") ? readdirSync(join(folder, "yard")) : [];
  return [...readdirSync(folder), ...yard.map((name) => name.replace(/tree-\w+$/, "tree"))].sort();
}

async function countSteps(mode: (typeof MODES)[number], start: Start): Promise<number> {
  const { folder, ...options } = await start(mode);
  const { disk, changes } = failingDisk(Number.POSITIVE_INFINITY);
  await writeTree(two, options, disk);
  rmSync(folder, { recursive: true });
  return changes();
}

test.each(STARTS)(
  "a build into a $mode $name that is killed after any step leaves one whole release",
  async ({ mode, start, least }) => {
    const steps = await countSteps(mode, start);
    expect(steps).toBeGreaterThan(least);
    const seen = new Set<string>();
    for (let step = 0; step < steps; step++) {
      const { folder, ...options } = await start(mode);
      const before = names(folder);
      await writeTree(two, options, failingDisk(step).disk).catch((error) =>
        expect(error).toBeInstanceOf(Crash),
      );
      expect(await recover(options.out)).toBeUndefined();
      const site = readSite(options.out);
      const release = JSON.parse(site["latest.json"] ?? "").release;
      seen.add(release);
      expect(site).toEqual(textsOf(release === "1" ? one : two));
      expect(names(folder), `after step ${step}`).toEqual(before);
      expect((await writeTree(two, options)).ok).toBe(true);
      expect(readSite(options.out)).toEqual(textsOf(two));
      expect(names(folder)).toEqual(before);
      rmSync(folder, { recursive: true });
    }
    expect([...seen].sort()).toEqual(["1", "2"]);
  },
);

test.each(STARTS)(
  "a build into a $mode $name in which any one step fails leaves one whole release",
  async ({ mode, start }) => {
    const steps = await countSteps(mode, start);
    for (let step = 0; step < steps; step++) {
      const { folder, ...options } = await start(mode);
      const before = names(folder);
      const outcome = await writeTree(two, options, failingDisk(step, "ENOSPC").disk);
      const expected = outcome.ok ? two : one;
      expect(readSite(options.out), `after step ${step}`).toEqual(textsOf(expected));
      if (!outcome.ok) {
        expect(outcome.problem.message).toMatch(
          /^The output was not changed: "\S+" could not be written because the disk is full\.$/,
        );
        expect(names(folder)).toEqual(before);
      }
      await recover(options.out);
      expect(names(folder)).toEqual(before);
      rmSync(folder, { recursive: true });
    }
  },
);

test("a first build in which any one step fails leaves a whole release or none", async () => {
  const empty = (): Awaited<ReturnType<typeof start>> => {
    const folder = newFolder();
    return { folder, out: join(folder, "dist"), cacheDir: join(folder, "cache") };
  };
  const { folder: counted, ...counting } = empty();
  const { disk, changes } = failingDisk(Number.POSITIVE_INFINITY);
  await writeTree(one, counting, disk);
  const steps = changes();
  rmSync(counted, { recursive: true });
  expect(steps).toBeGreaterThan(30);
  const outcomes = new Set<boolean>();
  for (let step = 0; step < steps; step++) {
    const { folder, ...options } = empty();
    const { ok } = await writeTree(one, options, failingDisk(step, "ENOSPC").disk);
    outcomes.add(ok);
    expect(existsSync(options.out), `after step ${step}`).toBe(ok);
    // A staging directory that is only partly laid is not used.
    for (const files of [two, one]) {
      expect((await writeTree(files, options)).ok).toBe(true);
      expect(readSite(options.out)).toEqual(textsOf(files));
    }
    rmSync(folder, { recursive: true });
  }
  expect([...outcomes].sort()).toEqual([false, true]);
});

test("without hard links, files are copied", async () => {
  const { folder, ...options } = await startWithoutSpare("folder");
  const { disk } = failingDisk(Number.POSITIVE_INFINITY);
  const refuse = (path: string) => {
    throw Object.assign(new Error("EXDEV"), { code: "EXDEV", syscall: "link", path });
  };
  const outcome = await writeTree(two, options, { ...disk, link: refuse });
  expect(outcome).toMatchObject({ ok: true, value: { linked: 0, copied: 8, created: 7 } });
  expect(readSite(options.out)).toEqual(textsOf(two));
  expect(await writeTree(two, options)).toMatchObject({ ok: true, value: { swapped: false } });
  rmSync(folder, { recursive: true });
});
