import { siteBase, urlToPathname } from "./addresses.ts";
import { isSparing } from "./connection.ts";
import { linkToPathname } from "./link-clicks.ts";
import { loadPage } from "./load-page.ts";
import { loadView } from "./load-view.ts";
import { dropPrefetched, keepPrefetched, seePrefetched } from "./prefetched-pages.ts";

const AT_ONCE = 2;
const LINGER_MS = 300;

/** Pages of links that were in view: each is fetched for that once. */
const seen = new Set<string>();
const waiting: string[] = [];
let running = 0;

function mayPrefetch(): boolean {
  return navigator.onLine && !isSparing();
}

/** Fetches the pages behind links that stay in view, and those that a reader is about to follow. */
export function watchPrefetch(): () => void {
  const observer = new IntersectionObserver(observe);
  for (const type of ["pointerover", "focusin", "touchstart"] as const) {
    document.addEventListener(type, ({ target }) => want(linkOf(target), true), { passive: true });
  }
  return () => {
    observer.disconnect();
    for (const link of document.querySelectorAll("main a[href], .sidebar a[href]")) observer.observe(link);
  };
}

function observe(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    setTimeout(() => isInView(target) && want(linkOf(target), false), LINGER_MS);
  }
}

function isInView(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  return target.isConnected && bottom > 0 && top < innerHeight;
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

/** Fetches the page of a link, at once if it is imminent: before other links in the queue. */
function want(link: HTMLAnchorElement | null, isImminent: boolean): void {
  const pathname = link === null ? undefined : linkToPathname(link);
  if (pathname === undefined || !mayPrefetch()) return;
  if (pathname === urlToPathname(location, siteBase())) return;
  if (isImminent) void fetchAhead(pathname, true);
  else if (!seen.has(pathname)) waiting.push(pathname);
  seen.add(pathname);
  next();
}

function next(): void {
  while (running < AT_ONCE) {
    const pathname = waiting.shift();
    if (pathname === undefined) return;
    running += 1;
    void fetchAhead(pathname, false).finally(() => {
      running -= 1;
      next();
    });
  }
}

/** Fetches a page, its style sheets and what puts it in place; for a reader who is about to go there also its sidebar, if that is another one. */
async function fetchAhead(pathname: string, isImminent: boolean): Promise<void> {
  let page = seePrefetched(pathname);
  if (page === undefined) {
    page = loadPage({ pathname, base: siteBase(), init: { priority: isImminent ? "high" : "low" } });
    keepPrefetched(pathname, page);
  }
  try {
    const [loaded, { loadNeeds, loadStyles }] = await Promise.all([page, loadView()]);
    await (isImminent ? loadNeeds(loaded) : loadStyles(loaded.parts.head));
  } catch {
    // The page was not requested yet; a request for it starts a new try.
    dropPrefetched(pathname);
    seen.delete(pathname);
  }
}
