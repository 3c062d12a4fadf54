import type { Diagnostic } from "../../../../schema/generated/types.ts";
import type { FormatContext } from "./format.ts";
import { jsonText } from "./json-text.ts";
import { listed } from "./listed.ts";
import { summarise } from "./summary.ts";

/** Version of this object; a new one means that a field changed its meaning or went away. */
const version = 1;

/** One object for other programs; its summary counts what a baseline accepts, where there is any. Ends with a line break. */
export function formatJson(
  diagnostics: readonly Diagnostic[],
  { accepted = [] }: Pick<FormatContext, "accepted"> = {},
): string {
  const sorted = listed(diagnostics).map(inFixedOrder);
  // Programs group by `cause` themselves.
  const { causes: _, ...summary } = summarise(diagnostics);
  const counts = accepted.length === 0 ? summary : { ...summary, accepted: accepted.length };
  return jsonText({ version, diagnostics: sorted, summary: counts });
}

function inFixedOrder(diagnostic: Diagnostic): Diagnostic {
  const { code, severity, file, line, column, endLine, endColumn, message, hint, docs, cause } = diagnostic;
  // JSON leaves out what is undefined.
  return { code, severity, file, line, column, endLine, endColumn, message, hint, docs, cause } as Diagnostic;
}
