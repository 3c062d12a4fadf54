import { type Diagnostic, LineMap } from "../../core/diagnostics.ts";
import { diagnosticAt, type Source } from "../../sources/parse/source.ts";
import { type Exception, isOpen } from "./settings.ts";

interface ExceptionContext {
  readonly exceptions: readonly Exception[];
  /** The file that lists them. */
  readonly source: Source;
  /** The day as YYYY-MM-DD; "" where no exception shall have ended. */
  readonly today: string;
  readonly textOf: (file: string) => string | undefined;
  readonly hasFile: (file: string) => boolean;
  /** Whether this run looks for a code at all: what was not looked for may still need its exception. */
  readonly isChecked: (code: string) => boolean;
}

/** Leaves out what is accepted; reports exceptions that have ended and those that nothing needs. */
export function applyExceptions(found: readonly Diagnostic[], context: ExceptionContext): Diagnostic[] {
  const { exceptions, today } = context;
  const marked = markedTexts(context.textOf);
  const usable = exceptions
    .map((exception, index) => ({ exception, index }))
    .filter(({ exception }) => isOpen(exception.code) && context.isChecked(exception.code));
  const covers = (exception: Exception, diagnostic: Diagnostic): boolean =>
    exception.code === diagnostic.code &&
    exception.file === diagnostic.file &&
    (exception.text === undefined || exception.text === marked(diagnostic));
  const needed = new Set(
    usable.filter(({ exception }) => found.some((diagnostic) => covers(exception, diagnostic))),
  );
  const accepted = usable.filter(({ exception }) => exception.until >= today);
  const reports = usable.flatMap((listed) => {
    if (!needed.has(listed)) return [unneeded(listed, context)];
    return listed.exception.until >= today ? [] : [ended(listed, context)];
  });
  return [
    ...found.filter((diagnostic) => !accepted.some(({ exception }) => covers(exception, diagnostic))),
    ...reports,
  ];
}

interface Listed {
  readonly exception: Exception;
  readonly index: number;
}

function unneeded({ exception, index }: Listed, { source, hasFile }: ExceptionContext): Diagnostic {
  const { code, file, text } = exception;
  const target = text === undefined ? file : `"${text}" in ${file}`;
  return diagnosticAt(source, `/checks/exceptions/${index}`, {
    code: "exception-unneeded",
    severity: "warning",
    message: hasFile(file)
      ? `Nothing at ${target} needs this exception from ${code} any more.`
      : `This exception is for ${file}, and there is no such file.`,
    hint: "Remove the exception.",
  });
}

function ended({ exception, index }: Listed, { source }: ExceptionContext): Diagnostic {
  const { code, file, until } = exception;
  return diagnosticAt(source, `/checks/exceptions/${index}/until`, {
    code: "exception-ended",
    severity: "warning",
    message: `This exception from ${code} ended on ${until}, so ${file} is judged again.`,
    hint: "Mend the file and remove the exception, or set a later day.",
  });
}

/** The text of a file that a diagnostic marks. Each file is indexed once. */
export function markedTexts(
  textOf: ExceptionContext["textOf"],
): (diagnostic: Diagnostic) => string | undefined {
  const maps = new Map<string, LineMap | undefined>();
  return ({ file, line, column = 1, endLine = line, endColumn = column }) => {
    if (!maps.has(file)) {
      const text = textOf(file);
      maps.set(file, text === undefined ? undefined : new LineMap(text));
    }
    const lines = maps.get(file);
    if (lines === undefined || line === undefined || endLine === undefined) return undefined;
    return lines.text.slice(lines.lineStart(line) + column - 1, lines.lineStart(endLine) + endColumn - 1);
  };
}
