import type { CDPSession, Page } from "playwright-core";

/** The storage that the browser may evict; "all" includes the worker. */
type Evicted = "cache_storage" | "indexeddb" | "service_workers" | "all";

async function withSession<T>(page: Page, use: (session: CDPSession) => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  try {
    return await use(session);
  } finally {
    await session.detach();
  }
}

/** Ends the running workers as the browser does when they are idle; the next event starts them anew. */
export async function stopWorkers(page: Page): Promise<void> {
  await withSession(page, async (session) => {
    await session.send("ServiceWorker.enable");
    await session.send("ServiceWorker.stopAllWorkers");
  });
}

/** Empties storage behind the site's back. Use a new page afterwards: a failed navigation makes the next one race. */
export async function evict(page: Page, origin: string, types: Evicted | readonly Evicted[]): Promise<void> {
  const storageTypes = typeof types === "string" ? types : types.join(",");
  await withSession(page, (session) => session.send("Storage.clearDataForOrigin", { origin, storageTypes }));
}

/**
 * Limits the storage of an origin, in bytes; undefined lifts the limit. Cache writes fail exactly, IndexedDB coarsely,
 * and `estimate()` does not show it. Holds as long as the session that is given back is not detached.
 */
export async function limitQuota(page: Page, origin: string, bytes: number | undefined): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const limit = bytes === undefined ? {} : { quotaSize: bytes };
  await session.send("Storage.overrideQuotaForOrigin", { origin, ...limit });
  return session;
}

/** Names of caches with the paths in each, sorted. */
export function readCaches(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of (await caches.keys()).sort()) {
      const requests = await (await caches.open(name)).keys();
      found[name] = requests.map(({ url }) => new URL(url).pathname).sort();
    }
    return found;
  });
}
