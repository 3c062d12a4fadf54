import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { newFolder, sampleSite } from "../tests/fixtures/write/sample-site.ts";
import { writeTree } from "./write-tree.ts";

interface Result {
  readonly rounds: number;
  readonly gaps: number;
  readonly missing: number;
  readonly mixed: number;
  readonly releases: readonly string[];
}

test.each(["folder", "link"])(
  "a reader of a %s never sees two releases in one tree",
  async (mode) => {
    const folder = newFolder();
    const options = { out: join(folder, "dist"), cacheDir: join(folder, "cache") };
    if (mode === "link") {
      mkdirSync(join(folder, "yard"));
      symlinkSync("yard/first", options.out);
    }
    await writeTree(sampleSite("0", 60), options);
    // Every third page says its release.
    const paths = Array.from(
      { length: 20 },
      (_, index) => `docs/part-${(index * 3) % 7}/page-${index * 3}/index.html`,
    );
    const reader = new Worker(join(import.meta.dirname, "../tests/fixtures/write/reader.js"), {
      workerData: { out: options.out, paths },
    });
    const message = () => new Promise<unknown>((resolve) => reader.once("message", resolve));
    await message();
    for (let release = 1; release <= 20; release++) {
      expect((await writeTree(sampleSite(String(release), 60), options)).ok).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const answer = message();
    reader.postMessage("stop");
    const result = (await answer) as Result;
    await reader.terminate();
    expect(result).toMatchObject({ mixed: 0, missing: 0 });
    // A link is never missing; a folder is for the moment between its two renames.
    if (mode === "link") expect(result.gaps).toBe(0);
    expect(result.releases.length).toBeGreaterThan(5);
    expect(result.releases).toEqual([...result.releases].sort((a, b) => Number(a) - Number(b)));
    rmSync(folder, { recursive: true });
  },
  60_000,
);
