/**
 * The address of a page behind the path of a URL, or undefined when the path lies outside the base or can be none:
 * `/sub/docs/intro.html` with base `/sub/` is `/docs/intro`. Router, worker, `preview` and `404.html` all ask here.
 *
 * Exactly one ending is dropped: a final slash, `.html` or `/index.html`. Case is kept. The result is decoded, once:
 * do not ask twice about one address, and encode it before it goes into a URL again.
 */
export function normalisePathname(pathname: string, base: string): string | undefined {
  const path = decode(pathname);
  const root = `/${base.replace(/^\/+|\/+$/g, "")}/`.replace("//", "/");
  if (!path?.startsWith("/")) return undefined;
  if (`${path}/` === root) return "/";
  if (!path.startsWith(root)) return undefined;
  const address = `/${path.slice(root.length)}`;
  return isPlain(address) ? dropPageEnding(address) : undefined;
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Drops what an address of a page may end with: a final slash, `.html` or `/index.html`, one of them and once. */
export function dropPageEnding(path: string): string {
  if (path.endsWith("/index.html")) return path.slice(0, -"/index.html".length) || "/";
  // A file needs a name before its ending: "/docs/.html" is no page.
  if (path.endsWith(".html") && !path.endsWith("/.html")) return path.slice(0, -".html".length);
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/**
 * No parts that a browser or a server would read as something else. Without this, `/%5Cexample.com` or
 * `//example.com` would send a fetch of the address to another host.
 */
function isPlain(address: string): boolean {
  if (/\/\/|[\\\x00-\x1f\x7f]/.test(address)) return false;
  return address.split("/").every((part) => part !== "." && part !== "..");
}
