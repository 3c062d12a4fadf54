import type { Diagnostic } from "../../core/diagnostics.ts";
import { checkOptions } from "./check-options.ts";
import type { Contract } from "./contract.ts";
import type { ContractContext } from "./contract-context.ts";
import { vanishedAddresses } from "./vanished-addresses.ts";
import { vanishedAnchors } from "./vanished-anchors.ts";
import { vanishedFiles } from "./vanished-files.ts";

/** Public addresses, anchors and files of the published site that the new one has neither kept nor led on. */
export function checkContract(contract: Contract, context: ContractContext): Diagnostic[] {
  return [
    ...checkOptions(contract, context),
    ...vanishedAddresses(contract, context),
    ...vanishedAnchors(contract, context),
    ...vanishedFiles(contract, context),
  ];
}
