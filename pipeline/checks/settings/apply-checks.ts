import type { Diagnostic } from "../../core/diagnostics.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { applyExceptions } from "./apply-exceptions.ts";
import { validateSettings } from "./check-settings.ts";
import { checkSettings, isOpen, type Severity } from "./settings.ts";

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
