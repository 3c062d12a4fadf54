import { type PageTerms, pageTerms } from "../../../renderer/shared/search/page-terms.ts";
import { NAME_LENGTH, type PublishedCorpus } from "../../../renderer/shared/search/published.ts";
import type { CorpusName, CorpusStatistics, PageText } from "../../../renderer/shared/search/search-data.ts";
import { SEARCH_VERSION } from "../../../renderer/shared/search/search-data.ts";
import { hashOf, sha256 } from "../../core/hash.ts";
import { once } from "../../core/once.ts";
import { LostValueError } from "../../engine/cache/lost-value.ts";
import type { Engine } from "../../engine/engine.ts";
import { nameOf, type SearchText, termsKey } from "../../render/search-texts.ts";
import { indexTask } from "./index-task.ts";
import { type ShardedIndex, shardIndex } from "./pack-index.ts";
import { type IndexShard, patchShards, patchStatistics } from "./patch-shards.ts";

interface CorpusIndex {
  readonly published: PublishedCorpus;
  /** The shards that `published` names, each read from the store. */
  readonly shards: readonly { readonly name: string; readonly json: () => string }[];
}

/** A corpus as it is indexed: its pages in order, and where its index is kept. */
export interface Corpus {
  readonly name: CorpusName;
  readonly pages: readonly SearchText[];
  /** The names of the pages as one. */
  readonly names: string;
  readonly key: string;
  readonly last: () => LastIndex | undefined;
}

/** The index of the last build. It has the same pages; the text of a few has changed since. */
interface LastIndex {
  readonly published: PublishedCorpus;
  /** Numbers of those that do. */
  readonly changed: readonly number[];
}

/** A corpus of these pages; the same pages with the same texts have the same key. */
export function namedCorpus(name: CorpusName, pages: readonly SearchText[], engine: Engine): Corpus {
  const names = pages.map(({ name }) => name).join("");
  const key = `search corpus ${SEARCH_VERSION} ${hashOf(names)}`;
  return { name, pages, names, key, last: once(() => lastIndex(name, pages, engine)) };
}

/**
 * The index of a corpus, kept by the names of its pages: an unchanged site is not indexed again. Where a few pages say
 * something else than in the last build, that one's index is patched; terms of pages are in the store and stay there
 * while the index stays.
 */
export function corpusIndex(corpus: Corpus, engine: Engine): CorpusIndex {
  const { name, pages, key } = corpus;
  const known = knownIndex(key, engine);
  engine.values.keepEach(pages.map(({ name }) => termsKey(name)));
  const published =
    known ??
    putIndex(corpus, patched(corpus, engine) ?? made(shardIndex(termsOfPages(pages, engine))), engine);
  engine.table<string>("search corpora").set(name, key);
  return {
    published,
    shards: published.shards.map(([, name]) => ({ name, json: () => shardText(name, engine) })),
  };
}

/**
 * Makes an index that can be no patched one in a thread, where the file of the store has the terms of all pages;
 * `corpusIndex` then finds it. That of a large site takes as long as a hundred of its pages.
 */
export async function indexInThread(corpus: Corpus, engine: Engine): Promise<void> {
  if (knownIndex(corpus.key, engine) !== undefined || corpus.last() !== undefined) return;
  const terms = engine.values.spansOf(corpus.pages.map(({ name }) => termsKey(name)));
  if (terms === undefined) return;
  // Whatever hinders it, here it can be done as well.
  const index = await engine.aside(indexTask, () => terms)?.catch(() => undefined);
  if (index !== undefined) putIndex(corpus, made(index), engine);
}

const shardKey = (name: string): string => `search shard ${name}`;

function shardText(name: string, engine: Engine): string {
  const text = engine.values.getText(shardKey(name));
  if (text === undefined) throw new LostValueError(`The shard ${name} of the search is not in the store.`);
  return text;
}

/** An index with a shard that cannot be read is not used. */
function knownIndex(key: string, engine: Engine): PublishedCorpus | undefined {
  const published = engine.values.getJson<PublishedCorpus>(key);
  return published?.shards.every(([, name]) => engine.values.has(shardKey(name))) === true
    ? published
    : undefined;
}

interface MadeIndex {
  readonly statistics: CorpusStatistics;
  readonly shards: readonly IndexShard[];
}

function putIndex(
  { key, names }: Corpus,
  { statistics, shards }: MadeIndex,
  engine: Engine,
): PublishedCorpus {
  const named = shards.map(({ first, json, name: known }) => {
    if (known !== undefined) return [first, known] as const;
    const bytes = json();
    const name = nameOf(sha256(bytes));
    engine.values.put(shardKey(name), bytes);
    return [first, name] as const;
  });
  const published = { ...statistics, pages: names, shards: named };
  engine.values.putJson(key, published);
  return published;
}

function made({ statistics, shards }: ShardedIndex): MadeIndex {
  return { statistics, shards: shards.map(({ first, json }) => ({ first, json: () => json })) };
}

function* termsOfPages(pages: readonly SearchText[], engine: Engine): Generator<PageTerms> {
  for (const page of pages) yield termsOfPage(page, engine);
}

function termsOfPage({ name, json }: SearchText, engine: Engine): PageTerms {
  const known = engine.values.readJson<PageTerms>(termsKey(name));
  if (known !== undefined) return known;
  const terms = pageTerms(JSON.parse(json()) as PageText);
  engine.values.put(termsKey(name), JSON.stringify(terms));
  return terms;
}

/** Most changed pages for which a patch is quicker than a new index. */
const MOST_PATCHED = 8;

/** Undefined where pages came, went or moved. */
function lastIndex(name: CorpusName, pages: readonly SearchText[], engine: Engine): LastIndex | undefined {
  const last = engine.table<string>("search corpora").get(name);
  const published = last === undefined ? undefined : knownIndex(last, engine);
  if (published === undefined || published.pages.length !== pages.length * NAME_LENGTH) return undefined;
  const changed = pages.flatMap(({ name }, page) => (name === nameAt(page, published) ? [] : [page]));
  return changed.length > MOST_PATCHED ? undefined : { published, changed };
}

function nameAt(page: number, { pages }: PublishedCorpus): string {
  return pages.slice(page * NAME_LENGTH, (page + 1) * NAME_LENGTH);
}

/** The index of the last build with the pages exchanged that have changed; undefined where it must be made anew. */
function patched(corpus: Corpus, engine: Engine): MadeIndex | undefined {
  const last = corpus.last();
  if (last === undefined) return undefined;
  const { pages: _, shards: first, ...rest } = last.published;
  let statistics: CorpusStatistics = rest;
  let shards: readonly IndexShard[] = first.map(([key, name]) => ({
    first: key,
    name,
    json: () => shardText(name, engine),
  }));
  for (const page of last.changed) {
    const before = engine.values.readJson<PageTerms>(termsKey(nameAt(page, last.published)));
    const now = corpus.pages[page];
    if (before === undefined || now === undefined) return undefined;
    const entry = statistics.entries.slice(0, page).reduce((sum, count) => sum + count, 0);
    const change = { page, entry, before, after: termsOfPage(now, engine) };
    shards = patchShards(shards, change);
    statistics = patchStatistics(statistics, change);
  }
  return { statistics, shards };
}
