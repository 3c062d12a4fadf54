import type { Diagnostic } from "../../core/diagnostics.ts";

/** Rules that explain the mistake in a value for which the schema only reports a wrong form. */
const reasons: ReadonlySet<Diagnostic["code"]> = new Set(["route-invalid"]);

/**
 * One mistake is reported once: if a rule has explained why a value is impossible, the finding that it has
 * the wrong form adds nothing.
 */
export function withoutEchoes(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const explained = new Set(diagnostics.filter(({ code }) => reasons.has(code)).map(locationOf));
  if (explained.size === 0) return diagnostics;
  return diagnostics.filter(
    ({ code, ...location }) => code !== "schema-pattern" || !explained.has(locationOf(location)),
  );
}

function locationOf({ file, line, column }: Pick<Diagnostic, "file" | "line" | "column">): string {
  return JSON.stringify([file, line, column]);
}
