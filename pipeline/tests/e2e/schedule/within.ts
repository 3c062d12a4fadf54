import { setTimeout as sleep } from "node:timers/promises";

/** The result of work within some milliseconds, or undefined; its later end does not matter. */
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
