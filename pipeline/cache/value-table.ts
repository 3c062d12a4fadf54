/** A table as a store keeps it. */
export interface KeptTable {
  /** Joined by line breaks. */
  readonly keys: string;
  /** In the order of the keys. */
  readonly values: readonly unknown[];
}

/**
 * Small values of one kind, by keys that name everything they depend on: a hash, a few numbers, a list of mostly nothing.
 * A store keeps all of them as one value, because to read a thousand of them one by one takes longer than to make some.
 */
export class ValueTable<T> {
  readonly #values = new Map<string, T>();
  readonly #used = new Set<string>();
  #changed = false;

  constructor(kept: KeptTable | undefined) {
    if (kept === undefined || kept.values.length === 0) return;
    const keys = kept.keys.split("\n");
    for (const [index, value] of kept.values.entries()) this.#values.set(keys[index] ?? "", value as T);
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.#used.add(key);
    return value;
  }

  set(key: string, value: T): void {
    this.#values.set(key, value);
    this.#used.add(key);
    this.#changed = true;
  }

  /** The value of a key; made where there is none. Callers do not change what they get. */
  keep(key: string, make: () => T): T {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  /** What the store has to keep; undefined where that is what it has already. */
  toKeep({ keepUnused }: { keepUnused: boolean }): KeptTable | undefined {
    const isSlimmer = !keepUnused && this.#used.size < this.#values.size;
    if (!this.#changed && !isSlimmer) return undefined;
    const rows = [...this.#values].filter(([key]) => keepUnused || this.#used.has(key));
    return { keys: rows.map(([key]) => key).join("\n"), values: rows.map(([, value]) => value) };
  }
}
