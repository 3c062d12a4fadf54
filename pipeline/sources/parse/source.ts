import type { AuthoredTypes, DocFrontMatterSource } from "../../../schema/generated/types.ts";
import type { Diagnostic, Position } from "../../core/diagnostics.ts";
import type { MarkdownDocument } from "./types.ts";

/** A string that names another record, parameter, unit, source, file or page. */
export interface SourceReference {
  /**
   * The kind of thing that the string names: a record type, "link", "asset", "parameter", "unit" or "source".
   */
  readonly kind: string;
  readonly target: string;
  /** JSON Pointer of the string. */
  readonly pointer: string;
  readonly position: Position;
}

/** Everything that one file says by itself. It depends on nothing but the bytes of the file, and is cached by them. */
export interface Source {
  /** Path relative to the data folder. */
  readonly path: string;
  /** Authored type: the name of its schema. */
  readonly type: string;
  /** The value, checked against the schema of `type`; meaningless when `valid` is false. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly valid: boolean;
  /** The digits of numbers as written, in plain form (`plain-digits.ts`), by JSON Pointer. */
  readonly digits: Readonly<Record<string, string>>;
  /** Position of each value, by JSON Pointer. */
  readonly positions: Readonly<Record<string, Position>>;
  readonly references: readonly SourceReference[];
  /** Markdown inside the file: fields of YAML by JSON Pointer, the body of a doc at "". */
  readonly prose: Readonly<Record<string, MarkdownDocument>>;
  /** Docs only: title from the first heading, wherever it is and of whatever level. */
  readonly headingTitle?: string;
  /** Values in the title, the summary or the description, once they are filled in. */
  readonly fieldValues?: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A source that has the form of its schema. */
export interface ValidSource extends Source {
  readonly valid: true;
}

export function isValid(source: Source | undefined): source is ValidSource {
  return source?.valid === true;
}

/** The data of sources of each type. The type of a doc is not the name of its schema. */
export interface SourceTypes extends Omit<AuthoredTypes, "doc-front-matter"> {
  readonly doc: DocFrontMatterSource;
}

/** As types and not as interfaces, which could have more keys than they name. */
type SourceData = {
  readonly [T in keyof SourceTypes]: { readonly [K in keyof SourceTypes[T]]: SourceTypes[T][K] };
};

/** A valid source of one type. Whatever reads the data of a record as its type says takes one of these. */
export interface SourceOf<T extends keyof SourceTypes> extends ValidSource {
  readonly type: T;
  readonly data: SourceData[T];
}

/** Whether a source is of a type and has the form of its schema. */
export function isOfType<T extends keyof SourceTypes>(
  source: Source | undefined,
  type: T,
): source is SourceOf<T> {
  return isValid(source) && source.type === type;
}

/** The position of a value of a source, or of the nearest node above it. */
export function positionOf(source: Source, pointer: string): Position | undefined {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
    const position = source.positions[at];
    if (position !== undefined) return position;
    if (at === "") return undefined;
  }
}

/** Whether no error was found inside a value of a source, though there may be some elsewhere in the file. */
export function isSound(source: Source, pointer: string): boolean {
  if (source.valid) return true;
  const position = source.positions[pointer];
  if (position === undefined) return false;
  return !source.diagnostics.some(
    ({ severity, line, column }) =>
      severity === "error" && line !== undefined && contains(position, line, column ?? 1),
  );
}

function contains({ line, column, endLine, endColumn }: Position, l: number, c: number): boolean {
  return (
    (l > line || (l === line && c >= column)) &&
    (l < endLine || (l === endLine && c < Math.max(endColumn, column + 1)))
  );
}

/** A diagnostic at a value of a source. */
export function diagnosticAt(
  source: Source,
  pointer: string,
  diagnostic: Pick<Diagnostic, "code" | "message" | "hint" | "cause"> & { severity?: Diagnostic["severity"] },
): Diagnostic {
  return { severity: "error", file: source.path, ...positionOf(source, pointer), ...diagnostic };
}
