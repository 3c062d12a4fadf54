import type { Diagnostic } from "../core/diagnostics.ts";
import { own, valueAt } from "../core/json-pointer.ts";
import { listInWords } from "../core/text/phrase.ts";
import { dictionaries } from "../model/resolve/site-index.ts";
import { diagnosticAt, type Source } from "../sources/parse/source.ts";
import { sidesInWords } from "./change-words.ts";
import type { LocatedEntry } from "./compare-sources.ts";
import { compareMovedEntry, type FileState, writtenOf } from "./compare-sources.ts";
import { isWhole, type StatePair } from "./pair-states.ts";
import { annotationsOf, statesValues, valueChanges } from "./published-values.ts";
import { hasNewRevision } from "./record-revisions.ts";

/** Dictionaries whose entries give a value its meaning. A source does not: it says who stated the value. */
const meanings = ["parameter", "unit"] as const;
type Meaning = (typeof meanings)[number];

/** Changed units and parameters that published values are stated in, whose records name no new revision. */
export function unrecordedMeanings(pairs: readonly StatePair[], revision: string): Diagnostic[] {
  return meanings.flatMap((kind) => {
    const old = entriesOf(kind, pairs, ({ old }) => old);
    const next = entriesOf(kind, pairs, ({ next }) => next);
    return [...next].flatMap(([id, entry]) => {
      const former = old.get(id);
      if (former === undefined || isSame(former, entry)) return [];
      const changes = compareMovedEntry(former, entry).filter(({ kind: how }) => how !== "moved");
      const counted = valueChanges(changes, former.state, entry.state);
      const records = counted.length === 0 ? [] : recordsWith({ kind, id }, pairs);
      if (records.length === 0) return [];
      return counted.map((change) => {
        const { old: was, next: is } = sidesInWords(change);
        const { source } = entry.state;
        return diagnosticAt(source, change.kind === "removed" ? entry.pointer : change.pointer, {
          code: "revision-entry-missing",
          message: `The ${change.path.at(-1)} of the ${kind} "${id}" changed from ${was} to ${is} since ${revision}. Published values of ${namesInWords(records)} have this ${kind}, and no new revision says so.`,
          hint: "Give each of these records a new revision, or a new entry of its history of revisions.",
        });
      });
    });
  });
}

function entriesOf(
  kind: Meaning,
  pairs: readonly StatePair[],
  stateOf: (pair: StatePair) => FileState<Source> | undefined,
): Map<string, LocatedEntry> {
  const list = dictionaries[kind];
  const found = new Map<string, LocatedEntry>();
  for (const state of pairs.map(stateOf)) {
    if (!isWhole(state) || state.source.type !== list) continue;
    const entries = state.source.data[list];
    for (const [i, entry] of (Array.isArray(entries) ? entries : []).entries()) {
      const id = own(entry, "id");
      if (typeof id === "string") found.set(id, { state, pointer: `/${list}/${i}`, path: [list, id] });
    }
  }
  return found;
}

function isSame(former: LocatedEntry, entry: LocatedEntry): boolean {
  const textOf = ({ state, pointer }: LocatedEntry): string =>
    JSON.stringify(valueAt(state.source.data, pointer));
  return textOf(former) === textOf(entry);
}

/** Records without a new revision that publish a value with an entry, and did so before. */
function recordsWith(
  { kind, id }: { readonly kind: Meaning; readonly id: string },
  pairs: readonly StatePair[],
): Source[] {
  const uses = (state: FileState): boolean => {
    const annotations = annotationsOf(state.source.type);
    return state.source.references.some(
      (reference) =>
        reference.kind === kind &&
        reference.target === id &&
        annotations.publishedAt(reference.pointer) !== "no" &&
        valueAt(writtenOf(state).value, reference.pointer) !== undefined,
    );
  };
  return pairs.flatMap(({ old, next }) => {
    if (!isWhole(old) || !isWhole(next) || !statesValues(next.source)) return [];
    return uses(old) && uses(next) && !hasNewRevision(old.source, next.source) ? [next.source] : [];
  });
}

/** Records that are named; of more than these the number is given. */
const MOST_NAMED = 4;

function namesInWords(records: readonly Source[]): string {
  const names = records.map(({ type, data }) => `the ${type.replaceAll("-", " ")} "${String(data.id)}"`);
  const more = names.length - MOST_NAMED;
  return listInWords(more > 0 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names, "and");
}
