import type { LinkIndex } from "../../../schema/generated/types.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";

/** Input for the comparison of the new site with the published one. */
export interface ContractContext {
  readonly index: SiteIndex;
  /** The link index of the new site, as it is with the options that the published one was built with. */
  readonly links: LinkIndex;
  /** The link index as this run makes it. */
  readonly builtLinks: LinkIndex;
  /** Whether the new site is written; else it is only checked, and lacks nothing by being made with fewer options. */
  readonly isWritten: boolean;
  /** Addresses of pages whose own mistake hides a part of them; they are not checked. */
  readonly unsure: ReadonlySet<string>;
}
