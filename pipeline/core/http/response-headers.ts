import { contentType } from "./content-type.ts";

/** Site-specific response headers; without them pages have no content security policy. */
export interface SitePolicy {
  /** `sha256-…` of the inline scripts, such as the one that sets the colour mode. */
  readonly inlineScripts: readonly string[];
  /** Hosts beside the site that scripts, pictures and answers may come from, as `site.yaml` names them; usually none. */
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connect: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

/** Asked again each time, answered 304 when nothing changed. */
export const FRESH = "no-cache";
const FOREVER = "public, max-age=31536000, immutable";

/**
 * Folders whose names hold the hash of the bytes, and so never change. Packs and objects are verified by that hash:
 * nothing on the way may turn them into something else.
 */
export const IMMUTABLE_FOLDERS: Readonly<Record<string, string>> = {
  "/assets/": FOREVER,
  "/packs/": `${FOREVER}, no-transform`,
  "/search/pages/": FOREVER,
  "/search/terms/": FOREVER,
};

/**
 * The headers of a file of the site, by its path without the base: `/docs/intro/index.html`. The one table: the
 * preview server sends it, and `_headers` and the nginx snippet are written from it.
 */
export function responseHeaders(path: string, policy?: SitePolicy): Headers {
  return {
    "Content-Type": contentType(path),
    "Cache-Control": cacheControl(path),
    ...commonHeaders(policy),
  };
}

/** How long browsers may keep a file without asking: for ever where its name carries its hash. */
export function cacheControl(path: string): string {
  const folder = Object.keys(IMMUTABLE_FOLDERS).find((start) => path.startsWith(start));
  return (folder === undefined ? undefined : IMMUTABLE_FOLDERS[folder]) ?? FRESH;
}

/** The headers that are the same for every answer, "not found" included. */
export function commonHeaders(policy?: SitePolicy): Headers {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "Permissions-Policy": DENIED.map((feature) => `${feature}=()`).join(", "),
    ...(policy && { "Content-Security-Policy": contentSecurityPolicy(policy) }),
  };
}

const DENIED = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/**
 * One policy for pages and for `sw.js`: a worker's fetches obey the one sent with it, so `connect-src` is in both. A line
 * of its own would be stricter, but hosts that read `_headers` send it beside the one of all files.
 */
function contentSecurityPolicy({ inlineScripts, scripts, images, connect }: SitePolicy): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map((hash) => `'${hash}'`), ...scripts].join(" "),
    "style-src 'self'",
    ["img-src 'self'", ...images].join(" "),
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}
