/** Raised when words, fields or forms change: files that were made otherwise are not used. */
export const SEARCH_VERSION = 5;

/** The searchable text of a page, with the texts that results show. */
export interface PageText extends IndexedPage {
  /** Rooted, base path included. */
  readonly href: string;
  /** Heading for the results of its kind. */
  readonly group: string;
  /** The path to the page: product line, categories, version. */
  readonly trail?: readonly string[];
}

/** The part of it from which the index is made. */
export interface IndexedPage {
  readonly title: string;
  readonly corpus: CorpusName;
  /** The page is about an older version, or a name without facts: it comes after others. */
  readonly minor?: true;
  readonly entries: readonly SearchEntry[];
}

/** A section of a page; the one without heading is its beginning. */
export interface SearchEntry {
  readonly heading?: string;
  readonly anchor?: string;
  /** Headings above this one, without the page's title. */
  readonly trail?: readonly string[];
  readonly text: string;
  /** Names that the section is found by like by its heading, shown or not: of rows and terms, and other words for them. */
  readonly names?: readonly string[];
  /** The section lists what is not published. */
  readonly gap?: true;
  readonly places?: readonly AnchorSpan[];
}

/** A row or item within a section that has an anchor of its own: from, to (UTF-16 units of the text), anchor. */
export type AnchorSpan = readonly [from: number, to: number, anchor: string];

/**
 * Pages that are ranked among themselves. The docs are a corpus of their own, so that a device which saved all docs and
 * nothing else ranks them as the server's index does: how rare a word is depends on the pages it is counted in.
 */
export type CorpusName = "docs" | "pages";
export const corpora: readonly CorpusName[] = ["docs", "pages"];

/** Facts of all pages that ranking needs for every query. Pages and entries are numbered in order. */
export interface CorpusStatistics {
  /** How many entries each page has. */
  readonly entries: readonly number[];
  /** Different words of each page's title. */
  readonly titles: readonly number[];
  /** Different words of each entry's heading, and of its text. */
  readonly headings: readonly number[];
  readonly texts: readonly number[];
  /** Numbers of pages about older versions, and of names without facts. */
  readonly minor: readonly number[];
  /** Numbers of entries that list what is not published. */
  readonly gaps: readonly number[];
}

/** The matches of a term: page numbers for titles, entry numbers for the others. */
export interface Posting {
  readonly title: Occurrences;
  readonly heading: Occurrences;
  readonly text: Occurrences;
}
export type IndexField = keyof Posting;
export const indexFields: readonly IndexField[] = ["title", "heading", "text"];

/** Number and count by turns, numbers going up: `[3, 1, 17, 2]` is once in 3 and twice in 17. */
export type Occurrences = readonly number[];
