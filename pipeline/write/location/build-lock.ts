import { mkdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { acquireLock, closeGate } from "../../engine/lock/file-lock.ts";
import type { LockHolder } from "../../engine/lock/lock-holder.ts";
import { type Disk, realDisk } from "../disk/disk.ts";
import { diskProblem, isSystemError } from "../disk/disk-failure.ts";
import { displayPath, done, type Outcome, refused, type WriteProblem } from "../disk/outcome.ts";
import { canonicalPath } from "./output-location.ts";
import { settle } from "./settle.ts";

const lockedOutputs = new Set<string>();

/** Beside the output, not in the cache: two builds with two caches may still share one output. */
export function buildLockPath(out: string): string {
  return join(dirname(out), `.${basename(out)}.lock`);
}

/** Whether this process is inside `withBuildLock` for the output. */
export function holdsBuildLock(out: string): boolean {
  return lockedOutputs.has(canonicalPath(out));
}

/**
 * Runs `run` while no other build can write to `out`, after clearing up what a killed build left behind.
 * A lock of a dead process is taken over.
 */
export async function withBuildLock<T>(
  address: string,
  run: () => Promise<T>,
  disk: Disk = realDisk,
): Promise<Outcome<T>> {
  const out = canonicalPath(address);
  const lock = buildLockPath(out);
  try {
    mkdirSync(dirname(out), { recursive: true });
    const attempt = acquireLock(lock);
    if (!attempt.isHeld) return refused(lockedProblem(out, attempt.holder));
    try {
      lockedOutputs.add(out);
      closeGate(lock);
      settle(out, disk);
      return done(await runGuarded(run));
    } finally {
      lockedOutputs.delete(out);
      attempt.release();
    }
  } catch (error) {
    if (error instanceof RunError) throw error.cause;
    if (isSystemError(error)) return refused(diskProblem(error, out));
    throw error;
  }
}

/** Marks what `run` throws, so that a failure of its own work is not taken for one of the lock. */
class RunError extends Error {}

async function runGuarded<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    throw new RunError("The work under the build lock failed.", { cause });
  }
}

function lockedProblem(out: string, holder: LockHolder | undefined): WriteProblem {
  const who = holder ? ` (process ${holder.pid} on ${holder.host.split(" ")[0]})` : "";
  return {
    code: "output-locked",
    severity: "error",
    file: displayPath(out),
    message: `Another build${who} is writing to "${displayPath(out)}".`,
    hint: "Wait until it is done. A lock whose process is gone is taken over by itself.",
  };
}
