import type { Diagnostic } from "../../../../schema/generated/types.ts";
import { countOf } from "../../../core/text/phrase.ts";
import { escapeControls } from "../../../core/text/visible-text.ts";
import { withCommandName } from "../command-name.ts";
import { explanationOf } from "./explanation.ts";
import type { FormatContext } from "./format.ts";
import { type CauseGroup, groupByCause } from "./group-by-cause.ts";
import { listed } from "./listed.ts";
import { summarise, summaryInWords } from "./summary.ts";
import { frames } from "./with-frames.ts";

/** The report that a person reads: each cause once, with the lines of its first place and its other places; then the total. */
export function formatPretty(diagnostics: readonly Diagnostic[], { textOf, colour }: FormatContext): string {
  const paint = colours(colour);
  const frameOf = frames(textOf);
  const blocks = groupByCause(listed(diagnostics)).map((group) =>
    formatGroup(group, frameOf(group.first), paint),
  );
  return `${[...blocks, summaryInWords(summarise(diagnostics))].join("\n\n")}\n`;
}

function formatGroup(
  { first, others }: CauseGroup<Diagnostic>,
  frame: readonly string[],
  paint: Colours,
): string {
  const { code, severity, message, hint } = first;
  const see = explanationOf(first);
  const head = [
    paint.strong(locationOf(first)),
    paint[severity](severity),
    paint.faint(code),
    escapeControls(message),
  ];
  return [
    head.join("  "),
    ...frame.map((row) => `  ${paintRow(row, severity, paint)}`),
    ...(hint === undefined ? [] : [`  ${paint.strong("hint:")} ${escapeControls(withCommandName(hint))}`]),
    ...(see === undefined ? [] : [`  ${paint.strong("see:")} ${escapeControls(withCommandName(see))}`]),
    ...(others.length === 0
      ? []
      : [`  ${paint.strong(`also at ${countOf(others.length, "other place")}:`)}`]),
    ...others.map((other) => `    ${locationOf(other)}`),
  ].join("\n");
}

/** `data/site.yaml:4:3`, which terminals and editors open. */
function locationOf({ file, line, column = 1 }: Diagnostic): string {
  return escapeControls([file, ...(line === undefined ? [] : [line, column])].join(":"));
}

function paintRow(row: string, severity: "error" | "warning", paint: Colours): string {
  const bar = row.indexOf("|") + 1;
  const content = row.slice(bar);
  const isCaret = row.startsWith(" ") && row.slice(0, bar).trim() === "|";
  return paint.faint(row.slice(0, bar)) + (isCaret ? paint[severity](content) : content);
}

/** Paints parts of the report, or leaves them as they are. */
interface Colours {
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

/** Codes of ANSI terminals; nothing where they are off. */
function colours(isOn: boolean): Colours {
  if (!isOn) return { error: plain, warning: plain, strong: plain, faint: plain };
  return { error: ansi(31), warning: ansi(33), strong: ansi(1), faint: ansi(2) };
}

const ansi = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const plain = (text: string) => text;
