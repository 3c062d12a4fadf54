import { compareDiagnostics, type Diagnostic } from "../diagnostics.ts";
import { summarise } from "./summary.ts";

/** Version of this object; a new one means that a field changed its meaning or went away. */
const version = 1;

/** One object for other programs. Ends with a line break. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  const sorted = diagnostics.toSorted(compareDiagnostics).map(inFixedOrder);
  const report = { version, diagnostics: sorted, summary: summarise(diagnostics) };
  return `${JSON.stringify(report, null, 2).replace(unsafeInTerminal, unicodeEscape)}\n`;
}

function inFixedOrder(diagnostic: Diagnostic): Diagnostic {
  const { code, severity, file, line, column, endLine, endColumn, message, hint, docs } = diagnostic;
  // JSON leaves out what is undefined.
  return { code, severity, file, line, column, endLine, endColumn, message, hint, docs } as Diagnostic;
}

/** What JSON leaves as it is although a terminal would obey it. */
const unsafeInTerminal = /[\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
