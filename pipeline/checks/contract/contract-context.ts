import type { LinkIndex } from "../../../schema/generated/types.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";

/** What the new site is compared with the published one by. */
export interface ContractContext {
  readonly index: SiteIndex;
  /** The link index of the new site, as it is with the options that the published one was built with. */
  readonly links: LinkIndex;
  /** The link index as this run makes it. */
  readonly made: LinkIndex;
  /** Whether the new site is written; else it is only judged, and lacks nothing by being made with fewer options. */
  readonly isWritten: boolean;
  /** Addresses of pages whose own mistake hides a part of them; they are not judged. */
  readonly unsure: ReadonlySet<string>;
}
