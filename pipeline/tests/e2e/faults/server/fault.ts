/** A fault of a server, or of a network on the way, in one answer. Byte counts are of the body as sent. */
export type Fault =
  /** Another status with a short text. */
  | { readonly kind: "status"; readonly status: number }
  /** The connection is cut after so many bytes, although more were announced. */
  | { readonly kind: "abort"; readonly after: number }
  /** The body ends cleanly after so many bytes; no length was announced. */
  | { readonly kind: "end"; readonly after: number }
  /** The request is taken and never answered. */
  | { readonly kind: "no-headers" }
  /** Headers and so many bytes come, then nothing more; the connection stays open. */
  | { readonly kind: "stall"; readonly after: number }
  /** The answer begins later, in milliseconds. */
  | { readonly kind: "delay"; readonly ms: number }
  | { readonly kind: "slow"; readonly bytesPerSecond: number }
  /** One bit of the byte at this place is changed; beyond the end: of the last one. */
  | { readonly kind: "flip"; readonly at: number }
  | { readonly kind: "redirect"; readonly to: string; readonly status?: number }
  /** A page with status 200 in the place of anything: captive portals and hosts of single-page apps do it. */
  | { readonly kind: "html" }
  /** The bytes that an earlier build has at this address. */
  | { readonly kind: "older"; readonly build: string }
  | { readonly kind: "coding"; readonly change: CodingChange }
  /** Headers set, or removed where the value is undefined. */
  | { readonly kind: "headers"; readonly set: Readonly<Record<string, string | undefined>> }
  /** A text in front of the body: a worker whose surroundings are broken before its own code runs. */
  | { readonly kind: "prefix"; readonly text: string }
  /** The connection is cut before any answer. */
  | { readonly kind: "refuse" };

/**
 * The treatments of `Content-Encoding` by hosts: "none" sends the plain file; "label" calls a file of gzip
 * bytes encoded, so that the browser unpacks it; "wrap" packs the sent body once more; "unpack" sends a file
 * of gzip bytes unpacked.
 */
export type CodingChange = "none" | "label" | "wrap" | "unpack";

/** Which requests a rule is about: the path of the URL as a whole, or a pattern that it matches. */
export type Target = string | RegExp;

export interface Rule {
  readonly target: Target;
  readonly fault: Fault;
  /** How often it strikes before it is over; absent: until it is removed. */
  left: number | undefined;
}

export function isTarget(target: Target, pathname: string): boolean {
  return typeof target === "string" ? target === pathname : target.test(pathname);
}
