import { compareDiagnostics, type Diagnostic } from "../core/diagnostics.ts";
import { isWithheld } from "../model/resolve/site-index.ts";
import type { Site } from "../site.ts";
import { diagnosticAt, type Source } from "../sources/parse/source.ts";
import { sidesInWords } from "./change-words.ts";
import { compareSources, type FieldChange, type FileState } from "./compare-sources.ts";
import { isWhole, pairStates } from "./pair-states.ts";
import { hasValues, statesValues, valueChanges } from "./published-values.ts";
import { hasHistory, hasNewRevision, revisionPointers } from "./record-revisions.ts";
import { unrecordedMeanings } from "./unrecorded-meanings.ts";
import { valueName } from "./value-name.ts";

/** Published values that changed or went since an older state though their record names no new revision. */
export function unrecordedValues(old: Site, next: Site, revision: string): Diagnostic[] {
  const pairs = pairStates(old, next);
  return [
    ...pairs.flatMap((pair) => {
      if (pair.old === undefined || !statesValues(pair.old.source)) return [];
      if (pair.next === undefined) return goneWhole(pair.old, next, revision);
      return isWhole(pair.old) && isWhole(pair.next) ? changedIn(pair.old, pair.next, revision) : [];
    }),
    ...unrecordedMeanings(pairs, revision),
  ].sort(compareDiagnostics);
}

function changedIn(old: FileState, next: FileState, revision: string): Diagnostic[] {
  if (hasNewRevision(old.source, next.source)) return [];
  const changes = compareSources(old, next);
  return valueChanges(changes, old, next).map((change) => diagnosticOf(change, next.source, revision));
}

/**
 * A record whose file is there, but no longer publishes anything: a draft, archived, or its values withdrawn.
 */
function goneWhole(state: FileState<Source>, { index }: Site, revision: string): Diagnostic[] {
  const { source: old } = state;
  const source = index.sources.get(old.path);
  const isSame = source?.valid === true && source.type === old.type && source.data.id === old.data.id;
  if (!isSame || !hasValues(state) || hasNewRevision(old, source)) return [];
  return [
    diagnosticAt(source, isWithheld(source) ? "/state" : "/status", {
      code: "revision-entry-missing",
      message: `The published values of the ${old.type.replaceAll("-", " ")} "${old.data.id}" are gone since ${revision}, and no new revision says so.`,
      hint: hintOf(source),
    }),
  ];
}

function diagnosticOf(change: FieldChange, source: Source, revision: string): Diagnostic {
  const { old, next } = sidesInWords(change);
  const what = `The published value ${valueName(change)}`;
  const happened = change.kind === "removed" ? `was ${old} and is gone` : `changed from ${old} to ${next}`;
  return diagnosticAt(source, pointerOf(change, source), {
    code: "revision-entry-missing",
    message: `${what} ${happened} since ${revision}, and no new revision says so.`,
    hint: hintOf(source),
  });
}

/** A removed field has no line; its record's history has one, or the record's first line is taken. */
function pointerOf({ kind, pointer }: FieldChange, source: Source): string {
  if (kind !== "removed") return pointer;
  return (
    [...revisionPointers(source.type), "/title"].find(
      (candidate) => source.positions[candidate] !== undefined,
    ) ?? ""
  );
}

/** Types without a history of revisions name the present one alone. */
function hintOf({ type }: Source): string {
  const name = "give the record another revision";
  if (type === "product")
    return `Add an entry to datasheet.revisionHistory that says what changed, or ${name}.`;
  if (hasHistory(type)) return `Add an entry to revisionHistory that says what changed, or ${name}.`;
  if (type === "legal") return "Give the text another version.";
  if (type === "notice") return "Write the day of the change as updated.";
  return "Give the record another revision.";
}
