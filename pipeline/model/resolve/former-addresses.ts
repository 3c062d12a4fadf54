import { aliasAddress } from "./resolve-link.ts";
import type { SiteIndex } from "./site-index.ts";

/** An address that pages or files had, and where it leads now. Both are without the base; `to` may have an anchor or be a URL. */
export interface FormerAddress {
  readonly from: string;
  readonly to: string;
  /** Path in the output of a page that leads on, for hosts that know no redirects; absent: there can be none. */
  readonly page?: string;
}

/** All former addresses of a site, in the order in which they were claimed. */
export function formerAddresses(index: SiteIndex): FormerAddress[] {
  return [...index.pages.aliases().values()].map(({ from, to }) => ({ from, to: aliasAddress(to, index) }));
}
