import { childPointer, escapedSegment, own, valueAt } from "../core/json-pointer.ts";
import { renamedKey } from "./item-identity.ts";
import { isMapping } from "./item-names.ts";
import { type ItemPair, matchItems } from "./match-items.ts";
import { movesIn } from "./moved-items.ts";
import type { ValueChange } from "./value-change.ts";

/** A value with the digits of its numbers by JSON Pointer. */
interface Written {
  readonly value: unknown;
  readonly digits: Readonly<Record<string, string>>;
}

type ItemPointer = Pick<ValueChange, "pointer" | "path">;

interface ComparedPointers {
  readonly old: string;
  readonly new: string;
  readonly path: readonly string[];
}

type Mapping = Readonly<Record<string, unknown>>;

/**
 * The differences, field by field. Items of lists are matched by their names, so that a new row is one
 * change.
 */
export function compareValues(old: Written, next: Written): ValueChange[] {
  const comparison = new Comparison(old, next);
  comparison.compare(old.value, next.value, { old: "", new: "", path: [] });
  return joinMoves(comparison);
}

/** The move of an item, and then the differences in it. */
export function compareMovedItem(
  old: Written,
  next: Written,
  before: ItemPointer,
  after: ItemPointer,
): ValueChange[] {
  const comparison = new Comparison(old, next);
  comparison.compareMoved(before, after);
  return comparison.changes;
}

/**
 * An item that was removed from one list and added to another one of the same kind has moved, and may differ
 * besides.
 */
function joinMoves(comparison: Comparison): ValueChange[] {
  const moves = movesIn(comparison.changes);
  if (moves.length === 0) return comparison.changes;
  const joined = new Set(moves.flat());
  comparison.changes = comparison.changes.filter((change) => !joined.has(change));
  for (const [before, after] of moves) comparison.compareMoved(before, after);
  return comparison.changes;
}

class Comparison {
  changes: ValueChange[] = [];

  constructor(
    readonly old: Written,
    readonly next: Written,
  ) {}

  compareMoved(
    { pointer: old, path: oldPath }: ItemPointer,
    { pointer: newPointer, path }: ItemPointer,
  ): void {
    const at = { old, new: newPointer, path };
    this.#changed("moved", oldPath, path, at);
    this.compare(valueAt(this.old.value, old), valueAt(this.next.value, newPointer), at);
  }

  compare(a: unknown, b: unknown, at: ComparedPointers): void {
    if (a === undefined && b === undefined) return;
    const now = asWritten(this.next, b, at.new);
    if (a === undefined) this.changes.push({ kind: "added", pointer: at.new, path: at.path, new: now });
    else if (b === undefined) this.#removed(a, at);
    else if (Array.isArray(a) && Array.isArray(b)) this.#compareLists(a, b, at);
    else if (isMapping(a) && isMapping(b)) this.#compareMappings(a, b, at);
    else {
      const before = asWritten(this.old, a, at.old);
      if (JSON.stringify(before) !== JSON.stringify(now)) this.#changed("changed", before, now, at);
    }
  }

  #removed(value: unknown, { old, path }: ComparedPointers): void {
    this.changes.push({
      kind: "removed",
      pointer: old,
      oldPointer: old,
      path,
      old: asWritten(this.old, value, old),
    });
  }

  #changed(
    kind: Exclude<ValueChange["kind"], "added" | "removed">,
    before: unknown,
    now: unknown,
    at: ComparedPointers,
  ): void {
    this.changes.push({ kind, pointer: at.new, oldPointer: at.old, path: at.path, old: before, new: now });
  }

  #compareMappings(a: Mapping, b: Mapping, at: ComparedPointers, renamed?: string): void {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (key === renamed) continue;
      this.compare(own(a, key), own(b, key), below(at, escapedSegment(key), escapedSegment(key), key));
    }
  }

  #compareLists(a: readonly unknown[], b: readonly unknown[], at: ComparedPointers): void {
    const list = at.path.at(-1) ?? "";
    const pairs = matchItems({
      list,
      old: a,
      next: b,
      oldText: (i) => JSON.stringify(asWritten(this.old, a[i], `${at.old}/${i}`)),
      nextText: (k) => JSON.stringify(asWritten(this.next, b[k], `${at.new}/${k}`)),
    });
    for (const { old = -1, new: next = -1, name } of pairs)
      this.#compareItems(a[old], b[next], below(at, String(old), String(next), name), list);
    this.#compareOrder(pairs, at);
  }

  /** An item that is the same thing under another name is one change, and what else differs in it are others. */
  #compareItems(a: unknown, b: unknown, at: ComparedPointers, list: string): void {
    const key = isMapping(a) && isMapping(b) ? renamedKey(list, a, b) : undefined;
    if (key === undefined || !isMapping(a) || !isMapping(b)) {
      this.compare(a, b, at);
      return;
    }
    const before = asWritten(this.old, a[key], childPointer(at.old, key));
    this.#changed("renamed", before, asWritten(this.next, b[key], childPointer(at.new, key)), at);
    this.#compareMappings(a, b, at, key);
  }

  #compareOrder(pairs: readonly ItemPair[], at: ComparedPointers): void {
    const matched = pairs.filter((pair) => pair.old !== undefined && pair.new !== undefined);
    const now = [...matched].sort((x, y) => (x.new ?? 0) - (y.new ?? 0));
    if (matched.every((pair, i) => pair === now[i])) return;
    const names = (list: readonly ItemPair[]): string[] => list.map(({ name }) => name);
    this.#changed("reordered", names(matched), names(now), at);
  }
}

function below(at: ComparedPointers, old: string, next: string, name: string): ComparedPointers {
  return { old: `${at.old}/${old}`, new: `${at.new}/${next}`, path: [...at.path, name] };
}

/** A value with its numbers as written. */
function asWritten(written: Written, value: unknown, pointer: string): unknown {
  if (typeof value === "number") return written.digits[pointer] ?? String(value);
  if (Array.isArray(value))
    return value.flatMap((item, i) =>
      item === undefined ? [] : [asWritten(written, item, `${pointer}/${i}`)],
    );
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, asWritten(written, child, childPointer(pointer, key))]),
  );
}
