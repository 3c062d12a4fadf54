import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { numbersOfText, textOfNumbers } from "../../core/number-text.ts";
import { PackFile } from "../../engine/cache/pack-file.ts";
import { readPackIndex, writePackIndex } from "../../engine/cache/pack-index.ts";
import { openBundle } from "../../render/bundle.ts";
import { dataFolders } from "./support/built-site.ts";
import { type Ended, fairlead, repository } from "./support/command.ts";
import { tempFolder } from "./support/temp-folder.ts";
import { differingPaths, readTree } from "./support/tree.ts";

/**
 * Changes every value of the store, with an index that does not know of it, as a disk does that loses writes.
 */
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

/** Builds that have nothing to warn of. */
function builder(folder: string): (...more: string[]) => Promise<Ended> {
  const args = ["build", "--site-url", "https://example.org"];
  return (...more) => fairlead([...args, ...more], { cwd: folder });
}

test("a cache that has lost what it holds is made anew, and the site is that of a clean build", async () => {
  const folder = tempFolder();
  cpSync(dataFolders.small, join(folder, "data"), { recursive: true });
  const build = builder(folder);
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

test("a file that is not what the cache says of it makes the build begin anew", async () => {
  const folder = tempFolder();
  cpSync(dataFolders.small, join(folder, "data"), { recursive: true });
  const build = builder(folder);
  await build("--cache", "cache");
  // Files as young as the build are not noted.
  await sleep(2600);
  await build("--cache", "cache");
  const doc = join(folder, "data/docs/intro.md");
  writeFileSync(doc, `${readFileSync(doc, "utf8")}\nOne more sentence.\n`);
  const [name = ""] = readdirSync(join(folder, "cache/read"));
  const cached = JSON.parse(readFileSync(join(folder, "cache/read", name), "utf8"));
  const at = cached.names.split("\n").indexOf("text docs/intro.md");
  const states = numbersOfText(cached.states);
  const { ino, size, mtimeMs, ctimeMs } = statSync(doc);
  states.set([ino, size, mtimeMs, ctimeMs], at * 4);
  cached.states = textOfNumbers(states);
  cached.hashes = cached.hashes.split("\n").with(at, "0".repeat(40)).join("\n");
  writeFileSync(join(folder, "cache/read", name), JSON.stringify(cached));

  const { code, stderr } = await build("--cache", "cache");
  expect([code, stderr]).toEqual([
    0,
    "The file docs/intro.md was changed while the command was running. It begins anew.\n",
  ]);
  await build("--cache", "none", "--out", "clean");
  expect(differingPaths(readTree(join(folder, "clean")), readTree(join(folder, "dist")))).toEqual([]);
});
