import { countOf } from "../core/text/phrase.ts";
import type { NamedCommit } from "../sources/revisions/find-commits.ts";
import type { RecordChange, SiteChange } from "./compare-sites.ts";
import type { FieldChange } from "./compare-sources.ts";

/** The two states that were compared; the newer one in words where it is no commit. */
export interface States {
  readonly from: NamedCommit;
  readonly to: NamedCommit | string;
}

/** `v1.2 (0123456789ab)`. */
export function stateInWords(state: NamedCommit | string): string {
  return typeof state === "string" ? state : `${state.revision} (${state.commit.slice(0, 12)})`;
}

/** The signs of what came, went and changed. */
export const signs = {
  added: "+",
  removed: "-",
  changed: "~",
  reordered: "~",
  renamed: "~",
  moved: "~",
} as const;

/** Marks of a field whose sides are no values. */
export const marks: Readonly<Partial<Record<FieldChange["kind"], string>>> = {
  reordered: " (order)",
  renamed: " (renamed)",
  moved: " (moved)",
};

/** The place of a field: `datasheet › sections › electrical › rows › idle-current › typ`. */
export function fieldInWords({ path }: Pick<FieldChange, "path">): string {
  return path.filter((name) => name !== "datasheet" && name !== "groups").join(" › ");
}

/** The place of the list whose item moved. */
function pathInWords(path: unknown): string {
  return Array.isArray(path) ? fieldInWords({ path: path.slice(0, -1) }) : "";
}

/** The name of a record: `product clim`, or its path. */
export function recordInWords({ type, id, file }: RecordChange): string {
  return id === undefined || type === "doc" ? file : `${type} ${id}`;
}

/** The former name and place of a record: `, renamed from clim, moved from products/clim.yaml`. */
export function formerInWords(
  { oldId, oldFile }: RecordChange,
  quoted = (text: string): string => text,
): string {
  const renamed = oldId === undefined ? "" : `, renamed from ${quoted(oldId)}`;
  return oldFile === undefined ? renamed : `${renamed}, moved from ${quoted(oldFile)}`;
}

/** The sign for a missing side. */
export const none = "–";

/** Both sides of a field: as the page shows them, else as written. */
export function sidesInWords(field: FieldChange): { readonly old: string; readonly next: string } {
  const { oldText, newText } = field;
  if (field.kind === "moved") return { old: pathInWords(field.old), next: pathInWords(field.new) };
  return { old: oldText ?? valueInWords(field.old), next: newText ?? valueInWords(field.new) };
}

/** A value on one line, at most 120 characters. */
function valueInWords(value: unknown): string {
  if (value === undefined) return none;
  const text = (typeof value === "string" ? value : JSON.stringify(value)).replace(/\s+/g, " ").trim();
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

/** `lines 4 to 6 -> lines 4 to 9`. */
export function linesInWords({ lines }: FieldChange): string | undefined {
  if (lines === undefined) return undefined;
  return `${linesAt(lines.oldStart, lines.oldLines.length)} -> ${linesAt(lines.newStart, lines.newLines.length)}`;
}

function linesAt(start: number, count: number): string {
  if (count === 0) return "no line";
  return count === 1 ? `line ${start}` : `lines ${start} to ${start + count - 1}`;
}

/** `2 records, 5 fields, 1 page, no anchors lost, 2 exports, no files`. */
export function totalsInWords({ records, pages, anchors, exports, files }: SiteChange): string {
  const fields = records.reduce((sum, record) => sum + record.fields.length, 0);
  const lost = anchors.reduce((sum, { removed, renamed }) => sum + removed.length + renamed.length, 0);
  return [
    countOf(records.length, "record"),
    countOf(fields, "field"),
    countOf(pages.length, "page"),
    `${countOf(lost, "anchor")} lost`,
    countOf(exports.length, "export"),
    countOf(files.length, "file"),
  ].join(", ");
}

/** Whether the two states are the same in every way that is compared. */
export function isUnchanged({ records, pages, anchors, exports, files }: SiteChange): boolean {
  return [records, pages, anchors, exports, files].every((list) => list.length === 0);
}
