import type { Position } from "../../core/diagnostics.ts";

/** Lines of an expanded text that follow each other in one file, up to the next origin. */
export interface Origin {
  /** 1-based line of the made text at which they begin. */
  readonly start: number;
  /** The file that they were written in; absent: the doc itself. */
  readonly file?: string;
  /** 1-based line there. */
  readonly line: number;
  /** Characters that the made text has before each of them, and the file has not. */
  readonly indent: number;
  /** All of them come from one line, that of a directive. */
  readonly isOneLine?: true;
}

/** The position in its file of a position in an expanded text. */
export function originOf(position: Position, origins: readonly Origin[]): Position {
  const origin = origins.findLast(({ start }) => start <= position.line);
  if (origin === undefined) return position;
  const next = origins.find(({ start }) => start > position.line);
  const line = writtenLine(position.line, origin);
  const column = Math.max(1, position.column - origin.indent);
  const isWhole = next === undefined || position.endLine < next.start;
  return {
    ...(origin.file === undefined ? {} : { file: origin.file }),
    line,
    column,
    endLine: isWhole ? writtenLine(position.endLine, origin) : line,
    endColumn: isWhole ? Math.max(1, position.endColumn - origin.indent) : column,
  };
}

function writtenLine(line: number, { start, line: first, isOneLine }: Origin): number {
  return isOneLine === true ? first : first + line - start;
}
