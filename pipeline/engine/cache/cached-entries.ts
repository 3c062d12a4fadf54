import { crc32 } from "node:zlib";
import { lowerBound } from "../../core/lower-bound.ts";
import { SPAN_NUMBERS, type Span } from "./span.ts";

/**
 * The arrays of an index file, by the slot of an entry; they are written as they are in memory, so that
 * reading is copying.
 */
interface EntryLists {
  /** Checksums of the keys, in ascending order, which is that of the slots. */
  readonly sums: Uint32Array;
  /** Where in `keys` each key ends, in bytes. */
  readonly ends: Uint32Array;
  /** Offset, length and checksum of the value of each entry. */
  readonly numbers: Float64Array;
  /** The keys in UTF-8, one after the other. */
  readonly keys: Uint8Array;
}

/**
 * The entries of an index file, by key. A large site has a hundred thousand, and a run looks up a few
 * hundred: a key is found by its checksum, and other keys are not even decoded.
 */
export class CachedEntries {
  readonly lists: EntryLists;
  readonly #keys: Buffer;

  constructor(lists: EntryLists) {
    this.lists = lists;
    const { buffer, byteOffset, byteLength } = lists.keys;
    this.#keys = Buffer.from(buffer, byteOffset, byteLength);
  }

  /** No key may be there twice. */
  static of(entries: Iterable<readonly [key: string, span: Span]>): CachedEntries {
    const sorted = Array.from(entries, ([key, span]) => ({ key, span, sum: crc32(key) }));
    sorted.sort((a, b) => a.sum - b.sum);
    const keys = Buffer.from(sorted.map(({ key }) => key).join(""));
    const sums = new Uint32Array(sorted.length);
    const ends = new Uint32Array(sorted.length);
    const numbers = new Float64Array(sorted.length * SPAN_NUMBERS);
    let end = 0;
    for (const [slot, { key, sum, span }] of sorted.entries()) {
      end += Buffer.byteLength(key);
      sums[slot] = sum;
      ends[slot] = end;
      numbers.set([span.offset, span.length, span.sum], slot * SPAN_NUMBERS);
    }
    return new CachedEntries({ sums, ends, numbers, keys });
  }

  get size(): number {
    return this.lists.sums.length;
  }

  slotOf(key: string): number | undefined {
    const { sums } = this.lists;
    const sum = crc32(key);
    const first = lowerBound(sums, (other) => other < sum);
    for (let slot = first; sums[slot] === sum; slot++) if (this.keyAt(slot) === key) return slot;
    return undefined;
  }

  keyAt(slot: number): string {
    const { ends } = this.lists;
    return this.#keys.toString("utf8", slot === 0 ? 0 : ends[slot - 1], ends[slot]);
  }

  spanAt(slot: number): Span {
    const { numbers } = this.lists;
    const at = slot * SPAN_NUMBERS;
    return { offset: numbers[at] ?? -1, length: numbers[at + 1] ?? -1, sum: numbers[at + 2] ?? -1 };
  }

  lengthAt(slot: number): number {
    return this.lists.numbers[slot * SPAN_NUMBERS + 1] ?? -1;
  }
}
