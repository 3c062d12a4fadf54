import type { Diagnostic } from "../../core/diagnostics.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import type { ListedException } from "./settings.ts";

interface CheckedSubject {
  readonly findings: readonly Diagnostic[];
  readonly exceptions: readonly ListedException[];
  /** Day as YYYY-MM-DD. */
  readonly today: string;
  readonly hasFile: (path: string) => boolean;
}

/** Drops what an exception covers; reports exceptions that have ended or that nothing needs. */
export function applyExceptions({ findings, exceptions, today, hasFile }: CheckedSubject): Diagnostic[] {
  const keyOf = ({ file, code }: { file: string; code: string }): string => `${code} ${file}`;
  const needed = new Set(findings.map(keyOf));
  const covered = new Set(
    exceptions.filter(({ exception }) => exception.until >= today).map(({ exception }) => keyOf(exception)),
  );
  const reports = exceptions.flatMap(({ exception, source, pointer }): Diagnostic[] => {
    const { file, code, until } = exception;
    if (!needed.has(keyOf(exception))) {
      return [
        diagnosticAt(source, pointer, {
          code: "prose-exception-unneeded",
          severity: "warning",
          message: hasFile(file)
            ? `Nothing in ${file} needs this exception from ${code} any more.`
            : `This exception is for ${file}, and there is no such file.`,
          hint: "Remove the exception.",
        }),
      ];
    }
    if (until >= today) return [];
    return [
      diagnosticAt(source, `${pointer}/until`, {
        code: "prose-exception-ended",
        severity: "warning",
        message: `This exception from ${code} ended on ${until}, so ${file} is judged again.`,
        hint: "Mend the text and remove the exception, or set a later day.",
      }),
    ];
  });
  return [...findings.filter((diagnostic) => !covered.has(keyOf(diagnostic))), ...reports];
}
