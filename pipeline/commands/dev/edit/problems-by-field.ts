import type { Diagnostic } from "../../../core/diagnostics.ts";
import type { YamlDocument } from "../../../sources/parse/types.ts";

/** Diagnostics of a file by the innermost scalar that they mark, and those that mark none. */
export function problemsByField(
  { positions }: YamlDocument,
  diagnostics: readonly Diagnostic[],
): { byField: Map<string, Diagnostic[]>; others: Diagnostic[] } {
  const byField = new Map<string, Diagnostic[]>();
  const others: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const { line, column = 1 } = diagnostic;
    const found = [...positions].find(([, { value, key, range }]) => {
      if (line === undefined || range === undefined) return false;
      const start = key ?? value;
      const isAfter = line > start.line || (line === start.line && column >= start.column);
      const isBefore = line < value.endLine || (line === value.endLine && column <= value.endColumn);
      return isAfter && isBefore;
    });
    if (found === undefined) others.push(diagnostic);
    else byField.set(found[0], [...(byField.get(found[0]) ?? []), diagnostic]);
  }
  return { byField, others };
}
