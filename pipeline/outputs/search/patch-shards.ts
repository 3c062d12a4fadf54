import { compareTerms, sortKey } from "../../../renderer/shared/search/heading-terms.ts";
import { mergeTerms } from "../../../renderer/shared/search/index-terms.ts";
import type { PageTerms } from "../../../renderer/shared/search/page-terms.ts";
import type { CorpusStatistics, Occurrences, Posting } from "../../../renderer/shared/search/search-data.ts";
import { packTerm, ShardDivider, unpackShard } from "../../../renderer/shared/search/term-codec.ts";
import { append } from "../../core/append.ts";
import { asText } from "../../core/as-bytes.ts";

/** A shard of an index, read when it is needed. */
export interface IndexShard {
  /** Its first sort key. */
  readonly first: string;
  readonly json: () => string | Uint8Array;
  /** Its name, where it has one already. */
  readonly name?: string;
}

/** A page that says something else than it did, at the place among the pages that it had. */
interface PageChange {
  readonly page: number;
  /** Number of its first entry. */
  readonly entry: number;
  readonly before: PageTerms;
  readonly after: PageTerms;
}

/** The statistics of all pages that ranking uses, after a change of one. */
export function patchStatistics(
  { entries, titles, headings, texts, minor, gaps }: CorpusStatistics,
  { page, entry, before, after }: PageChange,
): CorpusStatistics {
  const { statistics } = mergeTerms([after]);
  const count = before.entries.length;
  return {
    entries: entries.toSpliced(page, 1, ...statistics.entries),
    titles: titles.toSpliced(page, 1, ...statistics.titles),
    headings: headings.toSpliced(entry, count, ...statistics.headings),
    texts: texts.toSpliced(entry, count, ...statistics.texts),
    minor: inOrder([
      ...minor.filter((number) => number !== page),
      ...statistics.minor.map((number) => number + page),
    ]),
    gaps: inOrder([
      ...gaps.filter((number) => number < entry),
      ...statistics.gaps.map((number) => number + entry),
      ...gaps
        .filter((number) => number >= entry + count)
        .map((number) => number - count + after.entries.length),
    ]),
  };
}

function inOrder(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

/**
 * The shards of an index after a change of one page: the same as if the index were made and divided anew. Only shards
 * with terms that the page has gained, lost or counts otherwise are read, and those behind them as long as their ends
 * are not where they were; all of them where entries behind the page get other numbers.
 */
export function patchShards(
  shards: readonly IndexShard[],
  change: PageChange,
  size?: number,
): readonly IndexShard[] {
  const before = mergeTerms([change.before]).terms;
  const after = mergeTerms([change.after]).terms;
  const patch = { change, after };
  const isMoved = change.before.entries.length !== change.after.entries.length;
  const touched = touchedTerms(before, after);
  const patched: IndexShard[] = [];
  let divider = new ShardDivider(size);
  let at = 0;
  for (const [index, shard] of shards.entries()) {
    const end = shards[index + 1]?.first;
    const from = at;
    while (at < touched.length && (end === undefined || sortKey(touched[at] ?? "") < end)) at++;
    if (from === at && !isMoved && divider.beginsWith(shard.first)) {
      append(patched, [...closed(divider), shard]);
      divider = new ShardDivider(size);
      continue;
    }
    // The end of the shard before depends on the lines after it.
    const previous = divider.isEmpty ? patched.pop() : undefined;
    if (previous !== undefined) addLines(divider, unpackShard(JSON.parse(asText(previous.json()))));
    const lines = unpackShard(JSON.parse(asText(shard.json())));
    addLines(divider, patchLines(lines, touched.slice(from, at), patch));
  }
  if (shards.length === 0) addLines(divider, patchLines({ terms: [], postings: [] }, touched, patch));
  return [...patched, ...closed(divider)];
}

interface Lines {
  readonly terms: readonly string[];
  readonly postings: readonly Posting[];
}

function closed(divider: ShardDivider): IndexShard[] {
  return divider.shards().map(({ first, json }) => ({ first, json: () => json }));
}

function addLines(divider: ShardDivider, { terms, postings }: Lines): void {
  for (const [index, term] of terms.entries()) {
    const posting = postings[index];
    if (posting !== undefined) divider.add(term, JSON.stringify(packTerm(term, posting)));
  }
}

/** Terms that the page has otherwise than before, in order. */
function touchedTerms(before: ReadonlyMap<string, Posting>, after: ReadonlyMap<string, Posting>): string[] {
  const all = [...new Set([...before.keys(), ...after.keys()])];
  return all
    .filter((term) => JSON.stringify(before.get(term)) !== JSON.stringify(after.get(term)))
    .sort(compareTerms);
}

interface Patch {
  readonly change: PageChange;
  /** The postings of the page now, entries counted from its first. */
  readonly after: ReadonlyMap<string, Posting>;
}

/** Lines with the terms of a page exchanged; `touched` are those of them that lie here, in order. */
function patchLines({ terms, postings }: Lines, touched: readonly string[], patch: Patch): Lines {
  const known = new Map(terms.map((term, index) => [term, postings[index]]));
  const added = touched.filter((term) => !known.has(term));
  const all = added.length === 0 ? terms : [...terms, ...added].sort(compareTerms);
  const lines = all
    .map((term) => [term, patchPosting(known.get(term), patch.after.get(term), patch.change)] as const)
    .filter(([, { title, heading, text }]) => title.length + heading.length + text.length > 0);
  return { terms: lines.map(([term]) => term), postings: lines.map(([, posting]) => posting) };
}

const nothing: Posting = { title: [], heading: [], text: [] };

function patchPosting(
  known: Posting = nothing,
  own: Posting = nothing,
  { page, entry, before, after }: PageChange,
): Posting {
  const entries = { from: entry, count: before.entries.length, now: after.entries.length };
  return {
    title: exchange(known.title, own.title, { from: page, count: 1, now: 1 }),
    heading: exchange(known.heading, own.heading, entries),
    text: exchange(known.text, own.text, entries),
  };
}

interface Range {
  readonly from: number;
  /** How many numbers the page had from there, and how many it has now. */
  readonly count: number;
  readonly now: number;
}

function exchange(known: Occurrences, own: Occurrences, { from, count, now }: Range): Occurrences {
  const made: number[] = [];
  const shift = now - count;
  let at = 0;
  for (; at < known.length && (known[at] ?? 0) < from; at += 2) made.push(known[at] ?? 0, known[at + 1] ?? 1);
  for (let one = 0; one < own.length; one += 2) made.push((own[one] ?? 0) + from, own[one + 1] ?? 1);
  for (; at < known.length; at += 2) {
    const number = known[at] ?? 0;
    if (number >= from + count) made.push(number + shift, known[at + 1] ?? 1);
  }
  return made;
}
