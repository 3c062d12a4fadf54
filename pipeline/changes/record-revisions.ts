import { schemas } from "../../schema/generated/schemas.ts";
import { own, valueAt } from "../core/json-pointer.ts";
import { ownValue } from "../core/own-value.ts";
import type { Source } from "../sources/parse/source.ts";
import type { SchemaNode } from "../sources/schema-node.ts";

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

/** Whether records of a type have a history of their revisions, apart from that of a datasheet. */
export function hasHistory(type: string): boolean {
  const schema: SchemaNode | undefined = ownValue(schemas, type);
  return schema?.properties?.revisionHistory !== undefined;
}

/** Whether a record names a revision that it did not name before, and that is no earlier one which was forgotten. */
export function hasNewRevision(before: Source, after: Source): boolean {
  const former = revisionsOf(before);
  const known = new Set(former.map(({ name }) => name));
  const lastDay = former.reduce((last, { day }) => (day > last ? day : last), "");
  return revisionsOf(after).some(({ name, day }) => !known.has(name) && (day === "" || day >= lastDay));
}

/** A name of a revision, and the day of its entry in a history: empty where it has none. */
type NamedRevision = { readonly name: string; readonly day: string };

function revisionsOf({ type, data }: Source): NamedRevision[] {
  return revisionPointers(type)
    .flatMap((pointer) => {
      const value = valueAt(data, pointer);
      return Array.isArray(value)
        ? value.map((entry: unknown) => ({ name: own(entry, "revision"), day: own(entry, "date") }))
        : [{ name: value, day: undefined }];
    })
    .flatMap(({ name, day }) =>
      typeof name === "string" ? [{ name, day: typeof day === "string" ? day : "" }] : [],
    );
}
