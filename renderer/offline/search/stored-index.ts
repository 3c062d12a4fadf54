import { type CorpusName, type CorpusStatistics, SEARCH_VERSION } from "../../shared/search/search-data.ts";
import { SEARCH_NOTE, type Stores } from "../store/stores.ts";
import { readSavedPages, type SavedPages } from "./saved-pages.ts";

/** The index of a corpus as a device keeps it. */
export interface SavedCorpus {
  readonly statistics: CorpusStatistics;
  /** Hashes of the pages in the order of the index. */
  readonly hashes: readonly string[];
  /** All terms as one shard. */
  readonly terms: unknown;
}

export type SavedIndex = { readonly [N in CorpusName]: SavedCorpus };

/** The index that was kept for exactly these pages; undefined where it is missing, damaged or another one. */
export async function readSavedIndex(stores: Stores, saved: SavedPages): Promise<SavedIndex | undefined> {
  const note = (await stores.notes.read(SEARCH_NOTE).catch(() => undefined)) as Partial<Note> | undefined;
  const { key, sum, text } = note ?? {};
  if (key !== keyOf(saved.key) || typeof text !== "string" || (await sumOf(text)) !== sum) return undefined;
  return JSON.parse(text) as SavedIndex;
}

/** The pages that a device has saved, where no index of them is kept yet. */
export async function unindexedPages(stores: Stores): Promise<SavedPages | undefined> {
  const saved = await readSavedPages(stores);
  return saved === undefined || (await readSavedIndex(stores, saved)) !== undefined ? undefined : saved;
}

interface Note {
  readonly key: string;
  /** SHA-256 of the text. */
  readonly sum: string;
  readonly text: string;
}

/** Stores the index of these pages. An index that does not fit is made again at the next visit. */
export async function keepIndex(stores: Stores, key: string, index: SavedIndex): Promise<void> {
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
