import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { recover } from "../../write/location/recover.ts";
import { randomFrom } from "../fixtures/random.ts";
import { endOf, startFairlead } from "./support/command.ts";
import { treeHash } from "./support/tree.ts";
import { succeed, workplace } from "./support/workplace.ts";

/** The usual run kills at moments that are drawn, the long one at more of them. */
const isLong = process.env.FAIRLEAD_LONG === "1";
const KILLS = isLong ? 20 : 6;
const FIRST_KILLS = isLong ? 8 : 3;

test("a build that is killed leaves the old or the new site, and the next one needs no cleaning", async () => {
  const { folder, build, edit, out } = workplace();
  const setValue = (value: number) =>
    edit("products/boards/alpha.yaml", (text) => text.replace(/nom: \d+/, `nom: ${value}`));
  const hashes: string[] = [];
  let duration = 0;
  for (const value of [20, 21]) {
    setValue(value);
    const begun = performance.now();
    await succeed(build());
    duration = performance.now() - begun;
    hashes.push(treeHash(out));
  }
  const random = randomFrom(4);
  for (let kill = 0; kill < KILLS; kill++) {
    // From 21 to 20, from 20 to 21, and so on: each killed build has the other site as its old one.
    const wanted = kill % 2;
    setValue(20 + wanted);
    const running = startFairlead(["build", "--cache", "cache", "--quiet"], { cwd: folder });
    await sleep((0.2 + 0.8 * random()) * duration);
    running.child.kill("SIGKILL");
    await endOf(running);
    // Between two renames the output has its old name beside it; every command that reads it recovers it first.
    expect(await recover(out)).toBeUndefined();
    expect(hashes).toContain(treeHash(out));
    await succeed(build());
    expect(treeHash(out)).toBe(hashes[wanted]);
    expect(readdirSync(folder).sort()).toEqual(["cache", "data", "dist"]);
  }
});

test("a first build that is killed leaves the whole site or none, and nothing that the next one trips over", async () => {
  const { folder, build, out } = workplace();
  const begun = performance.now();
  await succeed(build());
  const duration = performance.now() - begun;
  const hash = treeHash(out);
  const random = randomFrom(5);
  const isBegun = (): boolean => readdirSync(folder).some((name) => name.startsWith(".dist.next-"));
  for (let kill = 0; kill < FIRST_KILLS; kill++) {
    for (const name of ["dist", "cache"]) rmSync(join(folder, name), { recursive: true, force: true });
    const running = startFairlead(["build", "--cache", "cache", "--quiet"], { cwd: folder });
    await vi.waitUntil(() => isBegun() || existsSync(out), { timeout: 120_000, interval: 5 });
    await sleep(0.4 * random() * duration);
    running.child.kill("SIGKILL");
    await endOf(running);
    expect(await recover(out)).toBeUndefined();
    if (existsSync(out)) expect(treeHash(out)).toBe(hash);
    await succeed(build());
    expect(treeHash(out)).toBe(hash);
    expect(readdirSync(folder).sort()).toEqual(["cache", "data", "dist"]);
  }
});
