import type { PageProbe } from "./has-page.ts";
import { OtherRelease } from "./pinned-release.ts";
import { readStored, writeStored } from "./storage.ts";

interface Failure {
  readonly href: string;
  readonly error: unknown;
  /** Given when the reader goes elsewhere. */
  readonly signal: AbortSignal;
  readonly probe: PageProbe;
}

/**
 * A page whose data did not load is opened by the browser instead: its HTML may be there, or bring scripts that fit.
 * At most once per page and record that was shown when it failed, and only where the HTML was found: else a readable page
 * would be replaced by an error of the browser. Says whether the browser is on its way.
 */
export async function openByBrowser({ href, error, signal, probe }: Failure): Promise<boolean> {
  // The service worker has a page for everything, and none of it would bring this page's scripts back in a circle.
  if (error instanceof OtherRelease) return open(href);
  if (!navigator.onLine) return false;
  const key = `fairlead-healed ${document.documentElement.dataset.record ?? ""} ${href}`;
  if (readStored("sessionStorage", key) !== undefined || !(await probe.ask())) return false;
  // A reader who has gone to another page meanwhile is not brought back.
  if (signal.aborted) return false;
  // Where nothing can be noted, nothing would end a circle of reloads.
  return writeStored("sessionStorage", key, "1") && open(href);
}

function open(href: string): true {
  // A Back or Forward has changed the address already.
  if (location.href === href) location.reload();
  else location.assign(href);
  return true;
}
