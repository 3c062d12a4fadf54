import { indexTerms } from "../../shared/search/index-terms.ts";
import { comparePages, indexedPage, isSearched, type PageSource } from "../../shared/search/page-text.ts";
import type { CorpusName, IndexedPage } from "../../shared/search/search-data.ts";
import { packWhole } from "../../shared/search/term-codec.ts";
import type { Stores } from "../store/stores.ts";
import { readSavedPage, type SavedPages } from "./saved-pages.ts";
import { keepIndex, type SavedCorpus, type SavedIndex } from "./stored-index.ts";

/** Makes the index of what is saved and keeps it. Pages that cannot be read are left out, and then nothing is kept. */
export async function makeSavedIndex(stores: Stores, saved: SavedPages): Promise<SavedIndex> {
  const read = await readAll(stores, saved);
  const searched = read.flatMap(({ text, ...page }) => (text === undefined ? [] : [{ ...page, text }]));
  searched.sort((a, b) => comparePages(a, b));
  const index = { docs: corpusOf("docs", searched), pages: corpusOf("pages", searched) };
  if (read.length === saved.pages.length) await keepIndex(stores, saved.key, index);
  return index;
}

function corpusOf(
  name: CorpusName,
  searched: readonly { readonly hash: string; readonly text: IndexedPage }[],
): SavedCorpus {
  const pages = searched.filter(({ text }) => text.corpus === name);
  const { statistics, terms } = indexTerms(pages.map(({ text }) => text));
  const hashes = pages.map(({ hash }) => hash);
  return { statistics, hashes, terms: packWhole(terms) };
}

/** Reading one after the other would wait for storage a thousand times. */
const AT_ONCE = 32;

interface ReadPage {
  readonly hash: string;
  readonly record: Pick<PageSource["record"], "pathname">;
  /** Undefined for a page that is not searched. */
  readonly text: IndexedPage | undefined;
}

/** The texts alone: with the HTML of all pages in memory, making room for more took a fifth of the time. */
async function readAll(stores: Stores, { pages }: SavedPages): Promise<ReadPage[]> {
  const found: ReadPage[] = [];
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const some = await Promise.all(
      pages.slice(at, at + AT_ONCE).map(async ({ hash }) => {
        const source = await readSavedPage(stores, hash);
        return source === undefined ? [] : [readPage(hash, source)];
      }),
    );
    found.push(...some.flat());
  }
  return found;
}

function readPage(hash: string, source: PageSource): ReadPage {
  const { record } = source;
  const text = isSearched(record) ? indexedPage(source) : undefined;
  return { hash, record: { pathname: record.pathname }, text };
}
