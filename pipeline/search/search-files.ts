import { comparePages, corpusOf, isSearched, pageText } from "../../renderer/search/page-text.ts";
import { NAME_LENGTH, SEARCH_VERSION } from "../../renderer/search/published.ts";
import { type CorpusName, corpora } from "../../renderer/search/search-data.ts";
import type { Parts } from "../../schema/generated/types.ts";
import { hashOf } from "../cache/hash.ts";
import type { PackStore } from "../cache/pack-store.ts";
import { type PageFacts, recordOf } from "../emit/page-facts.ts";
import { sha256 } from "../offline/stored-object.ts";
import type { Threads } from "../threads/threads.ts";
import type { OutputFile } from "../write/tree-plan.ts";
import { corpusIndex, indexInThread } from "./corpus-index.ts";

/** A page, and the hash of all that its text depends on. */
export interface SearchedPage {
  readonly record: PageFacts;
  readonly partsKey: string;
  readonly parts: () => Pick<Parts, "main">;
}

/** A page's text as its file in `search/pages` holds it, without the text itself. */
export interface TextFile {
  readonly name: string;
  /** Hash of all bytes; the name has only the beginning. */
  readonly sum: string;
  readonly corpus: CorpusName;
  /** The text as JSON, from the store. */
  readonly json: () => string;
}

/** The texts of the pages that the search finds, in the order in which they are indexed. */
export function searchTexts(pages: readonly SearchedPage[], base: string, store: PackStore): TextFile[] {
  const searched = pages.filter(({ record }) => isSearched(record)).sort(comparePages);
  return searched.map((page) => textFile(page, base, store));
}

/** Indexes texts where threads are at work; `searchFiles` then finds it in the store. */
export async function indexInThreads(
  texts: readonly TextFile[],
  { store, threads }: { readonly store: PackStore; readonly threads: Threads | undefined },
): Promise<void> {
  if (threads?.areAtWork !== true) return;
  await Promise.all(corpora.map((name) => indexInThread(name, textsOf(name, texts), { store, threads })));
}

/** The files of `search/`: statistics, terms in shards, and the text of each page. The store is of this version of Fairlead. */
export function searchFiles(texts: readonly TextFile[], store: PackStore): OutputFile[] {
  const made = corpora.map((name) => ({ name, ...corpusIndex(name, textsOf(name, texts), store) }));
  const statistics = JSON.stringify({
    version: SEARCH_VERSION,
    corpora: Object.fromEntries(made.map(({ name, published }) => [name, published])),
  });
  const files = [
    fileOf("search/statistics.json", statistics),
    ...made.flatMap(({ shards }) =>
      shards.map(({ name, json }) => ({ path: `search/terms/${name}.json`, key: name, bytes: json })),
    ),
    ...texts.map(({ name, sum, json }) => ({ path: `search/pages/${name}.json`, key: sum, bytes: json })),
  ];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

function textsOf(corpus: CorpusName, texts: readonly TextFile[]): TextFile[] {
  return texts.filter((text) => text.corpus === corpus);
}

/** Of a page that was made before, the name of its text is known, and the text is not read. */
function textFile({ record, partsKey, parts }: SearchedPage, base: string, store: PackStore): TextFile {
  const key = searchTextKey(partsKey, base);
  const json = (): string => {
    const known = store.getText(key);
    if (known !== undefined) return known;
    const made = JSON.stringify(pageText({ record: recordOf(record), main: parts().main }, base));
    store.put(key, made);
    return made;
  };
  store.keepEach(() => [key]);
  const sum = store.table<string>("search sums").keep(key, () => sha256(json()));
  return { name: sum.slice(0, NAME_LENGTH), sum, corpus: corpusOf(record), json };
}

/** Where the store has the text of a page. */
export function searchTextKey(partsKey: string, base: string): string {
  return `search text ${SEARCH_VERSION} ${base} ${partsKey}`;
}

function fileOf(path: string, json: string): OutputFile {
  return { path, key: hashOf(json), bytes: () => json };
}
