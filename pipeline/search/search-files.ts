import { mergeTerms } from "../../renderer/search/index-terms.ts";
import { type PageTerms, pageTerms } from "../../renderer/search/page-terms.ts";
import { comparePages, corpusOf, isSearched, pageText } from "../../renderer/search/page-text.ts";
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

/** A page's text as its file in `search/pages` holds it, without the text itself. */
interface TextFile {
  readonly name: string;
  /** Hash of all bytes; the name has only the beginning. */
  readonly sum: string;
  readonly corpus: CorpusName;
  /** The text as JSON, from the store. */
  readonly json: () => string;
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
    ...texts.map(({ name, sum, json }) => ({ path: `search/pages/${name}.json`, key: sum, bytes: json })),
  ];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Of a page that was made before, the name of its text is known, and the text is not read. */
function textFile({ record, partsKey, parts }: SearchedPage, base: string, store: PackStore): TextFile {
  const key = searchTextKey(partsKey, base);
  const json = (): string => {
    const known = store.get(key);
    if (known !== undefined) return Buffer.from(known).toString("utf8");
    const made = JSON.stringify(pageText({ record, main: parts().main }, base));
    store.put(key, made);
    return made;
  };
  store.keep(key);
  const sum = store.keepJson(`search sum ${key}`, () => sha256(json()));
  return { name: sum.slice(0, NAME_LENGTH), sum, corpus: corpusOf(record), json };
}

/** Where the store has the text of a page. */
export function searchTextKey(partsKey: string, base: string): string {
  return `search text ${SEARCH_VERSION} ${base} ${partsKey}`;
}

/** Where the store has the terms of a page, by its text. */
export function searchTermsKey(text: string): string {
  return termsKey(nameOf(text));
}

function termsKey(name: string): string {
  return `search terms ${SEARCH_VERSION} ${name}`;
}

interface CorpusFiles {
  readonly name: CorpusName;
  readonly published: PublishedCorpus;
  /** Name and content of each shard. */
  readonly shards: readonly (readonly [name: string, json: string])[];
}

/**
 * The index of a corpus is kept by the names of its pages: an unchanged site is not indexed again. Of a changed one only
 * new pages are read for their terms; those of the others are in the store, and stay there while the index stays.
 */
function corpusFiles(name: CorpusName, all: readonly TextFile[], store: PackStore): CorpusFiles {
  const files = all.filter(({ corpus }) => corpus === name);
  const pages = files.map((file) => file.name).join("");
  const key = `search corpus ${SEARCH_VERSION} ${hashOf(pages)}`;
  const known = store.getJson<Omit<CorpusFiles, "name">>(key);
  if (known !== undefined) {
    for (const file of files) store.keep(termsKey(file.name));
    return { name, ...known };
  }
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
  for (const { name, json } of files) {
    const key = termsKey(name);
    let terms = store.readJson<PageTerms>(key);
    if (terms === undefined) {
      terms = pageTerms(JSON.parse(json()) as PageText);
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
