import { baselineText, countFindings } from "../../../checks/baseline/baseline-text.ts";
import { isAcceptable } from "../../../checks/baseline/listed-findings.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { groupBy } from "../../../core/group-by.ts";
import type { Site } from "../../../site.ts";
import type { ImportNote } from "./note.ts";
import type { Plan } from "./plan.ts";
import type { Staging } from "./staging.ts";

interface Listing {
  readonly staging: Staging;
  readonly siteOf: (folder: string) => Promise<Site>;
  /** The description of a code in the manual. */
  readonly describe: (code: string) => string | undefined;
}

/** Adds the baseline to a plan that is whole: what `check` finds in it is accepted, so that the site is built on its first day. */
export async function writeBaseline(
  plan: Plan,
  { staging, siteOf, describe }: Listing,
): Promise<ImportNote[]> {
  plan.delete("baseline.yaml");
  staging.update(plan);
  const { diagnostics, textOf } = await siteOf(staging.folder);
  const findings = countFindings(diagnostics, textOf);
  if (findings.length > 0) plan.set("baseline.yaml", { text: baselineText(findings, describe) });
  return [...groupBy(diagnostics, ({ code }) => code)].flatMap(([code, all]) => notesOf(all, describe(code)));
}

/** Findings of one code for the report: those that are accepted, and those that no baseline can accept. */
function notesOf(found: readonly Diagnostic[], description: string | undefined): ImportNote[] {
  return found.map(({ code, severity, file, line, message }) => ({
    kind: "todo",
    message: `${fateOf(code, severity)}: ${code}. ${description ?? ""}`.trim(),
    file,
    line,
    detail: message,
  }));
}

function fateOf(code: string, severity: Diagnostic["severity"]): string {
  if (isAcceptable(code)) return "Accepted by baseline.yaml";
  return severity === "error"
    ? "Left for you to mend, for no site can have it"
    : "Left as a warning, for you to mend";
}
