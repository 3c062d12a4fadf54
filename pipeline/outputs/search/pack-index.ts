import { type IndexedCorpus, mergeTerms } from "../../../renderer/search/index-terms.ts";
import type { PageTerms } from "../../../renderer/search/page-terms.ts";
import type { CorpusStatistics, Occurrences, Posting } from "../../../renderer/search/search-data.ts";
import { type PackedShard, packNumbers, packShards } from "../../../renderer/search/term-codec.ts";

/** The index of a corpus before it is divided. */
interface PackedIndex {
  readonly statistics: CorpusStatistics;
  /** Each term as the JSON of its packed form. */
  readonly lines: ReadonlyMap<string, string>;
}

/** An index as it is published: what ranking knows, and the terms in shards. */
export interface ShardedIndex extends Pick<PackedIndex, "statistics"> {
  readonly shards: readonly PackedShard[];
}

/** The whole index of pages at once. */
export function shardIndex(pages: Iterable<PageTerms>): ShardedIndex {
  const { statistics, lines } = packIndex(pages);
  return { statistics, shards: packShards(lines) };
}

/** Pages whose terms are in memory as numbers; those of a page take 12 kB, and packed 2 kB. */
const RUN = 500;

/** Makes the index of pages from the terms of each, in order: the same as that of all pages at once, run by run. */
export function packIndex(pages: Iterable<PageTerms>, run = RUN): PackedIndex {
  const statistics: Writable = { entries: [], titles: [], headings: [], texts: [], old: [] };
  const terms = new Map<string, GrowingTerm>();
  const each = pages[Symbol.iterator]();
  const nextRun = (): IndexedCorpus => mergeTerms(next(each, run));
  for (let some = nextRun(); some.statistics.entries.length > 0; some = nextRun()) {
    const first = { page: statistics.entries.length, entry: statistics.texts.length };
    for (const [term, posting] of some.terms) {
      const growing = terms.get(term) ?? { text: nothing, heading: nothing, title: nothing };
      terms.set(term, grown(growing, posting, first));
    }
    addStatistics(statistics, some.statistics, first.page);
  }
  return { statistics, lines: new Map(Array.from(terms, ([term, fields]) => [term, lineOf(term, fields)])) };
}

type Writable = { readonly [K in keyof CorpusStatistics]: number[] };

/** Occurrences that are packed so far, as JSON without brackets, and the last number among them. */
interface GrowingField {
  readonly json: string;
  readonly last: number;
}
type GrowingTerm = { readonly [F in keyof Posting]: GrowingField };
const nothing: GrowingField = { json: "", last: 0 };

/** So many pages more, or what is left. */
function* next(pages: Iterator<PageTerms>, count: number): Generator<PageTerms> {
  for (let taken = 0; taken < count; taken++) {
    const { done, value } = pages.next();
    if (done === true) return;
    yield value;
  }
}

/** `page` and `entry` are the numbers of the first ones of the run. */
function grown(
  known: GrowingTerm,
  { text, heading, title }: Posting,
  { page, entry }: { readonly page: number; readonly entry: number },
): GrowingTerm {
  return {
    text: longer(known.text, text, entry),
    heading: longer(known.heading, heading, entry),
    title: longer(known.title, title, page),
  };
}

function longer(known: GrowingField, occurrences: Occurrences, first: number): GrowingField {
  const last = occurrences.at(-2);
  if (last === undefined) return known;
  const json = packNumbers(occurrences, known.last - first).join();
  return { json: known.json === "" ? json : `${known.json},${json}`, last: last + first };
}

function addStatistics(all: Writable, { old, ...some }: CorpusStatistics, firstPage: number): void {
  for (const [name, numbers] of Object.entries(some) as [keyof typeof some, readonly number[]][])
    for (const number of numbers) all[name].push(number);
  for (const page of old) all.old.push(page + firstPage);
}

/** The same as `packTerm` as JSON. */
function lineOf(term: string, { text, heading, title }: GrowingTerm): string {
  const fields = [text, heading, title].map(({ json }) => json);
  while (fields.at(-1) === "") fields.pop();
  return `[${[JSON.stringify(term), ...fields.map((json) => `[${json}]`)].join()}]`;
}
