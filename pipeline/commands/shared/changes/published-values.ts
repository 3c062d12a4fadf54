import { own, valueAt } from "../../../core/json-pointer.ts";
import { isShown } from "../../../model/resolve/value-status.ts";
import type { Source } from "../../../sources/parse/source.ts";
import type { FieldChange } from "./compare-sources.ts";

/** JSON Pointers of the published values of a record type: those that customers may have designed with. */
interface ValuePointers {
  /** Everything in these is published content of a value: number, unit, condition, status, source, note. */
  readonly values: RegExp;
  /** Values by themselves: one that is new was not published before. What is new in another place changes a value. */
  readonly items: RegExp;
}

const products: ValuePointers = {
  values:
    /^\/(?:datasheet|datasheet\/conditions|datasheet\/sections(?:\/\d+(?:\/groups\/\d+(?:\/(?:title|cond|rows\/.*))?)?)?|lifecycle|maturity|lifecycleDates.*|variants.*)$/,
  items: /\/(?:sections|groups|rows|variants)\/\d+$|^\/(?:datasheet|variants|lifecycleDates.*)$/,
};

/**
 * All that a record states of an interface, but what it says of itself, what heads its tables, examples, and the sources
 * of its values, which no page shows.
 */
const interfaces: ValuePointers = {
  values:
    /^\/(?!(?:type|id|title|summary|sources|reading|products|revision|revisionHistory|note)(?:\/|$)|blocks\/\d+\/title$|pins\/\d+\/unknown(?:\/|$)|.*\/source$|(?:.*\/)?examples(?:\/|$))/,
  items:
    /\/(?:blocks|registers|messages|signals|pins|wires|fields|items|nodes|enums)\/\d+$|^\/pins\/\d+\/(?:level|maxCurrent)$|^\/length$/,
};

const valuePointers: Readonly<Partial<Record<Source["type"], ValuePointers>>> = {
  product: products,
  connector: interfaces,
  cable: interfaces,
  "register-map": interfaces,
  "can-message-set": interfaces,
  "serial-protocol": interfaces,
  "message-support": interfaces,
};

/** Whether a record is of a type that states values and names its revisions. */
export function statesValues({ type }: Source): boolean {
  return valuePointers[type] !== undefined;
}

/** The changes after which a published value is not what it was. An order says nothing, and neither does what is new. */
export function valueChanges(changes: readonly FieldChange[], old: Source, next: Source): FieldChange[] {
  const found = valuePointers[next.type];
  if (found === undefined) return [];
  const rows = (kind: FieldChange["kind"]) =>
    new Set(changes.filter((change) => change.kind === kind).map(({ pointer }) => pointer));
  const [gone, come] = [rows("removed"), rows("added")];
  return changes.filter(
    (change) =>
      change.kind !== "reordered" &&
      found.values.test(change.pointer) &&
      !(change.kind === "added" && found.items.test(change.pointer)) &&
      !isFirstStatement(change) &&
      !isSameStatus(change, old, next) &&
      !(headsNothing(change, "added", next, come) || headsNothing(change, "removed", old, gone)),
  );
}

/** What said that nobody has stated it was no statement. */
function isFirstStatement({ old }: FieldChange): boolean {
  return old === "not-stated";
}

/** An item whose status is written now and was that of its record before, or the other way round. */
function isSameStatus({ pointer, old, new: now }: FieldChange, before: Source, after: Source): boolean {
  if (!/.\/status$/.test(pointer)) return false;
  return (old ?? before.data.status) === (now ?? after.data.status);
}

/** The title or condition of a group of which every row came, or went, with it; the rows are told. */
function headsNothing(
  { kind, pointer }: FieldChange,
  wanted: FieldChange["kind"],
  { data }: Source,
  rows: ReadonlySet<string>,
): boolean {
  const group = /^(\/datasheet\/sections\/\d+\/groups\/\d+)\/(?:title|cond)$/.exec(pointer)?.[1];
  if (kind !== wanted || group === undefined) return false;
  const list = own(valueAt(data, group), "rows");
  // A row that is not published has neither come nor gone, and is none of those that the group heads.
  return (
    Array.isArray(list) && list.every((row, i) => rows.has(`${group}/rows/${i}`) || !isShown(row, false))
  );
}
