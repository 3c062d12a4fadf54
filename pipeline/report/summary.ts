import type { Diagnostic } from "../../schema/generated/types.ts";
import { countOf } from "../text/phrase.ts";

export interface Summary {
  readonly errors: number;
  readonly warnings: number;
  /** Files that have at least one of them. */
  readonly files: number;
}

/** How many there are of each, and of how many files. */
export function summarise(diagnostics: readonly Diagnostic[]): Summary {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return { errors, warnings: diagnostics.length - errors, files };
}

/** `2 errors, 1 warning in 2 files.` */
export function summaryInWords({ errors, warnings, files }: Summary): string {
  if (errors + warnings === 0) return "No errors, no warnings.";
  const counts = [
    ...(errors > 0 ? [countOf(errors, "error")] : []),
    ...(warnings > 0 ? [countOf(warnings, "warning")] : []),
  ];
  return `${counts.join(", ")} in ${countOf(files, "file")}.`;
}
