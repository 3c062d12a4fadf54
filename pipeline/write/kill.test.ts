import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFolder, readSite, sampleSite, textsOf } from "../tests/fixtures/write/sample-site.ts";
import { recover } from "./location/recover.ts";
import { writeTree } from "./write-tree.ts";

/** Raise it for a long run: the bar is 200 of 200. */
const KILLS = Number(process.env.FAIRLEAD_KILLS ?? 20);
const one = textsOf(sampleSite("1", 300));
const two = textsOf(sampleSite("2", 300));
const bundle = newFolder();

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: "silent",
    build: {
      ssr: join(import.meta.dirname, "../tests/fixtures/write/kill-child.ts"),
      outDir: bundle,
      rolldownOptions: { output: { entryFileNames: "child.mjs" } },
    },
  });
});
afterAll(() => rmSync(bundle, { recursive: true }));

/** A process that has just begun to write release 2. */
async function startWriting(out: string, cacheDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(bundle, "child.mjs"), out, cacheDir, "2"]);
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  return child;
}

function ended(child: ChildProcess): Promise<unknown> {
  return child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once("exit", resolve))
    : Promise.resolve();
}

test.each(["folder", "link"])(
  "a process killed while it writes into a %s leaves one whole release",
  async (mode) => {
    const folder = newFolder();
    const out = join(folder, "dist");
    const cacheDir = join(folder, "cache");
    mkdirSync(join(folder, "yard"));
    if (mode === "link") symlinkSync("yard/first", out);
    const names = () => [
      ...readdirSync(folder),
      ...readdirSync(join(folder, "yard")).map((name) => name.slice(0, 10)),
    ];
    await writeTree(sampleSite("1", 300), { out, cacheDir });
    const usual = names();
    const begun = performance.now();
    await ended(await startWriting(out, cacheDir));
    let duration = performance.now() - begun;
    const seen: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      await writeTree(sampleSite("1", 300), { out, cacheDir });
      const child = await startWriting(out, cacheDir);
      await sleep(Math.random() * duration * 0.7);
      child.kill("SIGKILL");
      await ended(child);
      expect(await recover(out)).toBeUndefined();
      const site = readSite(out);
      const release = JSON.parse(site["latest.json"] ?? "").release;
      expect(site).toEqual(release === "1" ? one : two);
      seen.push(release);
      // The first run may have been slow: a kill that came too late brings the next ones forward.
      if (release === "2") duration *= 0.8;
      expect((await writeTree(sampleSite("2", 300), { out, cacheDir })).ok).toBe(true);
      expect(readSite(out)).toEqual(two);
      expect(names()).toEqual(usual);
    }
    expect(seen).toContain("1");
    rmSync(folder, { recursive: true });
  },
  120_000,
);
