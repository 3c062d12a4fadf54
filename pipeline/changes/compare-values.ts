import { childPointer, escapedSegment, own } from "../json-pointer.ts";

/** A difference between two values of YAML or JSON. Numbers are compared as written: 1.10 is not 1.1. */
export interface ValueChange {
  readonly kind: "added" | "removed" | "changed" | "reordered";
  /** JSON Pointer in the newer value; in the older one where the field is gone. */
  readonly pointer: string;
  /** JSON Pointer in the older value; absent for what is new. */
  readonly oldPointer?: string;
  /** Names instead of places in lists: `sections`, `electrical`, `groups`, `1`, `rows`, `idle-current`, `typ`. */
  readonly path: readonly string[];
  readonly old?: unknown;
  readonly new?: unknown;
}

/** A value with the digits of its numbers by JSON Pointer. */
export interface Written {
  readonly value: unknown;
  readonly digits: Readonly<Record<string, string>>;
}

interface Place {
  readonly old: string;
  readonly new: string;
  readonly path: readonly string[];
}

type Mapping = Readonly<Record<string, unknown>>;

/** What differs, field by field. Items of lists are matched by what names them, so that a new row is one change. */
export function compareValues(old: Written, next: Written): ValueChange[] {
  return new Comparison(old, next).changes;
}

class Comparison {
  readonly changes: ValueChange[] = [];

  constructor(
    readonly old: Written,
    readonly next: Written,
  ) {
    this.#compare(old.value, next.value, { old: "", new: "", path: [] });
  }

  #compare(a: unknown, b: unknown, at: Place): void {
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

  #removed(value: unknown, { old, path }: Place): void {
    this.changes.push({
      kind: "removed",
      pointer: old,
      oldPointer: old,
      path,
      old: asWritten(this.old, value, old),
    });
  }

  #changed(kind: "changed" | "reordered", before: unknown, now: unknown, at: Place): void {
    this.changes.push({ kind, pointer: at.new, oldPointer: at.old, path: at.path, old: before, new: now });
  }

  #compareMappings(a: Mapping, b: Mapping, at: Place): void {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      this.#compare(own(a, key), own(b, key), below(at, escapedSegment(key), escapedSegment(key), key));
    }
  }

  #compareLists(a: readonly unknown[], b: readonly unknown[], at: Place): void {
    const [before, after] = [namedItems(a), namedItems(b)];
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const [i, k] = [before.get(name) ?? -1, after.get(name) ?? -1];
      this.#compare(a[i], b[k], below(at, String(i), String(k), name));
    }
    const kept = [...before.keys()].filter((name) => after.has(name));
    const now = [...after.keys()].filter((name) => before.has(name));
    if (kept.join("\0") !== now.join("\0")) this.#changed("reordered", kept, now, at);
  }
}

function below(at: Place, old: string, next: string, name: string): Place {
  return { old: `${at.old}/${old}`, new: `${at.new}/${next}`, path: [...at.path, name] };
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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

/** Keys by which items of lists are known, in this order. */
const names = [
  "id",
  "param",
  "number",
  "name",
  "token",
  "revision",
  "serial",
  "path",
  "term",
  "title",
  "label",
] as const;

/** The items of a list by name; a name that occurs twice is counted, and a hole is no item. */
function namedItems(list: readonly unknown[]): Map<string, number> {
  const found = new Map<string, number>();
  list.forEach((item, i) => {
    if (item === undefined) return;
    const base = nameOf(item, i);
    let name = base;
    for (let n = 2; found.has(name); n++) name = `${base} (${n})`;
    found.set(name, i);
  });
  return found;
}

function nameOf(item: unknown, index: number): string {
  if (!isMapping(item)) return Array.isArray(item) ? String(index + 1) : String(item);
  const key = names.find((name) => typeof item[name] === "string" || typeof item[name] === "number");
  const variant = typeof item.variant === "string" ? ` ${item.variant}` : "";
  return key === undefined ? String(index + 1) : `${item[key]}${variant}`;
}
