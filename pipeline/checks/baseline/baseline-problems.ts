import { diagnosticCodes } from "../../core/diagnostic-codes.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { nearest } from "../../core/text/nearest.ts";
import { countOf, didYouMean } from "../../core/text/phrase.ts";
import { diagnosticAt, type Source } from "../../sources/parse/source.ts";
import { isKnown } from "../settings/settings.ts";
import { itemsOf } from "./baseline-entries.ts";
import { isAcceptable } from "./listed-findings.ts";
import type { UnneededEntry } from "./unneeded-entries.ts";

/** Entries with codes that do not exist, or that no baseline may accept. */
export function refusedCodes(source: Source): Diagnostic[] {
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
export function unneededEntry(source: Source, entry: UnneededEntry): Diagnostic {
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
