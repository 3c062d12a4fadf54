/**
 * The stored release that a record or a document is of: the hash of its root manifest. Pages send it with requests. Also
 * its name in `Server-Timing` of a document, beside when that release was made and when the copy was complete.
 */
export const ROOT_HEADER = "fairlead-root";
export const TIMING_DATE = "fairlead-date";
export const TIMING_SAVED = "fairlead-saved";
/** Status of what the release of a tab does not have: the browser should open it. */
export const GONE = 410;

/** A message from a page to a waiting worker. */
export type WorkerMessage =
  /** The visitor wants the newer version now; the name is workbox-window's. */
  | { readonly type: "SKIP_WAITING" }
  /** The page that asks was made with the client script at this address. */
  | { readonly type: "skip-waiting-if-unneeded"; readonly script: string };
