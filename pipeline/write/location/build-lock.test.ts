import { existsSync, lutimesSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type LockHolder, thisProcess } from "../../engine/lock/lock-holder.ts";
import { newFolder, sampleSite } from "../../tests/fixtures/write/sample-site.ts";
import { deadPid } from "../../tests/support/engine/dead-pid.ts";
import { writeTree } from "../write-tree.ts";
import { buildLockPath, withBuildLock } from "./build-lock.ts";
import { recover } from "./recover.ts";

let folder = "";
let out = "";
beforeEach(() => {
  folder = newFolder();
  out = join(folder, "dist");
});
afterEach(() => rmSync(folder, { recursive: true }));

function leaveLock(holder: Partial<LockHolder>, ageSeconds = 0): void {
  symlinkSync(JSON.stringify({ ...thisProcess("left"), ...holder }), buildLockPath(out));
  const time = Date.now() / 1000 - ageSeconds;
  lutimesSync(buildLockPath(out), time, time);
}

test("gives back the value and leaves nothing", async () => {
  expect(await withBuildLock(out, async () => 7)).toEqual({ ok: true, value: 7 });
  expect(readdirSync(folder)).toEqual([]);
});

test("refuses a second build, and says who is at work", async () => {
  const outcome = await withBuildLock(out, () => withBuildLock(out, async () => expect.unreachable()));
  expect(outcome).toMatchObject({
    ok: true,
    value: { ok: false, problem: { code: "output-locked", severity: "error" } },
  });
  const { problem } = (outcome as { value: { problem: { message: string; hint: string } } }).value;
  expect(problem.message).toMatch(/^Another build \(process \d+ on \S+\) is writing to ".*dist"\.$/);
  expect(problem.hint).toBe("Wait until it is done. A lock whose process is gone is taken over by itself.");
});

test("a write inside the lock needs no other", async () => {
  const outcome = await withBuildLock(out, () => writeTree(sampleSite("1", 2), { out, cacheDir: undefined }));
  expect(outcome).toMatchObject({ ok: true, value: { ok: true, value: { created: 3 } } });
});

test("what the work throws is thrown, and the lock is free again", async () => {
  const failure = Object.assign(new Error("ours"), { code: "ENOENT", syscall: "open" });
  await expect(withBuildLock(out, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(existsSync(buildLockPath(out))).toBe(false);
});

test.each<[string, () => void]>([
  ["of a process that has ended", () => leaveLock({ pid: deadPid() })],
  ["of a process whose number was given to another", () => leaveLock({ pid: process.ppid, begun: "1" })],
  ["of this process number in an earlier life", () => leaveLock({})],
  ["of another machine that is silent for minutes", () => leaveLock({ host: "elsewhere" }, 600)],
  ["that cannot be read and is old", () => symlinkAged("not json", 600)],
])("a lock %s is taken over", async (_, leave) => {
  leave();
  expect((await withBuildLock(out, async () => 1)).ok).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test.each<[string, () => void]>([
  ["of a living process", () => leaveLock(readHolderOf(process.ppid))],
  ["of another machine that gave a sign of life", () => leaveLock({ host: "elsewhere" }, 100)],
  ["that cannot be read and is new", () => symlinkAged("not json", 0)],
])("a lock %s is respected", async (_, leave) => {
  leave();
  const text = readlinkSync(buildLockPath(out));
  expect(await withBuildLock(out, async () => 1)).toMatchObject({
    ok: false,
    problem: { code: "output-locked" },
  });
  expect(readlinkSync(buildLockPath(out))).toBe(text);
});

function symlinkAged(text: string, ageSeconds: number): void {
  symlinkSync(text, buildLockPath(out));
  const time = Date.now() / 1000 - ageSeconds;
  lutimesSync(buildLockPath(out), time, time);
}

/** A lock as another living process would make it. */
function readHolderOf(pid: number): LockHolder {
  return { ...thisProcess("other"), pid, begun: thisProcess("", pid).begun };
}

test("recover leaves the things of a running build alone", async () => {
  await withBuildLock(out, async () => {
    mkdirSync(join(folder, ".dist.next-1"));
    expect(await recover(out)).toBeUndefined();
    expect(existsSync(join(folder, ".dist.next-1"))).toBe(true);
  });
  await recover(out);
  expect(readdirSync(folder)).toEqual([]);
});

test("recover touches nothing of another name", async () => {
  const others = [".dist.next-1.txt", ".dist.old-x y", ".distance.next-1", "dist.old-1", ".other.old-1"];
  for (const name of others) mkdirSync(join(folder, name));
  mkdirSync(join(folder, ".dist.old-1"));
  await recover(out);
  expect(readdirSync(folder).sort()).toEqual([...others, "dist"].sort());
});
