import { diagnosticCodes } from "../../core/diagnostic-codes.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { childPointer } from "../../core/json-pointer.ts";
import { nearest } from "../../core/text/nearest.ts";
import { didYouMean } from "../../core/text/phrase.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import { applyExceptions } from "./apply-exceptions.ts";
import { type CheckSettings, checkSettings, isKnown, isOpen, type Severity } from "./settings.ts";

interface CheckContext {
  readonly index: SiteIndex;
  readonly today: string;
  readonly textOf: (file: string) => string | undefined;
  /** Whether this run looks for a code at all; absent: for every one. */
  readonly isChecked?: (code: string) => boolean;
}

/**
 * Applies the settings of a site for its diagnostics: exceptions first, then severities, which hold for the
 * reports about exceptions too.
 */
export function applyChecks(
  found: readonly Diagnostic[],
  { index, today, textOf, isChecked = () => true }: CheckContext,
): readonly Diagnostic[] {
  const settings = checkSettings(index);
  if (settings === undefined) return found;
  const hasFile = (file: string): boolean => index.sources.has(file) || index.assets.has(file);
  const accepted = applyExceptions(found, { ...settings, today, textOf, hasFile, isChecked });
  return [...applySeverity(accepted, settings.severity), ...validateSettings(settings)];
}

/** Diagnostics with the severity that the site chose, where it chose any. */
export function withSeverities(found: readonly Diagnostic[], index: SiteIndex): readonly Diagnostic[] {
  const settings = checkSettings(index);
  return settings === undefined ? found : applySeverity(found, settings.severity);
}

/** Diagnostics with the severity that the site chose. One that is off is left out. */
function applySeverity(
  diagnostics: readonly Diagnostic[],
  chosen: Readonly<Record<string, Severity>>,
): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const { code } = diagnostic;
    const severity = Object.hasOwn(chosen, code) ? chosen[code] : undefined;
    if (severity === undefined || (severity !== "error" && !isOpen(code))) return [diagnostic];
    return severity === "off" ? [] : [{ ...diagnostic, severity }];
  });
}

/** Refuses settings about codes that do not exist, or that keep a site whole. Raising one to an error is always allowed. */
function validateSettings({ source, severity, exceptions }: CheckSettings): Diagnostic[] {
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
