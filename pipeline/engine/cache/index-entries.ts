import { CachedEntries } from "./cached-entries.ts";
import { SPAN_NUMBERS, type Span } from "./span.ts";

/** What is new in a table and what is not wanted any more. */
export interface SpanChanges {
  readonly set: readonly (readonly [key: string, span: Span])[];
  readonly dropped: readonly string[];
}

/** What is said of a span that was kept. */
const [UNUSED, USED, GONE] = [0, 1, 2];

/**
 * Spans by key: those that an index file has, and in front of them those that came since. Of a large site a hundred thousand
 * come, so their numbers are in one list and which are used is a byte each.
 */
export class IndexEntries {
  readonly #kept: CachedEntries;
  /** Of each kept span; one that another has taken the place of is gone. */
  readonly #marks: Uint8Array;
  #gone = 0;
  readonly #places = new Map<string, number>();
  #numbers = new Float64Array();
  #used = new Uint8Array();
  #end = 0;
  /** Keys that were set since the table was read. */
  readonly #set = new Set<string>();

  constructor(kept: CachedEntries = CachedEntries.of([])) {
    this.#kept = kept;
    this.#marks = new Uint8Array(kept.size);
  }

  get size(): number {
    return this.#kept.size - this.#gone + this.#places.size;
  }

  get(key: string): Span | undefined {
    const place = this.#places.get(key);
    if (place !== undefined) return this.#spanAt(place);
    const kept = this.#keptPlace(key);
    return kept === undefined ? undefined : this.#kept.spanAt(kept);
  }

  /** Whether there is a span of a key; if so, it counts as used. */
  use(key: string): boolean {
    const place = this.#places.get(key);
    if (place !== undefined) {
      this.#used[place] = 1;
      return true;
    }
    const kept = this.#keptPlace(key);
    if (kept !== undefined) this.#marks[kept] = USED;
    return kept !== undefined;
  }

  set(key: string, span: Span): void {
    const place = this.restore(key, span);
    this.#used[place] = 1;
    this.#set.add(key);
  }

  /** Sets what was in the table already when it was kept; gives its place. */
  restore(key: string, { offset, length, sum }: Span): number {
    const place = this.#places.get(key) ?? this.#newPlace(key);
    const at = place * SPAN_NUMBERS;
    this.#numbers[at] = offset;
    this.#numbers[at + 1] = length;
    this.#numbers[at + 2] = sum;
    return place;
  }

  drop(keys: Iterable<string>): void {
    for (const key of keys) {
      this.#forgetKept(key);
      this.#places.delete(key);
      this.#set.delete(key);
    }
  }

  unused(): string[] {
    const kept = this.#keptPlaces().filter((place) => this.#marks[place] === UNUSED);
    const others = [...this.#places].flatMap(([key, place]) => (this.#used[place] === 1 ? [] : [key]));
    return [...kept.map((place) => this.#kept.keyAt(place)), ...others];
  }

  *[Symbol.iterator](): Generator<readonly [key: string, span: Span]> {
    for (const place of this.#keptPlaces()) yield [this.#kept.keyAt(place), this.#kept.spanAt(place)];
    for (const [key, place] of this.#places) yield [key, this.#spanAt(place)];
  }

  /** Sum of all lengths, in bytes. */
  bytes(): number {
    let sum = 0;
    this.#marks.forEach((mark, place) => {
      if (mark !== GONE) sum += this.#kept.lengthAt(place);
    });
    for (const place of this.#places.values()) sum += this.#numbers[place * SPAN_NUMBERS + 1] ?? 0;
    return sum;
  }

  /** What was set since the table was read. */
  fresh(): (readonly [key: string, span: Span])[] {
    return [...this.#set].flatMap((key) => {
      const span = this.get(key);
      return span === undefined ? [] : [[key, span] as const];
    });
  }

  #keptPlace(key: string): number | undefined {
    const place = this.#kept.placeOf(key);
    return place === undefined || this.#marks[place] === GONE ? undefined : place;
  }

  #keptPlaces(): number[] {
    return [...this.#marks.keys()].filter((place) => this.#marks[place] !== GONE);
  }

  #forgetKept(key: string): void {
    const place = this.#keptPlace(key);
    if (place === undefined) return;
    this.#marks[place] = GONE;
    this.#gone++;
  }

  #newPlace(key: string): number {
    this.#forgetKept(key);
    if (this.#end === this.#used.length) this.#grow();
    this.#places.set(key, this.#end);
    return this.#end++;
  }

  #grow(): void {
    const room = Math.max(64, this.#used.length * 2);
    const [numbers, used] = [new Float64Array(room * SPAN_NUMBERS), new Uint8Array(room)];
    numbers.set(this.#numbers);
    used.set(this.#used);
    [this.#numbers, this.#used] = [numbers, used];
  }

  #spanAt(place: number): Span {
    const at = place * SPAN_NUMBERS;
    const [offset = -1, length = -1] = [this.#numbers[at], this.#numbers[at + 1]];
    return { offset, length, sum: this.#numbers[at + 2] ?? -1 };
  }
}
