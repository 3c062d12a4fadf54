/** Where a value lies in the data file. */
export interface Span {
  /** In bytes, from the start of the file. */
  readonly offset: number;
  readonly length: number;
  /** Over key and value, so that a value is never taken for that of another key. */
  readonly sum: number;
}

/** What is new in a table and what is not wanted any more. */
export interface SpanChanges {
  readonly set: readonly (readonly [key: string, span: Span])[];
  readonly dropped: readonly string[];
}

const NUMBERS = 3;

/** Spans by key: a large site has a hundred thousand, so their numbers are in one list and which are used is a byte each. */
export class SpanTable {
  readonly #places = new Map<string, number>();
  #numbers: Float64Array;
  #used: Uint8Array;
  #end: number;
  /** Keys that were set since the table was read. */
  readonly #set = new Set<string>();

  /** `numbers` has three for each key: offset, length and sum. */
  constructor(keys: readonly string[] = [], numbers = new Float64Array()) {
    keys.forEach((key, place) => {
      this.#places.set(key, place);
    });
    this.#numbers = numbers;
    this.#end = keys.length;
    this.#used = new Uint8Array(keys.length);
  }

  get size(): number {
    return this.#places.size;
  }

  get(key: string): Span | undefined {
    const place = this.#places.get(key);
    return place === undefined ? undefined : this.#spanAt(place);
  }

  /** Whether there is a span of a key; if so, it counts as used. */
  use(key: string): boolean {
    const place = this.#places.get(key);
    if (place !== undefined) this.#used[place] = 1;
    return place !== undefined;
  }

  set(key: string, span: Span): void {
    const place = this.restore(key, span);
    this.#used[place] = 1;
    this.#set.add(key);
  }

  /** Sets what was in the table already when it was kept; gives its place. */
  restore(key: string, { offset, length, sum }: Span): number {
    const place = this.#places.get(key) ?? this.#newPlace(key);
    const at = place * NUMBERS;
    this.#numbers[at] = offset;
    this.#numbers[at + 1] = length;
    this.#numbers[at + 2] = sum;
    return place;
  }

  drop(keys: Iterable<string>): void {
    for (const key of keys) {
      this.#places.delete(key);
      this.#set.delete(key);
    }
  }

  unused(): string[] {
    return [...this.#places].flatMap(([key, place]) => (this.#used[place] === 1 ? [] : [key]));
  }

  *[Symbol.iterator](): Generator<readonly [key: string, span: Span]> {
    for (const [key, place] of this.#places) yield [key, this.#spanAt(place)];
  }

  /** Sum of all lengths, in bytes. */
  bytes(): number {
    let sum = 0;
    this.#places.forEach((place) => {
      sum += this.#numbers[place * NUMBERS + 1] ?? 0;
    });
    return sum;
  }

  /** What was set since the table was read. */
  fresh(): (readonly [key: string, span: Span])[] {
    return [...this.#set].flatMap((key) => {
      const span = this.get(key);
      return span === undefined ? [] : [[key, span] as const];
    });
  }

  #newPlace(key: string): number {
    if (this.#end === this.#used.length) this.#grow();
    this.#places.set(key, this.#end);
    return this.#end++;
  }

  #grow(): void {
    const room = Math.max(64, this.#used.length * 2);
    const [numbers, used] = [new Float64Array(room * NUMBERS), new Uint8Array(room)];
    numbers.set(this.#numbers);
    used.set(this.#used);
    [this.#numbers, this.#used] = [numbers, used];
  }

  #spanAt(place: number): Span {
    const at = place * NUMBERS;
    const [offset = -1, length = -1] = [this.#numbers[at], this.#numbers[at + 1]];
    return { offset, length, sum: this.#numbers[at + 2] ?? -1 };
  }
}
