import { CachedEntries } from "./cached-entries.ts";
import { SPAN_NUMBERS, type Span } from "./span.ts";

/** The entries that were added to an index and those that were removed. */
export interface EntryChanges {
  readonly set: readonly (readonly [key: string, span: Span])[];
  readonly dropped: readonly string[];
}

/** The state of an entry that was read from the index file. */
const [UNUSED, USED, REMOVED] = [0, 1, 2];

/**
 * Entries by key: those of the index file, overlaid by those that were added since. On a large site a hundred
 * thousand are added, so their numbers are in one list and their state is a byte each.
 */
export class IndexEntries {
  readonly #cached: CachedEntries;
  /** The state of each cached entry; an entry that another one has replaced is removed. */
  readonly #marks: Uint8Array;
  #removed = 0;
  readonly #slots = new Map<string, number>();
  #numbers = new Float64Array();
  #used = new Uint8Array();
  #end = 0;
  /** Keys that were set since the index was read. */
  readonly #set = new Set<string>();

  constructor(cached: CachedEntries = CachedEntries.of([])) {
    this.#cached = cached;
    this.#marks = new Uint8Array(cached.size);
  }

  get size(): number {
    return this.#cached.size - this.#removed + this.#slots.size;
  }

  get(key: string): Span | undefined {
    const slot = this.#slots.get(key);
    if (slot !== undefined) return this.#spanAt(slot);
    const cachedSlot = this.#cachedSlot(key);
    return cachedSlot === undefined ? undefined : this.#cached.spanAt(cachedSlot);
  }

  /** Whether there is an entry with a key; if so, it counts as used. */
  use(key: string): boolean {
    const slot = this.#slots.get(key);
    if (slot !== undefined) {
      this.#used[slot] = 1;
      return true;
    }
    const cachedSlot = this.#cachedSlot(key);
    if (cachedSlot !== undefined) this.#marks[cachedSlot] = USED;
    return cachedSlot !== undefined;
  }

  set(key: string, span: Span): void {
    const slot = this.restore(key, span);
    this.#used[slot] = 1;
    this.#set.add(key);
  }

  /** Adds an entry of the index file, which does not count as new; returns its slot. */
  restore(key: string, { offset, length, sum }: Span): number {
    const slot = this.#slots.get(key) ?? this.#newSlot(key);
    const at = slot * SPAN_NUMBERS;
    this.#numbers[at] = offset;
    this.#numbers[at + 1] = length;
    this.#numbers[at + 2] = sum;
    return slot;
  }

  drop(keys: Iterable<string>): void {
    for (const key of keys) {
      this.#removeCached(key);
      this.#slots.delete(key);
      this.#set.delete(key);
    }
  }

  unused(): string[] {
    const cachedUnused = this.#cachedSlots().filter((slot) => this.#marks[slot] === UNUSED);
    const others = [...this.#slots].flatMap(([key, slot]) => (this.#used[slot] === 1 ? [] : [key]));
    return [...cachedUnused.map((slot) => this.#cached.keyAt(slot)), ...others];
  }

  *[Symbol.iterator](): Generator<readonly [key: string, span: Span]> {
    for (const slot of this.#cachedSlots()) yield [this.#cached.keyAt(slot), this.#cached.spanAt(slot)];
    for (const [key, slot] of this.#slots) yield [key, this.#spanAt(slot)];
  }

  /** Sum of all lengths, in bytes. */
  bytes(): number {
    let sum = 0;
    this.#marks.forEach((mark, slot) => {
      if (mark !== REMOVED) sum += this.#cached.lengthAt(slot);
    });
    for (const slot of this.#slots.values()) sum += this.#numbers[slot * SPAN_NUMBERS + 1] ?? 0;
    return sum;
  }

  /** The entries that were added since the index was read. */
  fresh(): (readonly [key: string, span: Span])[] {
    return [...this.#set].flatMap((key) => {
      const span = this.get(key);
      return span === undefined ? [] : [[key, span] as const];
    });
  }

  #cachedSlot(key: string): number | undefined {
    const slot = this.#cached.slotOf(key);
    return slot === undefined || this.#marks[slot] === REMOVED ? undefined : slot;
  }

  #cachedSlots(): number[] {
    return [...this.#marks.keys()].filter((slot) => this.#marks[slot] !== REMOVED);
  }

  #removeCached(key: string): void {
    const slot = this.#cachedSlot(key);
    if (slot === undefined) return;
    this.#marks[slot] = REMOVED;
    this.#removed++;
  }

  #newSlot(key: string): number {
    this.#removeCached(key);
    if (this.#end === this.#used.length) this.#grow();
    this.#slots.set(key, this.#end);
    return this.#end++;
  }

  #grow(): void {
    const room = Math.max(64, this.#used.length * 2);
    const [numbers, used] = [new Float64Array(room * SPAN_NUMBERS), new Uint8Array(room)];
    numbers.set(this.#numbers);
    used.set(this.#used);
    [this.#numbers, this.#used] = [numbers, used];
  }

  #spanAt(slot: number): Span {
    const at = slot * SPAN_NUMBERS;
    const [offset = -1, length = -1] = [this.#numbers[at], this.#numbers[at + 1]];
    return { offset, length, sum: this.#numbers[at + 2] ?? -1 };
  }
}
