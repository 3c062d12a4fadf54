import { escapeControls } from "../core/text/visible-text.ts";
import {
  fieldInWords,
  formerInWords,
  isUnchanged,
  linesInWords,
  marks,
  recordInWords,
  type States,
  sidesInWords,
  signs,
  stateInWords,
  totalsInWords,
} from "./change-words.ts";
import type { AnchorChange } from "./compare-anchors.ts";
import type { NamedChange, RecordChange, SiteChange } from "./compare-sites.ts";
import type { FieldChange } from "./compare-sources.ts";
import { interfaceVerdict, verdictLines } from "./interface-verdict.ts";

/** The changes for people at a terminal: a block a record, a line a field, then pages, anchors and files. */
export function changesText({ from, to }: States, changes: SiteChange): string {
  const head = `From ${stateInWords(from)} to ${stateInWords(to)}\n`;
  if (isUnchanged(changes)) return visible(`${head}\nNothing changed.\n${unreadText(changes)}`);
  const blocks = [
    ...changes.records.map(recordText),
    listText("Pages", changes.pages.map(namedText)),
    listText("Anchors", changes.anchors.map(anchorText)),
    listText("Exports", changes.exports.map(namedText)),
    listText("Images and downloads", changes.files.map(namedText)),
    unreadText(changes),
  ].filter((block) => block !== "");
  return visible(`${[head, ...blocks].join("\n")}\n${totalsInWords(changes)}.\n${verdictText(changes)}`);
}

/**
 * The meaning of the changes for those who have built something against the interfaces; empty if none
 * changed.
 */
function verdictText(changes: SiteChange): string {
  const verdict = interfaceVerdict(changes);
  if (verdict === undefined) return "";
  const lines = verdictLines(verdict).flatMap(({ head, reasons }) => [
    head,
    ...reasons.map((reason) => `  ${reason}`),
  ]);
  return `\n${lines.join("\n")}\n`;
}

function visible(text: string): string {
  return text.split("\n").map(escapeControls).join("\n");
}

function recordText(record: RecordChange): string {
  const { kind, file, fields } = record;
  const name = recordInWords(record);
  const fileLabel = name === file ? "" : `  ${file}`;
  return [`${signs[kind]} ${name}${fileLabel}${formerInWords(record)}`, ...fields.map(fieldText), ""].join(
    "\n",
  );
}

function fieldText(field: FieldChange): string {
  return `  ${signs[field.kind]} ${fieldInWords(field)}${marks[field.kind] ?? ""}: ${linesInWords(field) ?? sidesText(field)}`;
}

function sidesText(field: FieldChange): string {
  const { old, next } = sidesInWords(field);
  if (field.kind === "added") return next;
  return field.kind === "removed" ? old : `${old} -> ${next}`;
}

function listText(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : [title, ...lines.map((line) => `  ${line}`), ""].join("\n");
}

function namedText({ kind, name, forwardsTo }: NamedChange): string {
  return `${signs[kind]} ${name}${forwardsTo === undefined ? "" : `, forwards to ${forwardsTo}`}`;
}

function anchorText({ pathname, added, removed, renamed }: AnchorChange): string {
  const words = [
    ...renamed.map(({ from, to }) => `#${from} -> #${to}`),
    ...removed.map((anchor) => `-#${anchor}`),
    ...added.map((anchor) => `+#${anchor}`),
  ];
  return `${pathname}  ${words.join("  ")}`;
}

function unreadText({ unread }: SiteChange): string {
  const lines = [
    ...unread.old.map((file) => `${file} in the older state`),
    ...unread.new.map((file) => `${file} in the newer state`),
  ];
  return listText("Not compared, because of mistakes that hide what the file says", lines);
}
