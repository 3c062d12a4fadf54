import { existsSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newFolder } from "../../tests/fixtures/write/sample-site.ts";
import { deadPid } from "../../tests/support/engine/dead-pid.ts";
import { acquireLock } from "./file-lock.ts";
import { readHolder, thisProcess } from "./lock-holder.ts";

let folder = "";
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

test("where links cannot be made, a file is the lock", () => {
  const path = join(folder, "file.lock");
  writeFileSync(path, JSON.stringify({ ...thisProcess("x"), pid: deadPid() }));
  const attempt = acquireLock(path);
  expect(attempt.isHeld).toBe(true);
  if (attempt.isHeld) attempt.release();
  expect(existsSync(path)).toBe(false);
});

test("a lock that another took over is not removed at the end", () => {
  const path = join(folder, "file.lock");
  const attempt = acquireLock(path);
  rmSync(path);
  symlinkSync(JSON.stringify({ ...thisProcess("new"), host: "elsewhere" }), path);
  if (attempt.isHeld) attempt.release();
  expect(readHolder(path)?.token).toBe("new");
});
