/** `search/entries.json`: what readers see of results. The number of an entry is its id in the index. */
export interface SearchEntries {
  /** Hash of the rest: tells whether an index belongs to these entries. */
  readonly key: string;
  readonly pages: readonly SearchPage[];
  readonly entries: readonly SearchEntry[];
}

export interface SearchPage {
  readonly title: string;
  /** Rooted, base path included. */
  readonly href: string;
  /** What leads to the page: product line, categories, version. */
  readonly trail?: readonly string[];
  /** The page is about an older version. */
  readonly old?: true;
}

/** A section of a page; the one without heading is its beginning. */
export interface SearchEntry {
  /** Number of the page. */
  readonly page: number;
  readonly heading?: string;
  readonly anchor?: string;
  /** Headings above this one, without the page's title. */
  readonly trail?: readonly string[];
  readonly text: string;
  readonly places?: readonly SearchPlace[];
}

/** A row or item within a section that has an anchor of its own: from, to (UTF-16 units of the text), anchor. */
export type SearchPlace = readonly [from: number, to: number, anchor: string];

/** `search/terms.json`: the index. */
export interface SearchIndexFile {
  readonly key: string;
  /** As MiniSearch writes it. */
  readonly index: unknown;
}

/** Whether a value that was loaded has the form of entries. */
export function isSearchEntries(value: unknown): value is SearchEntries {
  const { key, pages, entries } = (value ?? {}) as Partial<SearchEntries>;
  return typeof key === "string" && Array.isArray(pages) && Array.isArray(entries);
}
