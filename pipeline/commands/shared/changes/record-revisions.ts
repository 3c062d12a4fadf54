import { own, valueAt } from "../../../core/json-pointer.ts";
import type { Source } from "../../../sources/parse/source.ts";

/** Lists of the revisions of a record. */
const histories = ["/revisionHistory", "/datasheet/revisionHistory"];
const names = ["/revision", "/datasheet/revision"];
/** A legal text has versions, and a notice the day of its last change. */
const namesOfType: Readonly<Record<string, readonly string[]>> = {
  legal: ["/version"],
  notice: ["/updated"],
};

/** Where a record of a type names its revisions, the history first. */
export function revisionPointers(type: string): readonly string[] {
  return namesOfType[type] ?? [...histories, ...names];
}

/** Whether a record names a revision that it did not name before. */
export function hasNewRevision(before: Source, after: Source): boolean {
  const known = new Set(revisionsOf(before));
  return revisionsOf(after).some((name) => !known.has(name));
}

function revisionsOf({ type, data }: Source): string[] {
  return revisionPointers(type)
    .flatMap((pointer): unknown[] => {
      const value = valueAt(data, pointer);
      return Array.isArray(value) ? value.map((entry: unknown) => own(entry, "revision")) : [value];
    })
    .filter((name) => typeof name === "string");
}
