import { commonHeaders, type Headers, type SitePolicy } from "../../core/http/response-headers.ts";

/** A file of the data folder that somebody opens by itself must not reach the editing form, though hosts would let it run. */
const ALONE =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of `dev` for a file of the site besides those of hosts, by its path with a slash before it. */
export function fileHeaders(path: string): Headers {
  // A worker obeys what is sent with its script: scripts and styles are ours, and the data folder has none.
  const isOpenedAlone = path.startsWith("/assets/") && !/\.(?:js|css)$/.test(path);
  return isOpenedAlone ? { "Content-Security-Policy": ALONE } : {};
}

/** The headers of `dev` for its own answers: those of all files of a site, and that nothing caches them. */
export function ownHeaders(policy: SitePolicy | undefined): Headers {
  return { ...commonHeaders(policy), "Cache-Control": "no-store" };
}
