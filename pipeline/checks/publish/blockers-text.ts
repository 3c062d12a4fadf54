import { compareDiagnostics } from "../../core/diagnostics.ts";
import { countOf } from "../../core/text/phrase.ts";
import { escapeControls } from "../../core/text/visible-text.ts";
import type { Blocker } from "./blocker.ts";

/** So many places of one thing are listed for people; the rest is counted. */
const SHOWN = 3;

/** The report for people: what to supply, numbered, each with the places that wait for it, and a total. */
export function blockersText(blockers: readonly Blocker[]): string {
  if (blockers.length === 0) return "Nothing blocks the publication.\n";
  const items = blockers.map((blocker, i) => `${itemOf(blocker, i + 1)}\n`);
  return `${items.join("\n")}\n${countOf(blockers.length, "thing")} to supply before this site is published.\n`;
}

/** The number comes first: a text at the start of a line could be a command to the system that runs this (`::error`). */
function itemOf({ supply, places, diagnostics }: Blocker, number: number): string {
  const sorted = [...diagnostics].sort(compareDiagnostics);
  const firstPlaces = sorted.slice(0, SHOWN).map(({ file, line, column, code }) => {
    const position = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
    return `    ${position}  ${code}`;
  });
  const rest = sorted.length - firstPlaces.length;
  const lines = [
    `${number}. ${supply}${places > 1 ? ` (${countOf(places, "place")})` : ""}`,
    ...firstPlaces,
    ...(rest > 0 ? [`    and ${rest} more`] : []),
  ];
  return lines.map(escapeControls).join("\n");
}
