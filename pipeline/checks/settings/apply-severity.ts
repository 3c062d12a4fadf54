import type { Diagnostic } from "../../core/diagnostics.ts";
import { isOpen, type Severity } from "./settings.ts";

/** Diagnostics with the severity that the site chose. One that is off is left out. */
export function applySeverity(
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
