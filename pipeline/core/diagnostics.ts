import type { Diagnostic as PlainDiagnostic } from "../../schema/generated/types.ts";
import type { DiagnosticCode } from "./diagnostic-codes.ts";
import { lowerBound } from "./lower-bound.ts";

/** Something an author must know about a file. A new code is a line in `diagnostic-codes.ts` and a page in the manual. */
export interface Diagnostic extends PlainDiagnostic {
  code: DiagnosticCode;
}

/** A stretch of a file. Lines and columns are 1-based; columns count UTF-16 units, a tab is one. */
export interface Position {
  /** The file, where it is another one than that which is spoken of: one that this includes. */
  readonly file?: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The result of a step: its value, and its findings about the author's files. */
export interface Checked<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** Order of all reports: by file, then position, then code. */
export function compareDiagnostics(a: PlainDiagnostic, b: PlainDiagnostic): number {
  return (
    compareStrings(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compareStrings(a.code, b.code) ||
    compareStrings(a.message, b.message)
  );
}

/** Compares by UTF-16 units, so that the order is the same in every locale. */
export function compareStrings(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Turns offsets of a text into positions. Build one per file: it indexes the line starts once, at the first question. */
export class LineMap {
  #known: readonly number[] | undefined;

  constructor(readonly text: string) {}

  get #starts(): readonly number[] {
    this.#known ??= lineStarts(this.text);
    return this.#known;
  }

  /** Offset (0-based) at which a line (1-based) starts. */
  lineStart(line: number): number {
    return this.#starts[Math.min(line, this.#starts.length) - 1] ?? 0;
  }

  /** The text of a line (1-based) without its line break. */
  lineText(line: number): string {
    const start = this.lineStart(line);
    const end = line < this.#starts.length ? this.lineStart(line + 1) - 1 : this.text.length;
    // Not by a pattern, which would go through the whole line.
    return this.text.slice(start, this.text[end - 1] === "\r" && end > start ? end - 1 : end);
  }

  /** The position of the offsets `start` to `end` (0-based, end excluded). */
  position(start: number, end = start): Position {
    const from = this.#locate(start);
    const to = this.#locate(Math.max(start, end));
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  }

  #locate(offset: number): { line: number; column: number } {
    const line = Math.max(
      1,
      lowerBound(this.#starts, (start) => start <= offset),
    );
    return { line, column: offset - (this.#starts[line - 1] ?? 0) + 1 };
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = text.indexOf("\n"); i !== -1; i = text.indexOf("\n", i + 1)) starts.push(i + 1);
  return starts;
}
