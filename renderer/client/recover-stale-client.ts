import { OtherRelease } from "./pinned-release.ts";
import { readStored, writeStored } from "./storage.ts";

/**
 * A page whose data did not load is opened by the browser instead: its HTML may be there, or bring scripts that fit.
 * At most once per page and record that was shown when it failed, and never without a network: that would replace a
 * readable page by an error of the browser. Says whether the browser is on its way.
 */
export function openByBrowser(href: string, error: unknown): boolean {
  // The service worker has a page for everything, and none of it would bring this page's scripts back in a circle.
  if (error instanceof OtherRelease) return open(href);
  if (!navigator.onLine) return false;
  const key = `fairlead-healed ${document.documentElement.dataset.record ?? ""} ${href}`;
  if (readStored("sessionStorage", key) !== undefined) return false;
  // Where nothing can be noted, nothing would end a circle of reloads.
  if (!writeStored("sessionStorage", key, "1")) return false;
  return open(href);
}

function open(href: string): true {
  // A Back or Forward has changed the address already.
  if (location.href === href) location.reload();
  else location.assign(href);
  return true;
}
