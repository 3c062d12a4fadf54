import type { Clock } from "./ports.ts";
import { SyncProblem } from "./problem.ts";

/** The result of `work`, or the problem `silent` after `ms`. `work` should end what it does at the signal. */
export async function within<T>(
  clock: Clock,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const working = new AbortController();
  const tooLate = clock.sleep(ms, waiting.signal).then(() => {
    working.abort();
    throw new SyncProblem({ kind: "silent" });
  });
  try {
    return await Promise.race([work(working.signal), tooLate]);
  } finally {
    waiting.abort();
  }
}
