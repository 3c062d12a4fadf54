import type { Problem } from "./problem.ts";

/** A page that differs between two releases. */
export interface PageChange {
  readonly pathname: string;
  readonly title: string;
  readonly kind: "changed" | "new" | "removed";
}

/** How an operation ended. */
export type Outcome =
  /** The copy was switched to the requested release; the pages that changed. */
  | { readonly kind: "done"; readonly changes: readonly PageChange[] }
  /** The sections that the visitor removed are deleted. */
  | { readonly kind: "removed" }
  /** There was nothing to do. */
  | { readonly kind: "unchanged" }
  /** It continues later, not before `retryAt` (milliseconds since 1970). The former release is still shown. */
  | { readonly kind: "waiting"; readonly problem: Problem; readonly retryAt: number }
  /** The device has no room for `missing` more bytes; what the try had stored is gone again. */
  | { readonly kind: "full"; readonly missing: number; readonly root: string }
  /** Another tab is at work. */
  | { readonly kind: "busy" }
  /** The visitor stopped it; `root`: the release that it was bringing, where that was known. */
  | { readonly kind: "cancelled"; readonly root?: string }
  /** The copy was written by newer code than this; it is left alone. */
  | { readonly kind: "newer-format" }
  /** The new release lacks saved sections, and the visitor has not agreed to that; the copy stays as it is. */
  | { readonly kind: "sections-gone" }
  /** It failed and nothing is planned. */
  | { readonly kind: "failed"; readonly problem: Problem };

/** How a verification ended, which may have counted objects. */
export type VerifyOutcome =
  | { readonly kind: "verified"; readonly objects: number; readonly broken: number }
  | Outcome;
