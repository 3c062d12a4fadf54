import { append } from "../../core/append.ts";
import { diagnosticCodes } from "../../core/diagnostic-codes.ts";
import { compareDiagnostics, type Diagnostic } from "../../core/diagnostics.ts";
import { nearest } from "../../core/text/nearest.ts";
import { countOf, didYouMean } from "../../core/text/phrase.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { diagnosticAt, type Source } from "../../sources/parse/source.ts";
import { markedTexts } from "../settings/apply-exceptions.ts";
import { isKnown } from "../settings/settings.ts";
import { baselineOf, entriesOf, itemsOf } from "./baseline-entries.ts";
import { isAcceptable, keyOf, listedFinding } from "./listed-findings.ts";
import { type BaselineEntry, countsOf, type UnneededEntry, unneededEntries } from "./unneeded-entries.ts";

/** The findings of a site as its baseline divides them. */
export interface Baselined {
  /** The findings that the baseline does not list, and the mistakes of the baseline itself. */
  readonly findings: readonly Diagnostic[];
  /** The findings that it accepts. */
  readonly accepted: readonly Diagnostic[];
  /** The entries that accept nothing, or fewer findings than they count; empty while there are errors, which may hide findings. */
  readonly unneeded: readonly UnneededEntry[];
}

interface BaselineContext {
  readonly index: Pick<SiteIndex, "sources">;
  readonly textOf: (file: string) => string | undefined;
  /** Whether this run looks for a code at all: an entry with another code may still be needed. */
  readonly isChecked: (code: string) => boolean;
}

/** Accepts the findings of a site that its baseline lists, as many of each as it counts, and reports entries that are not needed any more. */
export function applyBaseline(
  findings: readonly Diagnostic[],
  { index, textOf, isChecked }: BaselineContext,
): Baselined {
  const source = baselineOf(index);
  if (source === undefined) return { findings, accepted: [], unneeded: [] };
  const entries = entriesOf(source);
  const left = countsOf(entries);
  const marked = markedTexts(textOf);
  const accepted: Diagnostic[] = [];
  const rest: Diagnostic[] = [];
  for (const diagnostic of [...findings].sort(compareDiagnostics)) {
    const key = isAcceptable(diagnostic.code) ? keyOf(listedFinding(diagnostic, marked(diagnostic))) : "";
    const open = left.get(key) ?? 0;
    if (open > 0) left.set(key, open - 1);
    (open > 0 ? accepted : rest).push(diagnostic);
  }
  append(rest, refusedCodes(source));
  const isJudged = ({ code }: BaselineEntry): boolean =>
    isChecked(code) && !(code === "image-unused" && accepted.some(isError));
  const unneeded = rest.some(isError) ? [] : unneededEntries(entries.filter(isJudged), left);
  return {
    findings: [...rest, ...unneeded.map((entry) => unneededEntry(source, entry))],
    accepted,
    unneeded,
  };
}

/** Errors hide other findings: a file is not read, or it is not known which pictures are shown. */
function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

/** Entries with codes that do not exist, or that no baseline may accept. */
function refusedCodes(source: Source): Diagnostic[] {
  return itemsOf(source).flatMap((item, index) => {
    if (item === undefined || isAcceptable(item.code)) return [];
    const { code, file } = item;
    const words = isKnown(code)
      ? {
          message: `With a finding of the code ${code} a page would be missing, unsafe or untrue, so no baseline can accept it.`,
          hint: `Mend what is wrong in ${file}, and take this entry out.`,
        }
      : {
          message: `There is no diagnostic "${code}".`,
          hint: didYouMean(nearest(code, Object.keys(diagnosticCodes))) ?? "Codes are listed in the manual.",
        };
    return [diagnosticAt(source, `/findings/${index}/code`, { code: "baseline-code", ...words })];
  });
}

/** Reports an entry that accepts more findings than there are. */
function unneededEntry(source: Source, entry: UnneededEntry): Diagnostic {
  const { code, file, about, count, surplus, index } = entry;
  const subject = about === "" ? file : `"${about}" in ${file}`;
  const message =
    surplus === count
      ? `There is no ${code} about ${subject} any more, so this entry accepts nothing.`
      : `There are ${countOf(surplus, "finding")} fewer of ${code} about ${subject} than the ${count} that this entry accepts.`;
  return diagnosticAt(source, `/findings/${index}`, {
    code: "baseline-unneeded",
    severity: "warning",
    message,
    hint: "Take out what is mended with fairlead check --prune.",
  });
}
