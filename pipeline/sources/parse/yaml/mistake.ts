import type { DiagnosticCode } from "../../../core/diagnostic-codes.ts";
import type { Diagnostic, LineMap } from "../../../core/diagnostics.ts";

/** A mistake before it has a file and a position: offsets (end excluded) into the parsed text. */
export interface Mistake {
  readonly code: DiagnosticCode;
  readonly severity?: "warning";
  /** Absent when the mistake is the file as a whole. */
  readonly start?: number;
  readonly end?: number;
  readonly message: string;
  readonly hint?: string;
}

/** Adds file and position. `base` is the offset of the parsed text within the file. */
export function mistakeToDiagnostic(
  mistake: Mistake,
  location: { readonly file: string; readonly lines: LineMap; readonly base: number },
): Diagnostic {
  const { code, severity = "error", start, end, message, hint } = mistake;
  const { file, lines, base } = location;
  const position =
    start === undefined ? {} : lines.position(base + start, base + Math.max(start, end ?? start));
  return { code, severity, file, ...position, message, ...(hint === undefined ? {} : { hint }) };
}
