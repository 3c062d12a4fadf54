import type { LoadedPage } from "./page-data.ts";

const KEPT = 24;
const KEPT_MS = 300_000;

interface Prefetched {
  readonly page: Promise<LoadedPage>;
  readonly since: number;
}

const prefetched = new Map<string, Prefetched>();

/** A page that was fetched ahead and is still to be visited. */
export function seePrefetched(pathname: string): Promise<LoadedPage> | undefined {
  const found = prefetched.get(pathname);
  return found !== undefined && Date.now() - found.since < KEPT_MS ? found.page : undefined;
}

/** The same for the visit itself: it is given once, so that a later visit asks the server again. */
export function takePrefetched(pathname: string): Promise<LoadedPage> | undefined {
  const page = seePrefetched(pathname);
  taken = page && { pathname, since: prefetched.get(pathname)?.since ?? 0 };
  prefetched.delete(pathname);
  return page;
}

interface Taken {
  readonly pathname: string;
  /** When it was asked for, in milliseconds since 1970. */
  readonly since: number;
}

let taken: Taken | undefined;

/** The page that is visited, if it was prefetched; returned once for each visit. */
export function takenAhead(): Taken | undefined {
  const page = taken;
  taken = undefined;
  return page;
}

/** Keeps a page that is on its way; the oldest one goes when there are too many. */
export function keepPrefetched(pathname: string, page: Promise<LoadedPage>): void {
  prefetched.set(pathname, { page, since: Date.now() });
  const [oldest] = prefetched.keys();
  if (prefetched.size > KEPT && oldest !== undefined) prefetched.delete(oldest);
}

/** Forgets all of them: the site is known to be a newer one than they are of. */
export function dropAllPrefetched(): void {
  prefetched.clear();
}

/** Forgets a page, so that it is fetched anew. */
export function dropPrefetched(pathname: string): void {
  prefetched.delete(pathname);
}
