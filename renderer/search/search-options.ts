import type { Options } from "minisearch";
import { tokenize } from "./tokens.ts";

/** What the index knows of an entry. */
export interface IndexedEntry {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

export type IndexField = "title" | "heading" | "text";

/** Raised when tokens or fields change: an index that was made otherwise is not used. */
export const INDEX_VERSION = 1;

/** How the index is made and read: at build, in the worker, in tests. `tokenize` gives terms that are final. */
export function indexOptions(fields: readonly IndexField[]): Options<IndexedEntry> {
  return {
    fields: [...fields],
    tokenize,
    processTerm: (term) => term,
    autoVacuum: false,
    searchOptions: {
      // Queries are taken apart before they get here.
      tokenize: (term) => [term],
      boost: { title: 2, heading: 3 },
      weights: { prefix: 0.5, fuzzy: 0.3 },
    },
  };
}

export const ALL_FIELDS: readonly IndexField[] = ["title", "heading", "text"];
export const TITLE_FIELDS: readonly IndexField[] = ["title", "heading"];
