import { sortKey } from "../../../renderer/shared/search/heading-terms.ts";
import type { Occurrences, Posting } from "../../../renderer/shared/search/search-data.ts";
import { inOrder, packNumbers } from "../../../renderer/shared/search/term-codec.ts";
import { ownBytes } from "../../core/as-bytes.ts";
import { lowerBound } from "../../core/lower-bound.ts";

/** The number of the first page and the first entry of a run. */
interface RunStart {
  readonly page: number;
  readonly entry: number;
}

/** The terms of some pages in their order, as bytes: as objects they take ten times the memory. */
export function packRun(terms: ReadonlyMap<string, Posting>, start: RunStart): Uint8Array {
  return ownBytes(
    inOrder(terms)
      .map((entry) => `${lineOf(entry, start)}\n`)
      .join(""),
  );
}

/** A line has the fields in the order in which they are published. */
function lineOf(
  [term, { text, heading, title }]: readonly [string, Posting],
  { page, entry }: RunStart,
): string {
  const packed = `${fieldText(text, entry)}\t${fieldText(heading, entry)}\t${fieldText(title, page)}`;
  return `${JSON.stringify(term)}\t${packed}`;
}

/** Occurrences as they are published, counted from the first page or entry of the site, behind the last number among them. */
function fieldText(occurrences: Occurrences, first: number): string {
  const last = occurrences.at(-2);
  return last === undefined ? "" : `${last + first} ${packNumbers(occurrences, -first).join()}`;
}

/** Reads a run, term by term. */
export class RunReader {
  readonly #bytes: Buffer;
  #end = 0;
  term = "";
  /** The place of the term among all. */
  key = "";
  /** The fields of the term in the run, as `joinFields` takes them. */
  fields: readonly string[] = [];

  /** `bytes` are of `packRun`. */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Goes on to the next term; false behind the last one. */
  next(): boolean {
    const from = this.#end;
    if (from === this.#bytes.byteLength) return false;
    const end = this.#bytes.indexOf(LINE_END, from);
    const [term = "", ...fields] = this.#bytes.toString("utf8", from, end).split("\t");
    this.#end = end + 1;
    this.term = JSON.parse(term) as string;
    this.key = sortKey(this.term);
    this.fields = fields;
    return true;
  }

  /** Whether this one has its turn before another, by the order of `compareTerms`. */
  isBefore({ key, term }: RunReader): boolean {
    return this.key === key ? this.term < term : this.key < key;
  }
}

const LINE_END = 0x0a;

/** The readers of runs that have the next term, in the order of the runs, until all are read. */
export function* readTogether(runs: readonly Uint8Array[]): Generator<readonly RunReader[]> {
  const readers = runs.map((bytes) => new RunReader(bytes));
  const places = new Map(readers.map((reader, at) => [reader, at]));
  const isBefore = (one: RunReader, other: RunReader): boolean =>
    one.isBefore(other) || (!other.isBefore(one) && (places.get(one) ?? 0) < (places.get(other) ?? 0));
  const waiting: RunReader[] = [];
  const wait = (reader: RunReader): void => {
    if (reader.next())
      waiting.splice(
        lowerBound(waiting, (other) => isBefore(other, reader)),
        0,
        reader,
      );
  };
  readers.forEach(wait);
  while (waiting.length > 0) {
    const term = waiting[0]?.term;
    const end = waiting.findIndex((reader) => reader.term !== term);
    const same = waiting.splice(0, end < 0 ? waiting.length : end);
    yield same;
    same.forEach(wait);
  }
}

/**
 * One field of a term from all runs: the first number of each is relative to the last one before it, as all
 * others are.
 */
export function joinFields(texts: readonly string[]): string {
  let joined = "";
  let before = 0;
  for (const text of texts) {
    if (text === "") continue;
    const start = text.indexOf(" ") + 1;
    const comma = text.indexOf(",", start);
    const end = comma < 0 ? text.length : comma;
    const first = Number(text.slice(start, end)) - before * 2;
    joined += `${joined === "" ? "" : ","}${first}${text.slice(end)}`;
    before = Number(text.slice(0, start));
  }
  return joined;
}
