import { compareDiagnostics, type Diagnostic } from "../diagnostics.ts";
import { own, valueAt } from "../json-pointer.ts";
import { diagnosticAt, type Source } from "../parse/source.ts";
import type { Site } from "../site.ts";
import { sidesInWords } from "./change-words.ts";
import { compareSources, type FieldChange, type FileState } from "./compare-sources.ts";
import { pairedStates } from "./pair-states.ts";
import { rowPointer } from "./value-text.ts";

/** Published values that changed or went since an older state though their record names no new revision. */
export function unrecordedValues(old: Site, next: Site, revision: string): Diagnostic[] {
  return pairedStates(old, next)
    .filter(([before, after]) => valueTypes.has(after.source.type) && !hasNewRevision(before, after))
    .flatMap(([before, after]) =>
      compareSources(before, after)
        .filter((change) => isChangedValue(change, after.source))
        .map((change) => diagnosticOf(change, after.source, revision)),
    )
    .sort(compareDiagnostics);
}

/** Types of records that state values and name their revisions. */
const valueTypes: ReadonlySet<string> = new Set([
  "product",
  "connector",
  "cable",
  "register-map",
  "can-message-set",
  "serial-protocol",
]);

/** Where a record names its revisions. */
const histories = ["/revisionHistory", "/datasheet/revisionHistory"];
const names = ["/revision", "/datasheet/revision"];

function revisionsOf({ data }: Source): string[] {
  const entries = histories.flatMap((pointer) => {
    const list = valueAt(data, pointer);
    return Array.isArray(list) ? list.map((entry: unknown) => own(entry, "revision")) : [];
  });
  return [...names.map((pointer) => valueAt(data, pointer)), ...entries].filter(
    (name) => typeof name === "string",
  );
}

function hasNewRevision(before: FileState, after: FileState): boolean {
  const known = new Set(revisionsOf(before.source));
  return revisionsOf(after.source).some((name) => !known.has(name));
}

/** Words about a value rather than the value; how well it is known is the report's subject. */
const words = /\/(?:status|source|sources|note|notes|label|title|description|summary|comment)(?:\/|$)/;

/** What a record of an interface says of itself, and not of the interface. */
const envelope =
  /^\/(?:type|id|state|route|aliases|updated|revision\w*|tags|related|reading|body|docs|images)(?:\/|$)/;

/** What is new in a list was not published before; what is new within a published value changes it. */
function isChangedValue({ kind, pointer, about }: FieldChange, source: Source): boolean {
  if (kind === "reordered" || about === "text" || words.test(pointer)) return false;
  const row = rowPointer(pointer);
  if (source.type === "product") return row !== undefined && (row !== pointer || kind === "removed");
  if (envelope.test(pointer) || source.prose[pointer] !== undefined) return false;
  return kind !== "added" || !/\/\d+$/.test(pointer);
}

function diagnosticOf(change: FieldChange, source: Source, revision: string): Diagnostic {
  const { old, next } = sidesInWords(change);
  const what = `The published value ${nameOf(change)}`;
  const happened = change.kind === "removed" ? `was ${old} and is gone` : `changed from ${old} to ${next}`;
  return diagnosticAt(source, placeOf(change, source), {
    code: "revision-entry-missing",
    message: `${what} ${happened} since ${revision}, and no new revision says so.`,
    hint: hintOf(source),
  });
}

/** `supply-voltage max`, `blocks › gnss › registers › heading › factor`. */
function nameOf({ path, pointer }: FieldChange): string {
  const at = path.lastIndexOf("rows");
  return rowPointer(pointer) === undefined || at === -1 ? path.join(" › ") : path.slice(at + 1).join(" ");
}

/** What is gone has no line; its record's history has, or the record's first line. */
function placeOf({ kind, pointer }: FieldChange, source: Source): string {
  if (kind !== "removed") return pointer;
  return [...histories, ...names, "/title"].find((place) => source.places[place] !== undefined) ?? "";
}

/** Types without a history of revisions name the present one alone. */
function hintOf({ type }: Source): string {
  const name = "give the record another revision";
  if (type === "product")
    return `Add an entry to datasheet.revisionHistory that says what changed, or ${name}.`;
  if (type === "connector" || type === "cable")
    return `Add an entry to revisionHistory that says what changed, or ${name}.`;
  return "Give the record another revision.";
}
