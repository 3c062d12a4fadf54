import { comparePages, corpusOf, isSearched, pageText } from "../../renderer/shared/search/page-text.ts";
import { NAME_LENGTH } from "../../renderer/shared/search/published.ts";
import type { CorpusName } from "../../renderer/shared/search/search-data.ts";
import { SEARCH_VERSION } from "../../renderer/shared/search/search-data.ts";
import type { PageFragments, PageRecord } from "../../schema/generated/types.ts";
import { sha256 } from "../core/hash.ts";
import type { ValueTable } from "../engine/cache/value-table.ts";
import type { Engine } from "../engine/engine.ts";
import type { KeyedPath } from "../write/tree-plan.ts";
import type { PageWork } from "./page-work.ts";

/** A page, and the hash of all that its text depends on. */
interface SearchedPage {
  readonly record: PageRecord;
  readonly partsKey: string;
  readonly parts: () => Pick<PageFragments, "main">;
}

/** The text of a page for the search, as its file in `search/pages` holds it. */
export interface SearchText {
  readonly name: string;
  /** Hash of all bytes; the name has only the beginning. */
  readonly sum: string;
  readonly corpus: CorpusName;
  /** The text as JSON, from the store. */
  readonly json: () => string;
}

interface TextTools {
  readonly base: string;
  readonly engine: Engine;
}

/** The texts of the pages that the search finds, in the order in which they are indexed. */
export function searchTexts(pages: readonly SearchedPage[], tools: TextTools): SearchText[] {
  const searched = pages.filter(({ record }) => isSearched(record)).sort(comparePages);
  const { base, engine } = tools;
  engine.values.keepEach(searched.map(({ partsKey }) => textKey(partsKey, base)));
  return searched.map((page) => textOf(page, tools));
}

/** For a page that was made before, the name of its text is known, and the text is not read. */
function textOf({ record, partsKey, parts }: SearchedPage, { base, engine }: TextTools): SearchText {
  const key = textKey(partsKey, base);
  const json = (): string => {
    const known = engine.values.getText(key);
    if (known !== undefined) return known;
    const made = JSON.stringify(pageText({ record: record, main: parts().main }, base));
    engine.values.put(key, made);
    return made;
  };
  const sum = sums(engine).memo(key, () => sha256(json()));
  return { name: nameOf(sum), sum, corpus: corpusOf(record), json };
}

/** Keeps text and terms of a page that a thread has made, and says which file the text is. */
export function keepSearchWork(
  { partsKey }: Pick<SearchedPage, "partsKey">,
  { text, terms }: Required<PageWork>["search"],
  { base, engine }: TextTools,
): KeyedPath {
  const key = textKey(partsKey, base);
  const sum = sha256(text);
  engine.values.put(key, text);
  sums(engine).set(key, sum);
  engine.values.put(termsKey(nameOf(sum)), terms);
  return textFile(sum);
}

/** The file of a text by the hash of its bytes. */
export function textFile(sum: string): KeyedPath {
  return { path: `search/pages/${nameOf(sum)}.json`, key: sum };
}

/** Where the store has the terms of a page, by the name of its text. */
export function termsKey(name: string): string {
  return `search terms ${SEARCH_VERSION} ${name}`;
}

function textKey(partsKey: string, base: string): string {
  return `search text ${SEARCH_VERSION} ${base} ${partsKey}`;
}

/** SHA-256 of texts by where the store has them. */
function sums(engine: Engine): ValueTable<string> {
  return engine.table<string>("search sums");
}

/** A file of `search/` is named by the beginning of the SHA-256 of its bytes. */
export function nameOf(sum: string): string {
  return sum.slice(0, NAME_LENGTH);
}
