import { linesOf } from "../../core/text/lines-of.ts";

/** Rows of a table as a store keeps them. */
export interface StoredTable {
  /** Joined by line breaks. */
  readonly keys: string;
  /** In the order of the keys. */
  readonly values: readonly unknown[];
}

/** Rows that came to a table after it was kept as a whole, and the keys of those that went. */
export interface TableChanges extends StoredTable {
  readonly removed: string;
}

/** The parts of a table as a store has them, and those that replace them: only the parts that differ. */
export interface TableParts {
  readonly whole?: StoredTable | undefined;
  readonly changes?: TableChanges | undefined;
}

/** A table is kept as a whole again once so much of it has changed. */
const MOST_CHANGES = 0.125;
const NO_CHANGES: TableChanges = { keys: "", values: [], removed: "" };

/**
 * Small values of one kind, by keys that name everything they depend on: a hash, a few numbers, a list of mostly nothing.
 * A store keeps all of them as one value, because to read a thousand of them one by one takes longer than to make some,
 * and the changes of the last runs as another, because to write all of them takes longer than all else that a run keeps.
 */
export class ValueTable<T> {
  readonly #places = new Map<string, number>();
  /** Values by the places of their keys, and whether somebody has asked for them. */
  readonly #values: T[] = [];
  readonly #isUsed: boolean[] = [];
  /** Keys that are new, and that are gone, since the table was kept as a whole. */
  readonly #added = new Set<string>();
  readonly #removed = new Set<string>();
  readonly #hadChanges: boolean;
  #changed = false;

  constructor({ whole, changes }: TableParts) {
    this.#hadChanges = changes !== undefined;
    if (whole !== undefined) this.#restore(whole);
    if (changes === undefined) return;
    for (const key of linesOf(changes.removed)) {
      this.#places.delete(key);
      this.#removed.add(key);
    }
    for (const key of this.#restore(changes)) this.#added.add(key);
  }

  get(key: string): T | undefined {
    const place = this.#places.get(key);
    if (place === undefined) return undefined;
    this.#isUsed[place] = true;
    return this.#values[place];
  }

  set(key: string, value: T): void {
    this.#isUsed[this.#put(key, value)] = true;
    this.#added.add(key);
    this.#changed = true;
  }

  /** The value of a key; computed if it is not known. Callers do not change the value. */
  memo(key: string, compute: () => T): T {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = compute();
    this.set(key, made);
    return made;
  }

  /** Takes the values out of the table that no caller has asked for. */
  #dropUnused(): void {
    this.#places.forEach((place, key) => {
      if (this.#isUsed[place] === true) return;
      this.#places.delete(key);
      this.#added.delete(key);
      this.#removed.add(key);
      this.#changed = true;
    });
  }

  /** The parts that the store has to save; undefined if it has the same already. */
  toKeep({ keepUnused }: { keepUnused: boolean }): TableParts | undefined {
    if (!keepUnused) this.#dropUnused();
    if (!this.#changed) return undefined;
    const isMuch = this.#added.size + this.#removed.size > this.#places.size * MOST_CHANGES;
    if (!isMuch) return { changes: { ...this.#rows(this.#added), removed: [...this.#removed].join("\n") } };
    return { whole: this.#rows(this.#places.keys()), ...(this.#hadChanges ? { changes: NO_CHANGES } : {}) };
  }

  #restore({ keys, values }: StoredTable): string[] {
    const own = values.length === 0 ? [] : keys.split("\n");
    own.forEach((key, index) => {
      this.#put(key, values[index] as T);
    });
    return own;
  }

  /** Gives the place of the value. */
  #put(key: string, value: T): number {
    const place = this.#places.get(key) ?? this.#values.length;
    this.#places.set(key, place);
    this.#values[place] = value;
    return place;
  }

  #rows(keys: Iterable<string>): StoredTable {
    const own = [...keys];
    return { keys: own.join("\n"), values: own.map((key) => this.#values[this.#places.get(key) ?? -1]) };
  }
}
