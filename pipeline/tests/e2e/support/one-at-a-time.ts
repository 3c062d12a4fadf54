import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const STEP_MS = 50;

/**
 * Does some work on files that are shared by test files which run beside each other: a later caller waits.
 * `lock` names a folder that exists meanwhile. Only the time limit of its caller ends the wait.
 */
export async function oneAtATime<T>(lock: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true });
  while (!isTaken(lock)) await sleep(STEP_MS);
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true });
  }
}

/** Making a folder is one step of the file system: of two who try, one succeeds. */
function isTaken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
