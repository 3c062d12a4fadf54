import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openBundle } from "../bundle.ts";
import { PackFile } from "../cache/pack-file.ts";
import { readPackIndex, writePackIndex } from "../cache/pack-index.ts";
import { dataFolders } from "./support/built-site.ts";
import { type Ended, fairlead, repository } from "./support/command.ts";
import { tempFolder } from "./support/temp-folder.ts";
import { differingPaths, readTree } from "./support/tree.ts";

/** Changes every value of the store, and lets its index say that nobody did, as a disk does that forgets. */
function damage(cache: string): void {
  const { fingerprint } = openBundle(join(repository, ".cache/bundle"), "production");
  const index = readPackIndex(join(cache, "site.index"), fingerprint);
  if (index === undefined) throw new Error("The build has left no cache.");
  const path = join(cache, `site.${index.generation}.pack`);
  writeFileSync(
    path,
    readFileSync(path).map((byte) => byte ^ 1),
  );
  const data = PackFile.open(path, "read");
  writePackIndex(join(cache, "site.index"), { ...index, state: data.state() });
  data.close();
}

test("a cache that has lost what it holds is made anew, and the site is that of a clean build", async () => {
  const folder = tempFolder();
  cpSync(dataFolders.small, join(folder, "data"), { recursive: true });
  const build = (...more: string[]): Promise<Ended> => fairlead(["build", ...more], { cwd: folder });
  await build("--cache", "cache");
  damage(join(folder, "cache"));
  const doc = join(folder, "data/docs/intro.md");
  writeFileSync(doc, `${readFileSync(doc, "utf8")}\nOne more sentence.\n`);

  const { code, stderr } = await build("--cache", "cache");
  expect([code, stderr]).toEqual([0, expect.stringContaining("is damaged and is made anew.")]);
  await build("--cache", "none", "--out", "clean");
  expect(differingPaths(readTree(join(folder, "clean")), readTree(join(folder, "dist")))).toEqual([]);

  expect(await build("--cache", "cache")).toMatchObject({ code: 0, stderr: "" });
});
