import type { LinkIndex } from "../../schema/generated/types.ts";
import type { SiteIndex } from "../resolve/site-index.ts";

/** What the new site is compared with the published one by. */
export interface ContractContext {
  readonly index: SiteIndex;
  /** The link index of the new site. */
  readonly links: LinkIndex;
  /** Addresses of pages whose own mistake hides a part of them; they are not judged. */
  readonly unsure: ReadonlySet<string>;
}
