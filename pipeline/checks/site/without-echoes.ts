import type { Diagnostic } from "../../core/diagnostics.ts";

/** Rules that say what is wrong with a value of which the schema knows only that it has another form. */
const reasons: ReadonlySet<Diagnostic["code"]> = new Set(["route-invalid"]);

/** One mistake is said once: where a rule has said why a value cannot be, that it has the wrong form says nothing more. */
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
