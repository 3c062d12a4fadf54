import { setTimeout as sleep } from "node:timers/promises";

const STEP_MS = 20;
/** Guard against hanging; what tests wait for takes a second or two. */
const PATIENCE_MS = 180_000;

/** Waits until `ask` gives something, and gives it. `what` completes the sentence "… did not happen". */
export async function until<T>(
  what: string,
  ask: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await ask();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > deadline)
      throw new Error(`${what} did not happen within ${PATIENCE_MS / 1000} s.`);
    await sleep(STEP_MS);
  }
}
