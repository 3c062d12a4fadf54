import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { watchContrast } from "../islands/colour-mode/contrast-store.ts";
import { watchMode } from "../islands/colour-mode/mode-store.ts";
import { watchSearch } from "../islands/search/watch-search.ts";
import { siteBase, urlToPathname } from "./addresses.ts";
import { App } from "./app.tsx";
import { addSkipRegion } from "./focus.ts";
import { watchLinks } from "./link-clicks.ts";
import { mountIslands } from "./mount-islands.ts";
import { nextTask } from "./next-task.ts";
import { addOwnStyle } from "./own-style.ts";
import { hydrateIslands } from "./page-text.ts";
import { reportFailure } from "./report.ts";
import { createRouter, goTo, type Router, refresh } from "./router.ts";
import scripted from "./scripted.css?inline";
import { watchScroll } from "./scroll-memory.ts";
import { onTryAgain } from "./show-message.ts";
import { watchSidebar } from "./watch-sidebar.ts";

/**
 * Takes over a page that the server sent: its text stays as it is, and nothing is fetched for it. Each step is a task of
 * its own, so that a slow device scrolls and answers in between.
 */
export async function start(): Promise<void> {
  const liven = () => void mountIslands(document);
  const steps = [
    () => addOwnStyle(scripted),
    addSkipRegion,
    watchMode,
    watchContrast,
    watchSidebar,
    watchSearch,
    watchScroll,
    startRouter,
    hydrateIslands,
    liven,
  ];
  for (const step of steps) {
    await step();
    await nextTask();
  }
  document.documentElement.dataset.hydrated = "";
  import("./later.ts").then(
    ({ startLater }) => startLater(),
    (error) => reportFailure({ part: "later", error }),
  );
}

/** An address that is no UTF-8 has no page, and the router would complain in the console: links there are the browser's. */
function hasReadableAddress(): boolean {
  try {
    return decodeURIComponent(location.pathname) !== "";
  } catch {
    return false;
  }
}

/** Back or Forward within a document changes the address alone as long as there is no router: the page of another one is shown. */
function hasMovedOn(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  const pathnameOf = (url: URL | Location) => urlToPathname(url, siteBase());
  return loaded !== undefined && pathnameOf(new URL(loaded.name)) !== pathnameOf(location);
}

async function startRouter(): Promise<void> {
  if (!hasReadableAddress()) return;
  const isElsewhere = hasMovedOn();
  const router = createRouter();
  await nextTask();
  const container = document.createElement("div");
  document.body.append(container);
  const stopLinks = new AbortController();
  const root = createRoot(container, {
    onCaughtError: () => {},
    // Without React the site is still a site: links are the browser's again.
    onUncaughtError(error) {
      stopLinks.abort();
      reportFailure({ part: "router", error });
    },
  });
  // A transition is drawn in slices.
  startTransition(() => root.render(<App router={router} />));
  watchLinks((pathname, link) => goTo(router, pathname, link), stopLinks.signal);
  // The service worker sees by it that somebody waits.
  onTryAgain(() => void refresh(router, { init: { cache: "no-cache" } }));
  if (isElsewhere) void refresh(router);
  if (document.documentElement.dataset.dev !== undefined) void watchDevelopment(router);
}

async function watchDevelopment(router: Router): Promise<void> {
  const { watchSources } = await import("./dev-updates.ts");
  watchSources((wanted) => refresh(router, wanted));
}
