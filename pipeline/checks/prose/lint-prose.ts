import { compareDiagnostics, type Diagnostic } from "../../core/diagnostics.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { diagnosticAt, type Source } from "../../sources/parse/source.ts";
import { type CheckedFile, checkFile } from "./check-file.ts";
import { descriptionPresent } from "./rules/description-present.ts";
import { descriptionsDiffer } from "./rules/descriptions-differ.ts";
import { pageLength } from "./rules/page-length.ts";
import type { SiteRule } from "./rules/prose-rule.ts";
import { type ListedException, proseSettings } from "./settings.ts";

/** Rules over all pages; those for a file by itself are in `check-file.ts`. The order does not matter to the result. */
const rules: readonly SiteRule[] = [descriptionPresent, descriptionsDiffer, pageLength];

interface ProseInput {
  readonly index: SiteIndex;
  /** A file by its path in the data folder; its text is asked for where nothing is known of it. */
  readonly fileAt: (path: string) => { readonly text: string } | undefined;
  /** Day as YYYY-MM-DD; only the end of exceptions depends on it. */
  readonly today: string;
  /** Gives what is known of a file and of these settings, else makes it. Nothing is kept where it is absent. */
  readonly keep?: (source: Source, settings: string, make: () => CheckedFile) => CheckedFile;
}

/** Checks the wording of a site by its `prose-rules`; a site without them is not checked. */
export function lintProse({
  index,
  fileAt,
  today,
  keep = (_source, _settings, make) => make(),
}: ProseInput): Diagnostic[] {
  const settings = proseSettings(index);
  if (settings === undefined) return [];
  const { exceptions, ...checkedBy } = settings;
  const key = JSON.stringify(checkedBy);
  const check = checkFile(settings);
  const files = [...index.sources.values()].flatMap((source) => {
    const file = fileAt(source.path);
    return file === undefined ? [] : [keep(source, key, () => check(source, file.text))];
  });
  const words = new Map(files.map((file) => [file.path, file.words]));
  const site = { index, settings, words };
  const found = [...files.flatMap((file) => file.findings), ...rules.flatMap((rule) => rule(site))];
  const hasFile = (path: string): boolean => words.has(path);
  return applyExceptions({ findings: found, exceptions, today, hasFile }).sort(compareDiagnostics);
}

interface CheckedSubject {
  readonly findings: readonly Diagnostic[];
  readonly exceptions: readonly ListedException[];
  /** Day as YYYY-MM-DD. */
  readonly today: string;
  readonly hasFile: (path: string) => boolean;
}

/** Drops what an exception covers; reports exceptions that have ended or that nothing needs. */
function applyExceptions({ findings, exceptions, today, hasFile }: CheckedSubject): Diagnostic[] {
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
