import { codeSpan, tableCell } from "../core/text/escape/markdown.ts";
import {
  fieldInWords,
  formerInWords,
  isUnchanged,
  linesInWords,
  marks,
  none,
  recordInWords,
  type States,
  sidesInWords,
  stateInWords,
  totalsInWords,
} from "./change-words.ts";
import type { NamedChange, RecordChange, SiteChange } from "./compare-sites.ts";
import type { FieldChange } from "./compare-sources.ts";
import { interfaceVerdict, verdictLines } from "./interface-verdict.ts";

/** The changes as GitHub shows them in a pull request: a table a record. Nothing that a file says is markup. */
export function changesMarkdown({ from, to }: States, changes: SiteChange): string {
  const states = `From ${code(stateInWords(from))} to ${typeof to === "string" ? to : code(stateInWords(to))}`;
  const total = isUnchanged(changes) ? "nothing changed" : totalsInWords(changes);
  const blocks = [
    "## What changes",
    `${states}: ${total}.`,
    ...changes.records.map(recordMarkdown),
    ...section("Pages", changes.pages.map(namedMarkdown)),
    ...section(
      "Anchors",
      changes.anchors.map(({ pathname, added, removed, renamed }) =>
        [
          code(pathname),
          ...renamed.map(({ from, to }) => `${code(`#${from}`)} is now ${code(`#${to}`)}`),
          ...removed.map((anchor) => `removed ${code(`#${anchor}`)}`),
          ...added.map((anchor) => `added ${code(`#${anchor}`)}`),
        ].join(", "),
      ),
    ),
    ...section("Exports", changes.exports.map(namedMarkdown)),
    ...section("Images and downloads", changes.files.map(namedMarkdown)),
    ...section("Not compared, because of mistakes that hide what the file says", [
      ...changes.unread.old.map((file) => `${code(file)} in the older state`),
      ...changes.unread.new.map((file) => `${code(file)} in the newer state`),
    ]),
    ...verdictMarkdown(changes),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function verdictMarkdown(changes: SiteChange): string[] {
  const verdict = interfaceVerdict(changes);
  if (verdict === undefined) return [];
  const lines = verdictLines(verdict).map(({ head, reasons }) =>
    [head, ...(reasons.length === 0 ? [] : [""]), ...reasons.map((reason) => `- ${code(reason)}`)].join("\n"),
  );
  return ["### For firmware and wiring", ...lines];
}

function recordMarkdown(record: RecordChange): string {
  const { kind, file, fields } = record;
  const head = `### ${code(recordInWords(record))} ${kind}${formerInWords(record, code)}\n\n${code(file)}`;
  if (fields.length === 0) return head;
  const rows = fields.map((field) => `| ${fieldCells(field).map(tableCell).join(" | ")} |`);
  return [`${head}\n`, "| Field | Old | New |", "| --- | --- | --- |", ...rows].join("\n");
}

function fieldCells(field: FieldChange): string[] {
  const label = code(fieldInWords(field));
  const [old, next] = linesInWords(field)?.split(" -> ") ?? [];
  if (old !== undefined && next !== undefined) return [label, old, next];
  const sides = sidesInWords(field);
  return [
    `${label}${marks[field.kind] ?? ""}`,
    field.old === undefined ? none : code(sides.old),
    field.new === undefined ? none : code(sides.next),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`### ${title}`, lines.map((line) => `- ${line}`).join("\n")];
}

function namedMarkdown({ kind, name, forwardsTo }: NamedChange): string {
  return `${kind} ${code(name)}${forwardsTo === undefined ? "" : `, forwards to ${code(forwardsTo)}`}`;
}

/** A code span that shows any text on one line. */
function code(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ");
  return line.trim() === "" ? "(empty)" : codeSpan(line);
}
