import { sortKey } from "./heading-terms.ts";
import type { Occurrences, Posting } from "./search-data.ts";

/** Consecutive terms of an index. */
export interface Shard {
  /** In the order of `compareTerms`. */
  readonly terms: readonly string[];
  /** The place of each among all terms. */
  readonly keys: readonly string[];
  readonly postings: readonly Posting[];
}

/**
 * Characters of JSON per shard, some 1.6 kB when packed. The largest of 200 queries on the site of this repository
 * loads 50 kB with this size, 62 kB with twice and 74 kB with four times the size.
 */
const SHARD_SIZE = 4000;

type PackedTerm = readonly [term: string, ...occurrences: number[][]];

/** A shard as it is published, and the place of its first term among all terms. */
export interface PackedShard {
  readonly first: string;
  readonly json: string;
}

/** Divides the lines of an index, each a packed term as JSON, by their terms in order. */
export function packShards(lines: ReadonlyMap<string, string>, size = SHARD_SIZE): readonly PackedShard[] {
  const divider = new ShardDivider(size);
  for (const [term, line] of inOrder(lines)) divider.add(term, line);
  return divider.shards();
}

const none: readonly PackedShard[] = [];

/** Divides lines that come in order, each a packed term as JSON. Terms with one sort key stay together. */
export class ShardDivider {
  readonly #shards: PackedShard[] = [];
  /** The last one, which is not full yet. */
  #open: { readonly first: string; readonly lines: string[]; length: number } | undefined;
  #key = "";

  /** `size` in characters of JSON. */
  constructor(private readonly size = SHARD_SIZE) {}

  get isEmpty(): boolean {
    return this.#open === undefined;
  }

  /** Whether a line with this sort key would begin a shard, if it came next. */
  beginsWith(key: string): boolean {
    return this.#open === undefined || (this.#open.length > this.size && key !== this.#key);
  }

  add(term: string, line: string): void {
    const key = sortKey(term);
    if (this.beginsWith(key)) this.#close();
    this.#open ??= { first: key, lines: [], length: 0 };
    this.#open.lines.push(line);
    this.#open.length += line.length;
    this.#key = key;
  }

  /** Those that have come to their end, and are not taken yet. */
  take(): readonly PackedShard[] {
    return this.#shards.length === 0 ? none : this.#shards.splice(0);
  }

  /** All of them that are not taken; no line comes after that. */
  shards(): readonly PackedShard[] {
    this.#close();
    return this.#shards;
  }

  /** At once and not in the end: the lines of a large index are not in memory twice. */
  #close(): void {
    if (this.#open !== undefined)
      this.#shards.push({ first: this.#open.first, json: `[${this.#open.lines.join()}]` });
    this.#open = undefined;
  }
}

/** Reads a shard. Throws where it is not one. */
export function unpackShard(value: unknown): Shard {
  const lines = value as readonly PackedTerm[];
  const terms = lines.map(([term]) => {
    if (typeof term !== "string") throw new TypeError("A term is no text.");
    return term;
  });
  return {
    terms,
    keys: terms.map(sortKey),
    postings: lines.map(([, text = [], heading = [], title = []]) => ({
      text: unpackNumbers(text),
      heading: unpackNumbers(heading),
      title: unpackNumbers(title),
    })),
  };
}

/** The terms of an index as one shard. */
export function wholeShard(terms: ReadonlyMap<string, Posting>): Shard {
  const sorted = inOrder(terms);
  const all = sorted.map(([term]) => term);
  return { terms: all, keys: all.map(sortKey), postings: sorted.map(([, posting]) => posting) };
}

/** The same in the form of a published shard, which is a third of the size. */
export function packWhole(terms: ReadonlyMap<string, Posting>): unknown {
  return inOrder(terms).map(([term, posting]) => packTerm(term, posting));
}

/** Terms in the order of `compareTerms`. Each key is made once and not at each comparison. */
export function inOrder<T>(terms: ReadonlyMap<string, T>): (readonly [term: string, value: T])[] {
  const keyed = Array.from(terms, ([term, value]) => ({ key: sortKey(term), term, value }));
  keyed.sort((a, b) => compared(a.key, b.key) || compared(a.term, b.term));
  return keyed.map(({ term, value }) => [term, value]);
}

function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A line of a shard. */
export function packTerm(term: string, { text, heading, title }: Posting): PackedTerm {
  const packed = [text, heading, title].map((field) => packNumbers(field));
  while (packed.at(-1)?.length === 0) packed.pop();
  return [term, ...packed];
}

/** Steps from number to number, doubled; an odd one is followed by a count that is not 1. The first is from `start`. */
export function packNumbers(occurrences: Occurrences, start = 0): number[] {
  const packed: number[] = [];
  let before = start;
  for (let at = 0; at < occurrences.length; at += 2) {
    const number = occurrences[at] ?? 0;
    const count = occurrences[at + 1] ?? 1;
    if (count === 1) packed.push((number - before) * 2);
    else packed.push((number - before) * 2 + 1, count);
    before = number;
  }
  return packed;
}

function unpackNumbers(packed: readonly number[]): number[] {
  const occurrences: number[] = [];
  let number = 0;
  for (let at = 0; at < packed.length; at++) {
    const step = packed[at] ?? 0;
    number += step >> 1;
    occurrences.push(number, step & 1 ? (packed[++at] ?? 1) : 1);
  }
  return occurrences;
}
