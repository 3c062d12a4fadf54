import { comparePages, corpusOf, isSearched, pageText } from "../../renderer/search/page-text.ts";
import { NAME_LENGTH, SEARCH_VERSION } from "../../renderer/search/published.ts";
import { type CorpusName, corpora } from "../../renderer/search/search-data.ts";
import type { Parts } from "../../schema/generated/types.ts";
import { hashOf } from "../cache/hash.ts";
import type { PackStore } from "../cache/pack-store.ts";
import type { ValueTable } from "../cache/value-table.ts";
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
    ...texts.map(({ sum, json }) => ({ ...textName(sum), bytes: json })),
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
  const sum = sums(store).keep(key, () => sha256(json()));
  return { name: sum.slice(0, NAME_LENGTH), sum, corpus: corpusOf(record), json };
}

/** Keeps the text of a page that was made elsewhere, and gives path and key of its file. */
export function keepSearchText(
  { partsKey }: Pick<SearchedPage, "partsKey">,
  text: string,
  { base, store }: { readonly base: string; readonly store: PackStore },
): Pick<OutputFile, "path" | "key"> {
  const key = searchTextKey(partsKey, base);
  store.put(key, text);
  const sum = sha256(text);
  sums(store).set(key, sum);
  return textName(sum);
}

/** Where the store has the text of a page. */
function searchTextKey(partsKey: string, base: string): string {
  return `search text ${SEARCH_VERSION} ${base} ${partsKey}`;
}

/** SHA-256 of texts by where the store has them. */
function sums(store: PackStore): ValueTable<string> {
  return store.table<string>("search sums");
}

function textName(sum: string): Pick<OutputFile, "path" | "key"> {
  return { path: `search/pages/${sum.slice(0, NAME_LENGTH)}.json`, key: sum };
}

function fileOf(path: string, json: string): OutputFile {
  return { path, key: hashOf(json), bytes: () => json };
}
