import { normalisePathname } from "../shared/compose/normalise-pathname.ts";

/** Base path of the site, with a slash at both ends, as the page itself says. */
export function siteBase(): string {
  return document.documentElement.dataset.base ?? "/";
}

/** The page behind a URL of this site, or undefined where it leads elsewhere. The result is decoded. */
export function urlToPathname(url: URL | Location, base: string): string | undefined {
  return url.origin === location.origin ? normalisePathname(url.pathname, base) : undefined;
}

/** Encodes a decoded address for use in a URL. */
export function encodePathname(pathname: string): string {
  return pathname.split("/").map(encodeURIComponent).join("/");
}

/** Whether an address names a file to be opened by the browser: `/exports/bus.dbc`, but neither `/docs/v1.2` nor `/a.html`. */
export function isFile(path: string): boolean {
  const ending = /\.([a-z][a-z0-9]{0,10}|7z)$/i.exec(path)?.[1]?.toLowerCase();
  return ending !== undefined && ending !== "html";
}
