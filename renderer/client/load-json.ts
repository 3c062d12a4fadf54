import { checkRelease, OtherRelease, withRelease } from "./pinned-release.ts";

/** An answer of the server: a value, or the fact that the address does not exist. */
type Answer = { readonly found: true; readonly value: unknown } | { readonly found: false };

const RETRY_AFTER_MS = 300;

/**
 * Fetches JSON. A missing file is an answer; everything else that is not JSON is an error, after a second try that
 * bypasses the caches.
 */
export async function loadJson(href: string, init: RequestInit = {}): Promise<Answer> {
  try {
    return await loadOnce(href, init);
  } catch (error) {
    if (init.signal?.aborted || error instanceof OtherRelease) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return await loadOnce(href, { ...init, cache: "reload" });
  }
}

async function loadOnce(href: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(href, withRelease(init));
  checkRelease(response);
  if (response.status === 404) return { found: false };
  // The service worker, or a host before the server, answers with 504 when the network does not respond; this is the
  // error that fetch throws then.
  if (response.status === 504) throw new TypeError("The network does not answer.");
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  return { found: true, value: (await response.json()) as unknown };
}
