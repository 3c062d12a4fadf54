import { compareDiagnostics, type Diagnostic } from "../../core/diagnostics.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { markedTexts } from "../settings/apply-exceptions.ts";
import { baselineOf, entriesOf } from "./baseline-entries.ts";
import { refusedCodes, unneededEntry } from "./baseline-problems.ts";
import { isAcceptable, keyOf, listedFinding } from "./listed-findings.ts";
import { countsOf, type UnneededEntry, unneededEntries } from "./unneeded-entries.ts";

/** The findings of a site as its baseline divides them. */
export interface Baselined {
  /** What the baseline does not list, and what is wrong with the baseline itself. */
  readonly found: readonly Diagnostic[];
  /** What it accepts. */
  readonly accepted: readonly Diagnostic[];
  /** What it lists in vain. */
  readonly unneeded: readonly UnneededEntry[];
}

interface BaselineContext {
  readonly index: Pick<SiteIndex, "sources">;
  readonly textOf: (file: string) => string | undefined;
  /** Whether this run looks for a code at all: what was not looked for may still need its entry. */
  readonly isChecked: (code: string) => boolean;
}

/** Accepts of the findings of a site what its baseline lists, so many of each as it counts, and reports what the baseline lists in vain. */
export function applyBaseline(
  found: readonly Diagnostic[],
  { index, textOf, isChecked }: BaselineContext,
): Baselined {
  const source = baselineOf(index);
  if (source === undefined) return { found, accepted: [], unneeded: [] };
  const entries = entriesOf(source);
  const left = countsOf(entries);
  const marked = markedTexts(textOf);
  const accepted: Diagnostic[] = [];
  const rest: Diagnostic[] = [];
  for (const diagnostic of [...found].sort(compareDiagnostics)) {
    const key = isAcceptable(diagnostic.code) ? keyOf(listedFinding(diagnostic, marked(diagnostic))) : "";
    const open = left.get(key) ?? 0;
    if (open > 0) left.set(key, open - 1);
    (open > 0 ? accepted : rest).push(diagnostic);
  }
  const unneeded = unneededEntries(
    entries.filter(({ code }) => isChecked(code)),
    left,
  );
  const problems = [...refusedCodes(source), ...unneeded.map((entry) => unneededEntry(source, entry))];
  return { found: [...rest, ...problems], accepted, unneeded };
}
