import type { Diagnostic } from "../../../../schema/generated/types.ts";
import { LineMap, type Position } from "../../../core/diagnostics.ts";
import { displayWidth, graphemes, graphemeWidth, visibleLine } from "../../../core/text/visible-text.ts";
import type { TextOf } from "../../../sources/read/texts-of.ts";

/** The lines around the places of diagnostics; each file is indexed once, at its first place. */
export function frames(textOf: TextOf): (diagnostic: Diagnostic) => string[] {
  const framesOf = new Map<string, ((position: Position) => string[]) | undefined>();
  return (diagnostic) => {
    const position = positionOf(diagnostic);
    if (position === undefined) return [];
    const { file } = diagnostic;
    if (!framesOf.has(file)) {
      const text = textOf(file);
      framesOf.set(file, text === undefined ? undefined : codeFrames(text));
    }
    return framesOf.get(file)?.(position) ?? [];
  };
}

/** Diagnostics, each with the lines around its place where it has one. */
export function withFrames<D extends Diagnostic>(
  diagnostics: readonly D[],
  textOf: TextOf,
): (D & { readonly frame?: string })[] {
  const frameOf = frames(textOf);
  return diagnostics.map((diagnostic) => {
    const frame = frameOf(diagnostic);
    return frame.length === 0 ? diagnostic : { ...diagnostic, frame: frame.join("\n") };
  });
}

function positionOf({ line, column = 1, endLine, endColumn }: Diagnostic): Position | undefined {
  if (line === undefined) return undefined;
  return { line, column, endLine: endLine ?? line, endColumn: endColumn ?? column };
}

/** Longer lines are cut around the caret. */
const width = 100;

/** Context that is kept before the caret of a cut line. */
const before = 30;

/**
 * For positions of one file, which is indexed once: the line of a position between its neighbours, and carets below the
 * position:
 *
 *     1 | title: CLIM
 *     2 | stat: published
 *       | ^^^^
 *     3 | tags:
 */
export function codeFrames(text: string): (position: Position) => string[] {
  const lines = new LineMap(text);
  const count = lines.position(text.length).line;
  // A final line break does not make a line.
  const last = lines.lineText(count) === "" ? count - 1 : count;
  return (position) => frame(lines, last, position);
}

function frame(lines: LineMap, last: number, position: Position): string[] {
  const { line, column } = position;
  const text = lines.lineText(line);
  const endColumn = position.endLine > line ? text.length + 1 : position.endColumn;
  // Twice the width bounds the work on a line of a megabyte.
  const left = Math.max(0, column - 1 - 2 * width);
  const lead = visibleLine(text.slice(left, column - 1));
  const marked = visibleLine(text.slice(column - 1, Math.min(endColumn - 1, column + 2 * width)));
  const cut = displayWidth(lead) > width - before || left > 0 ? displayWidth(lead) - before : 0;
  const gutter = String(Math.min(line + 1, Math.max(last, line))).length;
  const row = (number: number) => frameLine(number, gutter, window(lines.lineText(number), left, cut));
  const caretStart = displayWidth(lead) - cut + (cut > 0 || left > 0 ? 1 : 0);
  const carets = Math.max(1, Math.min(displayWidth(marked), width - caretStart));
  return [
    ...(line > 1 ? [row(line - 1)] : []),
    row(line),
    `${" ".repeat(gutter)} | ${" ".repeat(caretStart)}${"^".repeat(carets)}`,
    ...(line < last ? [row(line + 1)] : []),
  ];
}

function frameLine(number: number, gutter: number, text: string): string {
  return `${String(number).padStart(gutter)} | ${text}`.trimEnd();
}

/** The columns of a line from `cut` on, with `…` where text was left out. */
function window(line: string, left: number, cut: number): string {
  const visible = visibleLine(line.slice(left, left + 4 * width));
  const isCutBefore = (cut > 0 || left > 0) && visible !== "";
  const isCutAfter = line.length > left + 4 * width;
  let column = 0;
  let text = isCutBefore ? "…" : "";
  for (const grapheme of graphemes(visible)) {
    if (column >= cut) text += grapheme;
    column += graphemeWidth(grapheme);
    if (column - cut >= width) return column < displayWidth(visible) || isCutAfter ? `${text}…` : text;
  }
  return text;
}
