import { diagnosticCodes } from "../../core/diagnostic-codes.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { childPointer } from "../../core/json-pointer.ts";
import { nearest } from "../../core/text/nearest.ts";
import { didYouMean } from "../../core/text/phrase.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import { type CheckSettings, isKnown, isOpen } from "./settings.ts";

/** Refuses settings about codes that do not exist, or that keep a site whole. Raising one to an error is always allowed. */
export function validateSettings({ source, severity, exceptions }: CheckSettings): Diagnostic[] {
  const written = [
    ...Object.entries(severity)
      .filter(([code, level]) => level !== "error" || !isKnown(code))
      .map(([code]) => ({
        code,
        pointer: childPointer("/checks/severity", code),
      })),
    ...exceptions.map(({ code }, index) => ({ code, pointer: `/checks/exceptions/${index}/code` })),
  ];
  return written.flatMap(({ code, pointer }): Diagnostic[] => {
    if (!isKnown(code)) {
      return [
        diagnosticAt(source, pointer, {
          code: "check-unknown",
          message: `There is no diagnostic "${code}".`,
          hint: didYouMean(nearest(code, Object.keys(diagnosticCodes))) ?? "Codes are listed in the manual.",
        }),
      ];
    }
    if (isOpen(code)) return [];
    return [
      diagnosticAt(source, pointer, {
        code: "check-fixed",
        message: `The diagnostic ${code} keeps pages whole, safe or true, so it cannot be turned off.`,
        hint: "Mend what it reports, and take this line out.",
      }),
    ];
  });
}
