import { type DiagnosticCode, diagnosticCodes } from "../../core/diagnostic-codes.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { invisible } from "../../core/text/invisible.ts";
import { isKnown } from "../settings/settings.ts";

/** A finding as `baseline.yaml` names it: without a line number, so that edits elsewhere in its file change nothing. */
export interface ListedFinding {
  readonly code: string;
  readonly file: string;
  /** The text that the diagnostic marks, shortened; "" where it marks none. */
  readonly about: string;
}

/** A mistake of a baseline cannot be accepted by that baseline. */
const ABOUT_BASELINE: ReadonlySet<string> = new Set<DiagnosticCode>(["baseline-code", "baseline-unneeded"]);
/** Sites may turn these off by a setting with their name in it, but each single case makes a page untrue or tells too much. */
const UNTRUE_OR_UNSAFE: ReadonlySet<string> = new Set<DiagnosticCode>([
  "image-metadata",
  "value-contradicted",
]);
/** UTF-16 units; a longer text is known well enough by its beginning. */
const LONGEST = 100;

/** Whether a code is about the baseline itself. */
export function isAboutBaseline(code: string): boolean {
  return ABOUT_BASELINE.has(code);
}

/** Whether a baseline may list a code: with such a finding a page is still whole, safe and true. */
export function isAcceptable(code: string): boolean {
  return (
    isKnown(code) &&
    diagnosticCodes[code] !== "fixed" &&
    !UNTRUE_OR_UNSAFE.has(code) &&
    !isAboutBaseline(code)
  );
}

/** The name of a finding in a baseline, from what it marks in its file. */
export function listedFinding(
  diagnostic: Pick<Diagnostic, "code" | "file" | "cause" | "message">,
  marked: string | undefined,
): ListedFinding {
  const { code, file, cause, message } = diagnostic;
  const written = shortened(marked ?? "");
  return { code, file, about: written === "" ? shortened(cause ?? withoutLines(message)) : written };
}

/** One name for a listed finding. */
export function keyOf({ code, file, about }: ListedFinding): string {
  return `${code}\n${file}\n${about}`;
}

/** A text on one line, without characters that no data folder may hold, cut between two characters. */
export function shortened(text: string): string {
  const line = text
    .slice(0, LONGEST * 4)
    .replace(invisible, "")
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= LONGEST
    ? line
    : line
        .slice(0, LONGEST)
        .replace(/[\ud800-\udbff]$/, "")
        .trimEnd();
}

function withoutLines(message: string): string {
  return message.replace(/\bline \d+/g, "line");
}
