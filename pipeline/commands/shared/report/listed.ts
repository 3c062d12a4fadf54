import type { Diagnostic as PlainDiagnostic } from "../../../../schema/generated/types.ts";
import { compareDiagnostics, type Diagnostic } from "../../../core/diagnostics.ts";
import { groupBy } from "../../../core/group-by.ts";
import { countOf } from "../../../core/text/phrase.ts";

/** More findings about one file are not useful, and a file of a megabyte can have half a million. */
const MOST = 100;

/**
 * The diagnostics that a report lists, sorted: of each file a hundred at most, errors first, and one that counts the
 * others. Summaries and exit codes count all of them.
 */
export function listed<D extends PlainDiagnostic>(diagnostics: readonly D[]): (D | Diagnostic)[] {
  const byFile = groupBy(diagnostics, ({ file }) => file);
  const some = [...byFile.values()].flatMap((all): readonly (D | Diagnostic)[] =>
    all.length <= MOST ? all : firstOf(all),
  );
  return some.sort(
    (a, b) => (a.file === b.file ? Number(isRest(a)) - Number(isRest(b)) : 0) || compareDiagnostics(a, b),
  );
}

function firstOf<D extends PlainDiagnostic>(all: readonly D[]): (D | Diagnostic)[] {
  const sorted = all.toSorted(compareDiagnostics);
  const errors = sorted.filter(({ severity }) => severity === "error");
  const warnings = sorted.filter(({ severity }) => severity !== "error");
  const chosen = [...errors, ...warnings];
  return [...chosen.slice(0, MOST), restOf(chosen.slice(MOST))];
}

const rest = "limit-diagnostics";

function restOf(left: readonly PlainDiagnostic[]): Diagnostic {
  const [{ file, severity } = { file: "", severity: "warning" as const }] = left;
  return {
    code: rest,
    severity,
    file,
    message: `And ${countOf(left.length, "more mistake")} of this file, not listed here.`,
    hint: "Mend the first ones; the others are listed then.",
  };
}

/** It has no place of its own, and comes after those that have. */
function isRest({ code }: PlainDiagnostic): boolean {
  return code === rest;
}
