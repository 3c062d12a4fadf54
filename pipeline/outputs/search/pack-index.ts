import { type IndexedCorpus, mergeTerms } from "../../../renderer/shared/search/index-terms.ts";
import type { PageTerms } from "../../../renderer/shared/search/page-terms.ts";
import type { CorpusStatistics } from "../../../renderer/shared/search/search-data.ts";
import { type PackedShard, ShardDivider } from "../../../renderer/shared/search/term-codec.ts";
import { ownBytes } from "../../core/as-bytes.ts";
import { joinFields, packRun, type RunReader, readTogether } from "./term-run.ts";

/** The index of a corpus before it is divided. */
interface PackedIndex {
  readonly statistics: CorpusStatistics;
  /** Each term and the JSON of its packed form, in the order of the terms. */
  readonly lines: Iterable<readonly [term: string, line: string]>;
}

/** An index as it is published: what ranking knows, and the terms in shards. */
export interface ShardedIndex extends Pick<PackedIndex, "statistics"> {
  readonly shards: readonly { readonly first: string; readonly json: Uint8Array }[];
}

/** The whole index of pages at once. */
export function shardIndex(pages: Iterable<PageTerms>): ShardedIndex {
  const { statistics, lines } = packIndex(pages);
  return {
    statistics,
    shards: Array.from(divided(lines), ({ first, json }) => ({ first, json: ownBytes(json) })),
  };
}

/** Each shard as soon as it is there, so that not all of them are texts at the same time. */
function* divided(lines: PackedIndex["lines"]): Generator<PackedShard> {
  const divider = new ShardDivider();
  for (const [term, line] of lines) {
    divider.add(term, line);
    yield* divider.take();
  }
  yield* divider.shards();
}

/** Pages whose terms are in memory as numbers; those of a page take 12 kB, and packed 2 kB. */
const RUN = 250;

/**
 * Makes the index of pages from the terms of each, in order: the same as that of all pages at once. The terms of each run
 * are put in order and packed, and then all runs are read together, so that no term of the whole site is in memory but one.
 */
export function packIndex(pages: Iterable<PageTerms>, run = RUN): PackedIndex {
  const statistics: Writable = { entries: [], titles: [], headings: [], texts: [], minor: [], gaps: [] };
  const runs: Uint8Array[] = [];
  const each = pages[Symbol.iterator]();
  const nextRun = (): IndexedCorpus => mergeTerms(next(each, run));
  for (let some = nextRun(); some.statistics.entries.length > 0; some = nextRun()) {
    const start = { page: statistics.entries.length, entry: statistics.texts.length };
    runs.push(packRun(some.terms, start));
    addStatistics(statistics, some.statistics, start);
  }
  return { statistics, lines: linesOf(runs) };
}

type Writable = { readonly [K in keyof CorpusStatistics]: number[] };

/** So many pages more, or what is left. */
function* next(pages: Iterator<PageTerms>, count: number): Generator<PageTerms> {
  for (let taken = 0; taken < count; taken++) {
    const { done, value } = pages.next();
    if (done === true) return;
    yield value;
  }
}

/** `first`: the numbers that the first page and its first entry have among all. */
function addStatistics(
  all: Writable,
  { minor, gaps, ...some }: CorpusStatistics,
  first: { readonly page: number; readonly entry: number },
): void {
  for (const [name, numbers] of Object.entries(some) as [keyof typeof some, readonly number[]][])
    for (const number of numbers) all[name].push(number);
  for (const page of minor) all.minor.push(page + first.page);
  for (const entry of gaps) all.gaps.push(entry + first.entry);
}

function* linesOf(runs: readonly Uint8Array[]): Generator<readonly [term: string, line: string]> {
  for (const readers of readTogether(runs)) {
    const term = readers[0]?.term ?? "";
    yield [term, lineOf(term, readers)];
  }
}

/** The same as `packTerm` as JSON. */
function lineOf(term: string, readers: readonly RunReader[]): string {
  const fields = [0, 1, 2].map((field) => joinFields(readers.map(({ fields }) => fields[field] ?? "")));
  while (fields.at(-1) === "") fields.pop();
  return `[${[JSON.stringify(term), ...fields.map((json) => `[${json}]`)].join()}]`;
}
