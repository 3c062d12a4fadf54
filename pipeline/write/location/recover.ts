import { realDisk } from "../disk/disk.ts";
import type { WriteProblem } from "../disk/outcome.ts";
import { withBuildLock } from "./build-lock.ts";
import { isSettled } from "./settle.ts";

/**
 * Undoes the swap of a build that was killed, and clears up after it. Every command runs this first. While another
 * build is at work there is nothing to undo, and the things beside the output are its own.
 */
export async function recover(out: string): Promise<WriteProblem | undefined> {
  if (isSettled(out, realDisk)) return undefined;
  const outcome = await withBuildLock(out, async () => {});
  return outcome.ok || outcome.problem.code === "output-locked" ? undefined : outcome.problem;
}
