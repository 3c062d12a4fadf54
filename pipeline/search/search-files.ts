import { mergeTerms } from "../../renderer/search/index-terms.ts";
import { type PageTerms, pageTerms } from "../../renderer/search/page-terms.ts";
import { comparePages, isSearched, pageText } from "../../renderer/search/page-text.ts";
import { NAME_LENGTH, type PublishedCorpus, SEARCH_VERSION } from "../../renderer/search/published.ts";
import { type CorpusName, corpora, type PageText } from "../../renderer/search/search-data.ts";
import { packShards } from "../../renderer/search/term-codec.ts";
import type { PageRecord, Parts } from "../../schema/generated/types.ts";
import { hashOf } from "../cache/hash.ts";
import type { PackStore } from "../cache/pack-store.ts";
import { sha256 } from "../offline/stored-object.ts";
import type { OutputFile } from "../write/tree-plan.ts";

/** A page, and the hash of all that its text depends on. */
export interface SearchedPage {
  readonly record: PageRecord;
  readonly partsKey: string;
  readonly parts: () => Pick<Parts, "main">;
}

/** A page's text as its file in `search/pages` holds it. */
interface TextFile {
  readonly text: PageText;
  readonly json: string;
  readonly name: string;
}

/** The files of `search/`: statistics, terms in shards, and the text of each page. The store is of this version of Fairlead. */
export function searchFiles(pages: readonly SearchedPage[], base: string, store: PackStore): OutputFile[] {
  const searched = pages.filter(({ record }) => isSearched(record)).sort(comparePages);
  const texts = searched.map((page) => textFile(page, base, store));
  const made = corpora.map((name) => corpusFiles(name, texts, store));
  const statistics = JSON.stringify({
    version: SEARCH_VERSION,
    corpora: Object.fromEntries(made.map(({ name, published }) => [name, published])),
  });
  const files = [
    fileOf("search/statistics.json", statistics),
    ...made.flatMap(({ shards }) => shards.map(([name, json]) => fileOf(`search/terms/${name}.json`, json))),
    ...texts.map(({ name, json }) => fileOf(`search/pages/${name}.json`, json)),
  ];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

function textFile({ record, partsKey, parts }: SearchedPage, base: string, store: PackStore): TextFile {
  const key = searchTextKey(partsKey, base);
  let text = store.getJson<PageText>(key);
  if (text === undefined) {
    text = pageText({ record, main: parts().main }, base);
    store.putJson(key, text);
  }
  const json = JSON.stringify(text);
  return { text, json, name: nameOf(json) };
}

/** Where the store has the text of a page. */
export function searchTextKey(partsKey: string, base: string): string {
  return `search text ${SEARCH_VERSION} ${base} ${partsKey}`;
}

/** Where the store has the terms of a page, by the name of its text. */
export function searchTermsKey(text: string): string {
  return `search terms ${SEARCH_VERSION} ${nameOf(text)}`;
}

interface CorpusFiles {
  readonly name: CorpusName;
  readonly published: PublishedCorpus;
  /** Name and content of each shard. */
  readonly shards: readonly (readonly [name: string, json: string])[];
}

/**
 * The index of a corpus is kept by the names of its pages: an unchanged site is not indexed again. Of a changed one only
 * new pages are read for their terms; those of the others are in the store.
 */
function corpusFiles(name: CorpusName, all: readonly TextFile[], store: PackStore): CorpusFiles {
  const files = all.filter(({ text }) => text.corpus === name);
  const pages = files.map((file) => file.name).join("");
  const key = `search corpus ${SEARCH_VERSION} ${hashOf(pages)}`;
  const known = store.getJson<Omit<CorpusFiles, "name">>(key);
  if (known !== undefined) return { name, ...known };
  const { statistics, terms } = mergeTerms(termsOfPages(files, store));
  const packed = packShards(terms).map(({ first, json }) => ({ first, json, name: nameOf(json) }));
  const made = {
    published: { ...statistics, pages, shards: packed.map((shard) => [shard.first, shard.name] as const) },
    shards: packed.map((shard) => [shard.name, shard.json] as const),
  };
  store.putJson(key, made);
  return { name, ...made };
}

function* termsOfPages(files: readonly TextFile[], store: PackStore): Generator<PageTerms> {
  for (const { text, json } of files) {
    const key = searchTermsKey(json);
    let terms = store.readJson<PageTerms>(key);
    if (terms === undefined) {
      terms = pageTerms(text);
      store.put(key, JSON.stringify(terms));
    }
    yield terms;
  }
}

function nameOf(json: string): string {
  return sha256(json).slice(0, NAME_LENGTH);
}

function fileOf(path: string, json: string): OutputFile {
  return { path, key: hashOf(json), bytes: () => json };
}
