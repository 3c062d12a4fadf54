import type { Diagnostic } from "../../schema/generated/types.ts";
import { type Colours, colours } from "./colours.ts";
import type { FormatContext } from "./format.ts";
import { listed } from "./listed.ts";
import { summarise, summaryInWords } from "./summary.ts";
import { escapeControls } from "./visible-text.ts";
import { frames } from "./with-frames.ts";

/** The report that a person reads: each diagnostic with its lines, then the total. */
export function formatPretty(diagnostics: readonly Diagnostic[], { textOf, colour }: FormatContext): string {
  const paint = colours(colour);
  const frameOf = frames(textOf);
  const blocks = listed(diagnostics).map((diagnostic) => formatOne(diagnostic, frameOf(diagnostic), paint));
  return `${[...blocks, summaryInWords(summarise(diagnostics))].join("\n\n")}\n`;
}

function formatOne(diagnostic: Diagnostic, frame: readonly string[], paint: Colours): string {
  const { code, severity, file, line, column, message, hint, docs } = diagnostic;
  const place = [file, ...(line === undefined ? [] : [line, column ?? 1])].join(":");
  const head = [
    paint.strong(escapeControls(place)),
    paint[severity](severity),
    paint.faint(code),
    escapeControls(message),
  ];
  return [
    head.join("  "),
    ...frame.map((row) => `  ${paintRow(row, severity, paint)}`),
    ...(hint === undefined ? [] : [`  ${paint.strong("hint:")} ${escapeControls(hint)}`]),
    ...(docs === undefined ? [] : [`  ${paint.strong("see:")} ${escapeControls(docs)}`]),
  ].join("\n");
}

function paintRow(row: string, severity: "error" | "warning", paint: Colours): string {
  const bar = row.indexOf("|") + 1;
  const content = row.slice(bar);
  const isCaret = row.startsWith(" ") && row.slice(0, bar).trim() === "|";
  return paint.faint(row.slice(0, bar)) + (isCaret ? paint[severity](content) : content);
}
