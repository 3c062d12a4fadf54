import type { LinkIndex } from "../../schema/generated/types.ts";
import type { Diagnostic } from "../diagnostics.ts";
import type { SiteIndex } from "../resolve/site-index.ts";
import type { Contract } from "./contract.ts";
import { vanishedAddresses } from "./vanished-addresses.ts";
import { vanishedAnchors } from "./vanished-anchors.ts";
import { vanishedFiles } from "./vanished-files.ts";

/** What the new site is compared with the published one by. */
export interface ContractContext {
  readonly index: SiteIndex;
  /** The link index of the new site. */
  readonly links: LinkIndex;
  /** Addresses of pages whose own mistake hides a part of them; they are not judged. */
  readonly unsure: ReadonlySet<string>;
}

/** Public addresses, anchors and files of the published site that the new one has neither kept nor led on. */
export function judgeContract(contract: Contract, context: ContractContext): Diagnostic[] {
  return [
    ...vanishedAddresses(contract, context),
    ...vanishedAnchors(contract, context),
    ...vanishedFiles(contract, context),
  ];
}
