import { measure, type Timing } from "./measure.ts";
import type { Workplace } from "./workplace.ts";

/**
 * Builds with an empty cache. One before them is not measured: it draws the pictures for links, which are no part of the time
 * and the memory of a build and stay when the cache is emptied.
 */
export async function measureColdBuild({ command, clear }: Workplace, runs: number): Promise<Timing> {
  const argv = command("build");
  await measure({ runs: 1, argv });
  return measure({ runs, argv, before: clear });
}
