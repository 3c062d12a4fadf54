import type { Diagnostic } from "../../core/diagnostics.ts";
import type { ExternalLocation } from "./external-links.ts";
import type { Outcome } from "./outcome.ts";

/** Whether a diagnostic code is about external links, which are checked with `--external` alone. */
export function isExternalCode(code: string): boolean {
  return code.startsWith("external-link-");
}

/** Says at every position that links to an address what asking for it gave. */
export function checkOutcomes(
  links: ReadonlyMap<string, readonly ExternalLocation[]>,
  outcomes: ReadonlyMap<string, Outcome>,
): Diagnostic[] {
  return [...links].flatMap(([address, locations]) => {
    const outcome = outcomes.get(address);
    const finding = outcome === undefined ? undefined : tell(address, outcome);
    return finding === undefined
      ? []
      : locations.map(
          ({ file, position }): Diagnostic => ({ ...finding, cause: address, file, ...position }),
        );
  });
}

function tell(address: string, outcome: Outcome): Omit<Diagnostic, "file"> | undefined {
  switch (outcome.kind) {
    case "found":
      return undefined;
    case "broken":
      return {
        code: "external-link-broken",
        severity: "error",
        message: `The page ${address} is not there: ${outcome.why}.`,
        hint: "Correct the address, link to a copy in an archive, or take the link out.",
      };
    case "unsure":
      return {
        code: "external-link-unsure",
        severity: "warning",
        message: `The page ${address} could not be checked: ${outcome.why}.`,
        hint: "Open it in a browser. If it is there, accept this in checks.exceptions of site.yaml.",
      };
    case "private":
      return {
        code: "external-link-private",
        severity: "error",
        message: `The link ${address} leads into a private network: ${outcome.why}.`,
        hint: "Visitors cannot open it. Link to a public page.",
      };
    default:
      return outcome satisfies never;
  }
}
