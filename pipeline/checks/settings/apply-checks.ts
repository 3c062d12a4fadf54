import type { Diagnostic } from "../../core/diagnostics.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { applyExceptions } from "./apply-exceptions.ts";
import { applySeverity } from "./apply-severity.ts";
import { validateSettings } from "./check-settings.ts";
import { checkSettings } from "./settings.ts";

interface CheckContext {
  readonly index: SiteIndex;
  readonly today: string;
  readonly textOf: (file: string) => string | undefined;
  /** Whether this run looks for a code at all; absent: for every one. */
  readonly isChecked?: (code: string) => boolean;
}

/** What a site says about its diagnostics: exceptions first, then severities, which hold for the reports about exceptions too. */
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
