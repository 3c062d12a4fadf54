import type { LoadedPage } from "./page-data.ts";
import { OtherRelease } from "./pinned-release.ts";

const KEPT = 10;

const seenPages = new Map<string, LoadedPage>();

/** Keeps a page that the reader has seen for the time without a network; the one shown longest ago goes. */
export function keepShown(page: LoadedPage): void {
  const { pathname } = page.record;
  seenPages.delete(pathname);
  seenPages.set(pathname, page);
  const [oldest] = seenPages.keys();
  if (seenPages.size > KEPT && oldest !== undefined) seenPages.delete(oldest);
}

/** A page as the reader saw it in this tab, where it cannot be loaded again; else throws what kept it from loading. */
export function recall(pathname: string, error: unknown): LoadedPage {
  const page = seenPages.get(pathname);
  // A page of another release is loaded by the browser.
  if (page === undefined || error instanceof OtherRelease) throw error;
  return page;
}
