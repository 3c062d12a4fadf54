import { aliasAddress } from "./resolve-link.ts";
import type { SiteIndex } from "./site-index.ts";

/** An address that pages or files had, and where it leads now. Both are without the base; `to` may have an anchor or be a URL. */
export interface FormerAddress {
  readonly from: string;
  readonly to: string;
  /** A page has an address that differs from it in case alone. */
  readonly hasCaseTwin: boolean;
}

/** All former addresses of a site, in the order in which they were claimed. */
export function formerAddresses(index: SiteIndex): FormerAddress[] {
  return [...index.pages.aliases().values()].map(({ from, to }) => ({
    from,
    to: aliasAddress(to, index),
    hasCaseTwin: index.pages.caseTwin(from) !== undefined,
  }));
}
