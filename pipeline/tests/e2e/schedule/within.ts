import { setTimeout as sleep } from "node:timers/promises";

/** What work gives within some milliseconds, or undefined; what becomes of it later is of no interest. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  work.catch(() => {});
  const controller = new AbortController();
  const late = sleep(ms, undefined, { signal: controller.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    controller.abort();
  }
}
