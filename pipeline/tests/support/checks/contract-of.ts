import type { LinkIndex } from "../../../../schema/generated/types.ts";
import { type Contract, parseContract } from "../../../checks/contract/contract.ts";

/** For tests: what a link index promises once it is published. */
export function contractOf(links: LinkIndex): Contract {
  const contract = parseContract(JSON.stringify(links));
  if ("problem" in contract) throw new Error(contract.problem);
  return contract;
}
