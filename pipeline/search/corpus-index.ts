import { type PageTerms, pageTerms } from "../../renderer/search/page-terms.ts";
import { NAME_LENGTH, type PublishedCorpus, SEARCH_VERSION } from "../../renderer/search/published.ts";
import type { CorpusName, CorpusStatistics, PageText } from "../../renderer/search/search-data.ts";
import { packShards } from "../../renderer/search/term-codec.ts";
import { hashOf } from "../cache/hash.ts";
import { LostValueError } from "../cache/lost-value.ts";
import type { PackStore } from "../cache/pack-store.ts";
import { sha256 } from "../offline/stored-object.ts";
import { packIndex } from "./pack-index.ts";
import { type IndexShard, patchShards, patchStatistics } from "./patch-shards.ts";

/** A page of a corpus: its name, and its text as JSON. */
export interface IndexedPage {
  readonly name: string;
  readonly json: () => string;
}

export interface CorpusIndex {
  readonly published: PublishedCorpus;
  /** The shards that `published` names, each read from the store. */
  readonly shards: readonly { readonly name: string; readonly json: () => string }[];
}

/**
 * The index of a corpus, kept by the names of its pages: an unchanged site is not indexed again. Where a few pages say
 * something else than in the last build, that one's index is patched; terms of pages are in the store and stay there
 * while the index stays.
 */
export function corpusIndex(
  corpus: CorpusName,
  pages: readonly IndexedPage[],
  store: PackStore,
): CorpusIndex {
  const names = pages.map(({ name }) => name).join("");
  const key = indexKey(names);
  const known = knownIndex(key, store);
  if (known !== undefined) store.keepEach(() => pages.map(({ name }) => termsKey(name)));
  const published = known ?? putIndex(key, patched(corpus, pages, store) ?? made(pages, store), names, store);
  store.table<string>("search corpora").set(corpus, key);
  return {
    published,
    shards: published.shards.map(([, name]) => ({ name, json: () => shardText(name, store) })),
  };
}

/** Where the store has the terms of a page, by its text. */
export function searchTermsKey(text: string): string {
  return termsKey(nameOf(text));
}

function termsKey(name: string): string {
  return `search terms ${SEARCH_VERSION} ${name}`;
}

/** The beginning of a SHA-256, which names a file of `search/`. */
function nameOf(json: string): string {
  return sha256(json).slice(0, NAME_LENGTH);
}

function indexKey(names: string): string {
  return `search corpus ${SEARCH_VERSION} ${hashOf(names)}`;
}

const shardKey = (name: string): string => `search shard ${name}`;

function shardText(name: string, store: PackStore): string {
  const text = store.getText(shardKey(name));
  if (text === undefined) throw new LostValueError(`The shard ${name} of the search is not in the store.`);
  return text;
}

/** Of an index of which a shard cannot be read nothing is known. */
function knownIndex(key: string, store: PackStore): PublishedCorpus | undefined {
  const published = store.getJson<PublishedCorpus>(key);
  return published?.shards.every(([, name]) => store.has(shardKey(name))) === true ? published : undefined;
}

interface MadeIndex {
  readonly statistics: CorpusStatistics;
  readonly shards: readonly IndexShard[];
}

function putIndex(
  key: string,
  { statistics, shards }: MadeIndex,
  pages: string,
  store: PackStore,
): PublishedCorpus {
  const named = shards.map(({ first, json, name: known }) => {
    const name = known ?? nameOf(json());
    if (known === undefined) store.put(shardKey(name), json());
    return [first, name] as const;
  });
  const published = { ...statistics, pages, shards: named };
  store.putJson(key, published);
  return published;
}

function made(pages: readonly IndexedPage[], store: PackStore): MadeIndex {
  const { statistics, lines } = packIndex(termsOfPages(pages, store));
  return {
    statistics,
    shards: packShards(lines).map(({ first, json }) => ({ first, json: () => json })),
  };
}

function* termsOfPages(pages: readonly IndexedPage[], store: PackStore): Generator<PageTerms> {
  for (const page of pages) yield termsOfPage(page, store);
}

function termsOfPage({ name, json }: IndexedPage, store: PackStore): PageTerms {
  const known = store.readJson<PageTerms>(termsKey(name));
  if (known !== undefined) return known;
  const terms = pageTerms(JSON.parse(json()) as PageText);
  store.put(termsKey(name), JSON.stringify(terms));
  return terms;
}

/** Most changed pages for which a patch is quicker than a new index. */
const MOST_PATCHED = 8;

/** The index of the last build with the pages exchanged that have changed; undefined where others came, went or moved. */
function patched(corpus: CorpusName, pages: readonly IndexedPage[], store: PackStore): MadeIndex | undefined {
  const last = store.table<string>("search corpora").get(corpus);
  const known = last === undefined ? undefined : knownIndex(last, store);
  if (known === undefined || known.pages.length !== pages.length * NAME_LENGTH) return undefined;
  const nameAt = (page: number): string => known.pages.slice(page * NAME_LENGTH, (page + 1) * NAME_LENGTH);
  const changed = pages.flatMap(({ name }, page) => (name === nameAt(page) ? [] : [page]));
  if (changed.length > MOST_PATCHED) return undefined;
  const { pages: _, shards: first, ...rest } = known;
  let statistics: CorpusStatistics = rest;
  let shards: readonly IndexShard[] = first.map(([key, name]) => ({
    ...{ first: key, name },
    json: () => shardText(name, store),
  }));
  for (const page of changed) {
    const before = store.readJson<PageTerms>(termsKey(nameAt(page)));
    const now = pages[page];
    if (before === undefined || now === undefined) return undefined;
    const entry = statistics.entries.slice(0, page).reduce((sum, count) => sum + count, 0);
    const change = { page, entry, before, after: termsOfPage(now, store) };
    shards = patchShards(shards, change);
    statistics = patchStatistics(statistics, change);
  }
  store.keepEach(() => pages.map(({ name }) => termsKey(name)));
  return { statistics, shards };
}
