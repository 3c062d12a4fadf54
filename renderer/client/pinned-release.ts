import { ROOT_HEADER } from "../shared/offline-format/messages.ts";

/**
 * The stored release that this tab shows, or undefined where the document came from the network. The service worker
 * says it in `Server-Timing`, the one header of its own document that a script can read.
 */
export function pinnedRelease(): string | undefined {
  return timingOf(ROOT_HEADER);
}

/** The value that the service worker set for the document in its `Server-Timing` header under a name, or undefined. */
export function timingOf(name: string): string | undefined {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.serverTiming?.find((timing) => timing.name === name)?.description;
}

/** The requested page is of another release than the page in this tab: the browser has to load it. */
export class OtherRelease extends Error {}

/** A request that says which release the tab shows. */
export function withRelease(init: RequestInit): RequestInit {
  const root = pinnedRelease();
  return root === undefined ? init : { ...init, headers: { [ROOT_HEADER]: root } };
}

/** Throws where an answer is not of the release that the tab shows. */
export function checkRelease({ status, headers }: Response): void {
  if (status === 410 || (headers.get(ROOT_HEADER) ?? undefined) !== pinnedRelease()) throw new OtherRelease();
}
