import { own } from "../core/json-pointer.ts";
import type { Source } from "../sources/parse/source.ts";
import { type FieldChange, type FileState, type LocatedEntry, writtenOf } from "./compare-sources.ts";
import { namedItems } from "./item-names.ts";

/** Dictionaries, whose entries have one name in all files, and the lists of them. */
const lists: Readonly<Partial<Record<Source["type"], string>>> = {
  parameters: "parameters",
  units: "units",
  sources: "sources",
  glossary: "terms",
};

/** A published file in two states with what differs in it; one state is missing where the file came or went. */
export interface ComparedFile {
  readonly old?: FileState | undefined;
  readonly next?: FileState | undefined;
  readonly fields: readonly FieldChange[];
}

/** An entry that is in another file than before. */
export interface MovedEntry {
  readonly before: LocatedEntry;
  readonly after: LocatedEntry;
}

/**
 * Entries that were removed from one dictionary and added to another one of its kind, if each of the two is
 * the only one.
 */
export function movedEntries(files: readonly ComparedFile[]): MovedEntry[] {
  const removed = byName(files.flatMap((file) => entriesOf(file, "removed")));
  const added = byName(files.flatMap((file) => entriesOf(file, "added")));
  return [...removed].flatMap(([name, before]) => {
    const after = added.get(name);
    return before === undefined || after === undefined ? [] : [{ before, after }];
  });
}

/** Entries that a file has no longer, or has now: of a file that came or went all of them. */
function entriesOf({ old, next, fields }: ComparedFile, kind: "removed" | "added"): LocatedEntry[] {
  const state = kind === "removed" ? old : next;
  const list = state === undefined ? undefined : lists[state.source.type];
  if (state === undefined || list === undefined) return [];
  if (old === undefined || next === undefined) return allEntries(state, list);
  return fields
    .filter(({ kind: is, path }) => is === kind && path.length === 2 && path[0] === list)
    .map(({ pointer, path }) => ({ state, pointer, path }));
}

function allEntries(state: FileState, list: string): LocatedEntry[] {
  const items = own(writtenOf(state).value, list);
  if (!Array.isArray(items)) return [];
  return [...namedItems(items)].flatMap(([at, name]) =>
    name === undefined ? [] : [{ state, pointer: `/${list}/${at}`, path: [list, name] }],
  );
}

/** Entries by kind and name; undefined for a name that several have. */
function byName(entries: readonly LocatedEntry[]): Map<string, LocatedEntry | undefined> {
  const found = new Map<string, LocatedEntry | undefined>();
  for (const entry of entries) {
    const key = JSON.stringify(entry.path);
    found.set(key, found.has(key) ? undefined : entry);
  }
  return found;
}
