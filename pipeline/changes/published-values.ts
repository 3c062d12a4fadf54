import { schemas } from "../../schema/generated/schemas.ts";
import { childPointer, own, valueAt } from "../core/json-pointer.ts";
import { inheritsStatus } from "../model/resolve/shown-part.ts";
import { dictionaries } from "../model/resolve/site-index.ts";
import type { Source } from "../sources/parse/source.ts";
import { SchemaAnnotations } from "../sources/schema-annotations.ts";
import type { SchemaNode } from "../sources/schema-node.ts";
import { type FieldChange, type FileState, writtenOf } from "./compare-sources.ts";
import { renamedKey } from "./item-identity.ts";

const known = new Map<string, SchemaAnnotations>();

/**
 * The annotations of a type of file about changes of its values. Docs and unknown types publish no values.
 */
export function annotationsOf(type: string): SchemaAnnotations {
  const found = known.get(type);
  if (found !== undefined) return found;
  const schema = Object.hasOwn(schemas, type)
    ? (schemas[type] as SchemaNode)
    : { "x-published": "no" as const };
  const made = new SchemaAnnotations(schema);
  known.set(type, made);
  return made;
}

const dictionaryTypes: ReadonlySet<string> = new Set(Object.values(dictionaries));

/** Whether a record is of a type that publishes values and names its revisions. A dictionary names none. */
export function statesValues({ type }: Pick<Source, "type">): boolean {
  return !dictionaryTypes.has(type) && annotationsOf(type).publishedAt("") !== "no";
}

/** Whether a record publishes a value in one state of the site. */
export function hasValues(state: FileState<Source>): boolean {
  return annotationsOf(state.source.type).states(writtenOf(state).value);
}

/** The changes after which a published value differs. A value that is new was not published before. */
export function valueChanges(
  changes: readonly FieldChange[],
  old: FileState,
  next: FileState,
): FieldChange[] {
  const pointersOf = (kind: FieldChange["kind"]) =>
    new Set(changes.filter((change) => change.kind === kind).map(({ pointer }) => pointer));
  const [removed, added] = [pointersOf("removed"), pointersOf("added")];
  return changes.filter(
    (change) =>
      changesValue(change, old, next) &&
      !isFirstStatement(change) &&
      !isSameStatus(change, old, next) &&
      !(change.kind === "added" && headsOnly(change, next, added)) &&
      !(change.kind === "removed" && headsOnly(change, old, removed)),
  );
}

function changesValue(change: FieldChange, old: FileState, next: FileState): boolean {
  const { kind, pointer, oldPointer = pointer } = change;
  const annotations = annotationsOf(next.source.type);
  switch (kind) {
    case "added":
      return (
        annotations.publishedAt(pointer) === "value" && annotations.states(writtenAt(next, pointer), pointer)
      );
    case "removed":
      return annotations.states(writtenAt(old, oldPointer), oldPointer);
    case "reordered":
      return annotations.isOrdered(pointer) && annotations.publishedAt(pointer) !== "no";
    case "renamed":
      return annotations.publishedAt(childPointer(pointer, nameKeyAt(change, old, next))) !== "no";
    case "changed":
    case "moved":
      return annotations.publishedAt(pointer) !== "no";
  }
}

function writtenAt(state: FileState, pointer: string): unknown {
  return valueAt(writtenOf(state).value, pointer);
}

/** The key by which an item is called otherwise now. */
function nameKeyAt({ pointer, oldPointer = pointer }: FieldChange, old: FileState, next: FileState): string {
  const list = pointer.split("/").at(-2) ?? "";
  return renamedKey(list, valueAt(old.source.data, oldPointer), valueAt(next.source.data, pointer)) ?? "";
}

/** The changes by which a record publishes what it did not publish before: new items, and words in place of "not-stated". */
export function firstStatements(changes: readonly FieldChange[], next: FileState): FieldChange[] {
  const annotations = annotationsOf(next.source.type);
  return changes.filter((change) => {
    const { kind, pointer } = change;
    if (kind === "changed") return isFirstStatement(change) && annotations.publishedAt(pointer) !== "no";
    const isItem = kind === "added" && annotations.publishedAt(pointer) === "item";
    return isItem && annotations.states(writtenAt(next, pointer), pointer);
  });
}

/** The words "not-stated" are no statement. */
function isFirstStatement({ old }: FieldChange): boolean {
  return old === "not-stated";
}

/** An item whose status is written now and was that of its record before, or the other way round. */
function isSameStatus({ pointer, old, new: now }: FieldChange, before: FileState, after: FileState): boolean {
  const item = pointer.slice(0, pointer.lastIndexOf("/"));
  if (!pointer.endsWith("/status") || !inheritsStatus(after.source.type, item)) return false;
  return (old ?? before.source.data.status) === (now ?? after.source.data.status);
}

/**
 * The title or condition of a group whose rows were all added, or removed, with it: the rows are listed
 * themselves.
 */
function headsOnly({ pointer }: FieldChange, state: FileState, rows: ReadonlySet<string>): boolean {
  const parent = pointer.slice(0, pointer.lastIndexOf("/"));
  const lists = annotationsOf(state.source.type).headedLists(parent);
  return lists.some((key) => {
    const list = own(writtenAt(state, parent), key);
    // A row that is not published leaves a hole: it has neither come nor gone.
    return (
      Array.isArray(list) && list.every((row, i) => row === undefined || rows.has(`${parent}/${key}/${i}`))
    );
  });
}
