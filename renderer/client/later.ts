import { startOffline } from "../offline/client/start-offline.ts";
import { watchPrefetch } from "./prefetch.ts";
import { onShown } from "./show-route.ts";

/** What a visit can do without at first, and does without where it cannot be had. */
export function startLater(): void {
  const prefetchLinks = watchPrefetch();
  onShown(prefetchLinks);
  prefetchLinks();
  // The development server has no copy, and removes what another site on its address has left.
  if (document.documentElement.dataset.dev === undefined) startOffline();
}
