import { isHeadingTerm, sortKey } from "./heading-terms.ts";
import type { Posting } from "./search-data.ts";
import type { Shard } from "./term-codec.ts";

/** Sort keys from `from` on: all that begin with it, or itself alone. */
export interface KeyRange {
  readonly from: string;
  readonly isPrefix: boolean;
}

/** The terms of a corpus; only the shards that queries have requested are loaded. */
export class TermTable {
  readonly #loaded = new Map<number, Promise<Shard>>();
  readonly #open = new Map<number, Shard>();

  /** `firsts`: the first sort key of each shard, in order. */
  constructor(
    private readonly firsts: readonly string[],
    private readonly load: (shard: number) => Promise<Shard>,
  ) {}

  /** Loads what lies in the ranges; rejects where a shard cannot be had, and asks for it again next time. */
  async prepare(ranges: readonly KeyRange[]): Promise<void> {
    const wanted = new Set(ranges.flatMap((range) => this.#shardsOf(range)));
    await Promise.all([...wanted].map((shard) => this.#shard(shard)));
  }

  /** The posting of a term in a prepared range. */
  get(term: string): Posting | undefined {
    const key = sortKey(term);
    const shard = this.#open.get(this.#shardOf(key));
    if (shard === undefined) return undefined;
    for (let at = lowerBound(shard.keys, (other) => other < key); shard.keys[at] === key; at++)
      if (shard.terms[at] === term) return shard.postings[at];
    return undefined;
  }

  /** Terms of words whose keys lie in a prepared range, in order. */
  *wordsIn({ from, isPrefix }: KeyRange): Generator<readonly [term: string, posting: Posting]> {
    for (const number of this.#shardsOf({ from, isPrefix })) {
      const { terms = [], keys = [], postings = [] } = this.#open.get(number) ?? {};
      for (let at = lowerBound(keys, (other) => other < from); at < terms.length; at++) {
        const key = keys[at] ?? "";
        if (isPrefix ? !key.startsWith(from) : key !== from) break;
        const [term, posting] = [terms[at] ?? "", postings[at]];
        if (posting !== undefined && !isHeadingTerm(term)) yield [term, posting];
      }
    }
  }

  #shardsOf({ from, isPrefix }: KeyRange): number[] {
    const first = Math.max(0, this.#shardOf(from));
    const shards = this.firsts.length === 0 ? [] : [first];
    for (let at = first + 1; isPrefix && this.firsts[at]?.startsWith(from) === true; at++) shards.push(at);
    return shards;
  }

  /** The last shard that begins at or before a key. */
  #shardOf(key: string): number {
    return lowerBound(this.firsts, (first) => first <= key) - 1;
  }

  async #shard(number: number): Promise<Shard> {
    const loading = this.#loaded.get(number) ?? this.load(number);
    this.#loaded.set(number, loading);
    try {
      const shard = await loading;
      this.#open.set(number, shard);
      return shard;
    } catch (error) {
      this.#loaded.delete(number);
      throw error;
    }
  }
}

/** The first place whose value is not before what is looked for. */
function lowerBound<T>(sorted: readonly T[], isBefore: (value: T) => boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(sorted[middle] as T)) from = middle + 1;
    else to = middle;
  }
  return from;
}
