import type { Diagnostic } from "../../../../schema/generated/types.ts";
import { escapeControls } from "../../../core/text/visible-text.ts";
import { listed } from "./listed.ts";
import { messageLines } from "./message-text.ts";
import { summarise, summaryInWords } from "./summary.ts";

/**
 * Workflow commands, which GitHub Actions turns into annotations at the lines of a change:
 *
 *     ::error file=data/site.yaml,line=1,endLine=1,col=7,endColumn=8,title=schema-type::`title` must be text.%0Ahint: …
 */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  const commands = listed(diagnostics).map(command);
  return `${[...commands, summaryInWords(summarise(diagnostics))].join("\n")}\n`;
}

function command(diagnostic: Diagnostic): string {
  const { severity, file, code } = diagnostic;
  const properties = Object.entries({ file, ...positionOf(diagnostic), title: code }).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  const text = messageLines(diagnostic).map(escapeControls).join("\n");
  return `::${severity} ${properties.join(",")}::${escapeData(text)}`;
}

/** GitHub takes columns only of a range within one line. */
function positionOf({
  line,
  column,
  endLine = line,
  endColumn = column,
}: Diagnostic): Record<string, number> {
  if (line === undefined || endLine === undefined) return {};
  if (column === undefined || endColumn === undefined || endLine > line) return { line, endLine };
  return { line, endLine, col: column, endColumn };
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(escapeControls(text)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
