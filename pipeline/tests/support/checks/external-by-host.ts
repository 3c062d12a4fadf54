import { checkOutcomes } from "../../../checks/external/check-outcomes.ts";
import { externalLinks, type LinkedSite } from "../../../checks/external/external-links.ts";
import type { Outcome } from "../../../checks/external/outcome.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";

/** For tests and the manual: what hosts with telling names would answer. All others are found. */
const outcomes: Readonly<Record<string, Outcome>> = {
  "www.gone.example": { kind: "broken", why: "there is no host www.gone.example" },
  "gone.example": { kind: "broken", why: "the answer is 404" },
  "slow.example": { kind: "unsure", why: "it did not answer in time" },
  "inside.example": {
    kind: "private",
    why: "inside.example is 192.168.7.1, an address within a private network",
  },
};

/** Replaces the network: no request is sent. */
export function externalByHost(site: LinkedSite): Promise<readonly Diagnostic[]> {
  const links = externalLinks(site);
  const answers = [...links.keys()].map((address): [string, Outcome] => [
    address,
    outcomes[new URL(address).host] ?? { kind: "found" },
  ]);
  return Promise.resolve(checkOutcomes(links, new Map(answers)));
}
