import { indexTerms } from "../../search/index-terms.ts";
import { comparePages, isSearched, type PageSource, pageText } from "../../search/page-text.ts";
import { SEARCH_VERSION } from "../../search/published.ts";
import type { CorpusName, CorpusStatistics, PageText } from "../../search/search-data.ts";
import { packWhole } from "../../search/term-codec.ts";
import { SEARCH_NOTE, type Stores } from "../store/stores.ts";
import { readSavedPage, readSavedPages, type SavedPages } from "./saved-pages.ts";

/** The index of a corpus as a device keeps it. */
export interface SavedCorpus {
  readonly statistics: CorpusStatistics;
  /** Hashes of the pages in the order of the index. */
  readonly hashes: readonly string[];
  /** All terms as one shard. */
  readonly terms: unknown;
}

export type SavedIndex = { readonly [N in CorpusName]: SavedCorpus };

/** Makes the index of what is saved and keeps it. Pages that cannot be read are left out, and then nothing is kept. */
export async function makeSavedIndex(stores: Stores, base: string, saved: SavedPages): Promise<SavedIndex> {
  const read = await readAll(stores, base, saved);
  const searched = read.flatMap(({ text, ...page }) => (text === undefined ? [] : [{ ...page, text }]));
  searched.sort((a, b) => comparePages(a, b));
  const index = { docs: corpusOf("docs", searched), pages: corpusOf("pages", searched) };
  if (read.length === saved.pages.length) await keep(stores, saved.key, index);
  return index;
}

function corpusOf(
  name: CorpusName,
  searched: readonly { readonly hash: string; readonly text: PageText }[],
): SavedCorpus {
  const pages = searched.filter(({ text }) => text.corpus === name);
  const { statistics, terms } = indexTerms(pages.map(({ text }) => text));
  const hashes = pages.map(({ hash }) => hash);
  return { statistics, hashes, terms: packWhole(terms) };
}

/** The index that was kept for exactly these pages; undefined where it is missing, damaged or another one. */
export async function readSavedIndex(stores: Stores, saved: SavedPages): Promise<SavedIndex | undefined> {
  const note = (await stores.notes.read(SEARCH_NOTE).catch(() => undefined)) as Partial<Note> | undefined;
  const { key, sum, text } = note ?? {};
  if (key !== keyOf(saved.key) || typeof text !== "string" || (await sumOf(text)) !== sum) return undefined;
  return JSON.parse(text) as SavedIndex;
}

/** Makes the index of what a device has saved, where it is not kept yet. */
export async function prepareSavedIndex(stores: Stores, base: string): Promise<void> {
  const saved = await readSavedPages(stores);
  if (saved === undefined || (await readSavedIndex(stores, saved)) !== undefined) return;
  await makeSavedIndex(stores, base, saved);
}

interface Note {
  readonly key: string;
  /** SHA-256 of the text. */
  readonly sum: string;
  readonly text: string;
}

/** What does not fit is made again by the next visit. */
async function keep(stores: Stores, key: string, index: SavedIndex): Promise<void> {
  const text = JSON.stringify(index);
  const note: Note = { key: keyOf(key), sum: await sumOf(text), text };
  await stores.notes.write(SEARCH_NOTE, note).catch(() => {});
}

function keyOf(key: string): string {
  return `${SEARCH_VERSION} ${key}`;
}

async function sumOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Reading one after the other would wait for storage a thousand times. */
const AT_ONCE = 32;

interface ReadPage {
  readonly hash: string;
  readonly record: Pick<PageSource["record"], "pathname">;
  /** Undefined for a page that is not searched. */
  readonly text: PageText | undefined;
}

/** The texts alone: with the HTML of all pages in memory, making room for more took a fifth of the time. */
async function readAll(stores: Stores, base: string, { pages }: SavedPages): Promise<ReadPage[]> {
  const found: ReadPage[] = [];
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const some = await Promise.all(
      pages.slice(at, at + AT_ONCE).map(async ({ hash }) => {
        const source = await readSavedPage(stores, hash);
        return source === undefined ? [] : [readPage(hash, source, base)];
      }),
    );
    found.push(...some.flat());
  }
  return found;
}

function readPage(hash: string, source: PageSource, base: string): ReadPage {
  const { record } = source;
  const text = isSearched(record) ? pageText(source, base) : undefined;
  return { hash, record: { pathname: record.pathname }, text };
}
