import type { Diagnostic } from "../../schema/generated/types.ts";
import type { Position } from "../diagnostics.ts";
import { codeFrames } from "./code-frame.ts";
import { type Colours, colours } from "./colours.ts";
import type { FormatContext } from "./format.ts";
import { listed } from "./listed.ts";
import { summarise, summaryInWords } from "./summary.ts";
import { escapeControls } from "./visible-text.ts";

/** The report that a person reads: each diagnostic with its lines, then the total. */
export function formatPretty(diagnostics: readonly Diagnostic[], { textOf, colour }: FormatContext): string {
  const paint = colours(colour);
  const framesOf = new Map<string, ((position: Position) => string[]) | undefined>();
  const blocks = listed(diagnostics).map((diagnostic) => {
    const { file } = diagnostic;
    if (!framesOf.has(file)) framesOf.set(file, framesFor(textOf(file)));
    return formatOne(diagnostic, framesOf.get(file), paint);
  });
  return `${[...blocks, summaryInWords(summarise(diagnostics))].join("\n\n")}\n`;
}

function framesFor(text: string | undefined): ((position: Position) => string[]) | undefined {
  return text === undefined ? undefined : codeFrames(text);
}

function formatOne(
  diagnostic: Diagnostic,
  frames: ((position: Position) => string[]) | undefined,
  paint: Colours,
): string {
  const { code, severity, file, line, column, message, hint, docs } = diagnostic;
  const place = [file, ...(line === undefined ? [] : [line, column ?? 1])].join(":");
  const head = [
    paint.strong(escapeControls(place)),
    paint[severity](severity),
    paint.faint(code),
    escapeControls(message),
  ];
  const position = positionOf(diagnostic);
  const frame = position && frames ? frames(position) : [];
  return [
    head.join("  "),
    ...frame.map((row) => `  ${paintRow(row, severity, paint)}`),
    ...(hint === undefined ? [] : [`  ${paint.strong("hint:")} ${escapeControls(hint)}`]),
    ...(docs === undefined ? [] : [`  ${paint.strong("see:")} ${escapeControls(docs)}`]),
  ].join("\n");
}

function positionOf({ line, column = 1, endLine, endColumn }: Diagnostic): Position | undefined {
  if (line === undefined) return undefined;
  return { line, column, endLine: endLine ?? line, endColumn: endColumn ?? column };
}

function paintRow(row: string, severity: "error" | "warning", paint: Colours): string {
  const bar = row.indexOf("|") + 1;
  const content = row.slice(bar);
  const isCaret = row.startsWith(" ") && row.slice(0, bar).trim() === "|";
  return paint.faint(row.slice(0, bar)) + (isCaret ? paint[severity](content) : content);
}
