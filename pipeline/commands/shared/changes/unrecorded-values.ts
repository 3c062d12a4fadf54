import { compareDiagnostics, type Diagnostic } from "../../../core/diagnostics.ts";
import { own, valueAt } from "../../../core/json-pointer.ts";
import { isWithheld } from "../../../model/resolve/site-index.ts";
import { isShown } from "../../../model/resolve/value-status.ts";
import { locatedValues } from "../../../model/values/located-values.ts";
import type { Site } from "../../../site.ts";
import { diagnosticAt, isOfType, type Source } from "../../../sources/parse/source.ts";
import { sidesInWords } from "./change-words.ts";
import { compareSources, type FieldChange, type FileState } from "./compare-sources.ts";
import { isWhole, pairStates } from "./pair-states.ts";
import { statesValues, valueChanges } from "./published-values.ts";
import { rowPointer } from "./value-text.ts";

/** Published values that changed or went since an older state though their record names no new revision. */
export function unrecordedValues(old: Site, next: Site, revision: string): Diagnostic[] {
  return pairStates(old, next)
    .flatMap((pair) => {
      if (pair.old === undefined || !statesValues(pair.old.source)) return [];
      if (pair.next === undefined) return goneWhole(pair.old, next, revision);
      return isWhole(pair.old) && isWhole(pair.next) ? changedIn(pair.old, pair.next, revision) : [];
    })
    .sort(compareDiagnostics);
}

function changedIn(old: FileState, { source, ...rest }: FileState, revision: string): Diagnostic[] {
  if (hasNewRevision(old.source, source)) return [];
  const changes = compareSources(old, { source, ...rest });
  return valueChanges(changes, old.source, source).map((change) => diagnosticOf(change, source, revision));
}

/** A record whose file is there, and of which nothing is published any more: a draft, archived, or its values withdrawn. */
function goneWhole({ source: old }: FileState<Source>, { index }: Site, revision: string): Diagnostic[] {
  const source = index.sources.get(old.path);
  const isSame = source?.valid === true && source.type === old.type && source.data.id === old.data.id;
  if (!isSame || !hasValues(old) || hasNewRevision(old, source)) return [];
  return [
    diagnosticAt(source, isWithheld(source) ? "/state" : "/status", {
      code: "revision-entry-missing",
      message: `The published values of the ${old.type.replaceAll("-", " ")} "${old.data.id}" are gone since ${revision}, and no new revision says so.`,
      hint: hintOf(source),
    }),
  ];
}

/** A product may be published without a value; an interface is not. */
function hasValues(source: Source): boolean {
  return !isOfType(source, "product") || locatedValues(source).some(({ value }) => isShown(value, false));
}

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

function hasNewRevision(before: Source, after: Source): boolean {
  const known = new Set(revisionsOf(before));
  return revisionsOf(after).some((name) => !known.has(name));
}

function diagnosticOf(change: FieldChange, source: Source, revision: string): Diagnostic {
  const { old, next } = sidesInWords(change);
  const what = `The published value ${nameOf(change)}`;
  const happened = change.kind === "removed" ? `was ${old} and is gone` : `changed from ${old} to ${next}`;
  return diagnosticAt(source, pointerOf(change, source), {
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
function pointerOf({ kind, pointer }: FieldChange, source: Source): string {
  if (kind !== "removed") return pointer;
  return (
    [...histories, ...names, "/title"].find((candidate) => source.positions[candidate] !== undefined) ?? ""
  );
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
