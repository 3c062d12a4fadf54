import type { LoadedPage } from "./page-data.ts";
import { OtherRelease } from "./pinned-release.ts";

const KEPT = 10;

const shown = new Map<string, LoadedPage>();

/** Keeps a page that the reader has seen for the time without a network; the one shown longest ago goes. */
export function keepShown(page: LoadedPage): void {
  const { pathname } = page.record;
  shown.delete(pathname);
  shown.set(pathname, page);
  const [oldest] = shown.keys();
  if (shown.size > KEPT && oldest !== undefined) shown.delete(oldest);
}

/** A page as the reader saw it in this tab, where it cannot be loaded again; else throws what kept it from loading. */
export function recall(pathname: string, error: unknown): LoadedPage {
  const page = shown.get(pathname);
  // A page of another release is loaded by the browser.
  if (page === undefined || error instanceof OtherRelease) throw error;
  return page;
}
