import { checkRelease, OtherRelease, withRelease } from "./pinned-release.ts";

/** The value in a file of JSON. */
interface Answer {
  readonly value: unknown;
}

const RETRY_AFTER_MS = 300;

/**
 * Fetches JSON; undefined for a missing file. Everything else that is not JSON is an error, after a second try that
 * bypasses the caches.
 */
export async function loadJson(href: string, init: RequestInit = {}): Promise<Answer | undefined> {
  try {
    return await loadOnce(href, init);
  } catch (error) {
    if (init.signal?.aborted || error instanceof OtherRelease) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return await loadOnce(href, { ...init, cache: "reload" });
  }
}

async function loadOnce(href: string, init: RequestInit): Promise<Answer | undefined> {
  const response = await fetch(href, withRelease(init));
  checkRelease(response);
  if (response.status === 404) return undefined;
  // The service worker, or a host before the server, answers with 504 when the network does not respond; this is the
  // error that fetch throws then.
  if (response.status === 504) throw new TypeError("The network does not answer.");
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  return { value: (await response.json()) as unknown };
}
