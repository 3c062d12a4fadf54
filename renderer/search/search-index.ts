import MiniSearch, { type AsPlainObject } from "minisearch";
import type { SearchEntries, SearchIndexFile } from "./search-data.ts";
import { ALL_FIELDS, type IndexedEntry, type IndexField, indexOptions } from "./search-options.ts";

export type SearchIndex = MiniSearch<IndexedEntry>;

/** Makes the index of entries: at build, and in the browser where the published one cannot be used. */
export function makeIndex({ pages, entries }: SearchEntries, fields = ALL_FIELDS): SearchIndex {
  const index = new MiniSearch(indexOptions(fields));
  index.addAll(
    entries.map(({ page, heading, text }, id) => {
      const title = pages[page]?.title ?? "";
      // The beginning of a page is found by the title as a section is by its heading.
      return heading === undefined ? { id, title: "", heading: title, text } : { id, title, heading, text };
    }),
  );
  return index;
}

/** The index as `search/terms.json` holds it. */
export function packIndex(data: SearchEntries): SearchIndexFile {
  return { key: data.key, index: makeIndex(data) };
}

/** Reads `search/terms.json`; undefined where it is damaged or belongs to other entries. */
export function openIndex(
  file: unknown,
  key: string,
  fields: readonly IndexField[] = ALL_FIELDS,
): SearchIndex | undefined {
  const { key: ownKey, index } = (file ?? {}) as Partial<SearchIndexFile>;
  if (ownKey !== key) return undefined;
  try {
    return MiniSearch.loadJS(index as AsPlainObject, indexOptions(fields));
  } catch {
    return undefined;
  }
}
