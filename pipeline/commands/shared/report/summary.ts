import type { Diagnostic } from "../../../../schema/generated/types.ts";
import { countOf } from "../../../core/text/phrase.ts";
import { countCauses } from "./group-by-cause.ts";

interface Summary {
  readonly errors: number;
  readonly warnings: number;
  /** Files that have at least one of them. */
  readonly files: number;
  /** The number of causes: the same mistake in several places counts once. */
  readonly causes: { readonly errors: number; readonly warnings: number };
}

/** How many there are of each, and of how many files. */
export function summarise(diagnostics: readonly Diagnostic[]): Summary {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const warnings = diagnostics.filter(({ severity }) => severity !== "error");
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  const causes = { errors: countCauses(errors), warnings: countCauses(warnings) };
  return { errors: errors.length, warnings: warnings.length, files, causes };
}

/** `18 errors of 1 cause, 1 warning in 19 files.` */
export function summaryInWords({ errors, warnings, files, causes }: Summary): string {
  if (errors + warnings === 0) return "No errors, no warnings.";
  const counts = [
    ...(errors > 0 ? [counted(errors, "error", causes.errors)] : []),
    ...(warnings > 0 ? [counted(warnings, "warning", causes.warnings)] : []),
  ];
  return `${counts.join(", ")} in ${countOf(files, "file")}.`;
}

/** Causes are counted if they are fewer than their findings. */
function counted(count: number, noun: string, causes: number): string {
  const all = countOf(count, noun);
  return causes === count ? all : `${all} of ${countOf(causes, "cause")}`;
}
