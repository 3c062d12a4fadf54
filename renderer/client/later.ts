import { dropMarker } from "../offline/client/left-copy.ts";
import { startOffline } from "../offline/client/start-offline.ts";
import { siteBase } from "./addresses.ts";
import { afterFrame } from "./next-task.ts";
import { watchPrefetch } from "./prefetch.ts";
import { reportFailure } from "./report.ts";
import { onShown } from "./watch-shown.ts";
import { watchStale } from "./watch-stale.ts";

/** Optional features, loaded after the page; where one cannot be loaded the page works without it. */
export function startLater(): void {
  import("../islands/at-rest.ts")
    .then(({ startAtRest }) => startAtRest())
    .catch((error) => reportFailure({ part: "at rest", error }));
  const { dev, offlineOff } = document.documentElement.dataset;
  // The development server is near, has other things to do, and its pages change.
  if (dev === undefined) {
    const prefetchLinks = watchPrefetch();
    onShown(() => afterFrame(prefetchLinks));
    prefetchLinks();
    watchStale();
  }
  // A removal build deletes the copy on purpose, so that it must not be reported as lost when there is a worker again.
  if (offlineOff !== undefined) dropMarker(siteBase());
  // The development server has no copy, and removes what another site on its address has left.
  else if (dev === undefined) startOffline();
}
