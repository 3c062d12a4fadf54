import { createRoot } from "react-dom/client";
import { watchMode } from "../islands/colour-mode/mode-store.ts";
import { watchSearch } from "../islands/search/watch-search.ts";
import { App } from "./app.tsx";
import { addSkipRegion } from "./focus.ts";
import { watchLinks } from "./link-clicks.ts";
import { mountIslands } from "./mount-islands.ts";
import { enlivenText } from "./page-text.ts";
import { reportFailure } from "./report.ts";
import { createRouter, goTo, type Router, refresh } from "./router.ts";
import { watchScroll } from "./scroll-memory.ts";
import { onTryAgain } from "./show-route.ts";
import { watchSidebar } from "./watch-sidebar.ts";

/** Takes over a page that the server sent: its text stays as it is, and nothing is fetched for it. */
export function start(): void {
  addSkipRegion();
  watchMode();
  watchSidebar();
  watchSearch();
  watchScroll();
  startRouter(createRouter());
  enlivenText();
  void mountIslands(document);
  document.documentElement.dataset.hydrated = "";
  import("./later.ts").then(
    ({ startLater }) => startLater(),
    (error) => reportFailure({ part: "later", error }),
  );
}

function startRouter(router: Router): void {
  const place = document.createElement("div");
  document.body.append(place);
  const stopLinks = new AbortController();
  const root = createRoot(place, {
    onCaughtError: () => {},
    // Without React the site is still a site: links are the browser's again.
    onUncaughtError(error) {
      stopLinks.abort();
      reportFailure({ part: "router", error });
    },
  });
  root.render(<App router={router} />);
  watchLinks((pathname, link) => goTo(router, pathname, link), stopLinks.signal);
  onTryAgain(() => void refresh(router));
  if (document.documentElement.dataset.dev !== undefined) void watchDevelopment(router);
}

async function watchDevelopment(router: Router): Promise<void> {
  const { watchSources } = await import("./dev-updates.ts");
  watchSources((init) => refresh(router, init));
}
