import { type PageTerms, pageTerms } from "./page-terms.ts";
import type { CorpusStatistics, IndexedPage, IndexField, Posting } from "./search-data.ts";
import type { CountedTerms } from "./tokens.ts";

/** A corpus with all of its terms, before it is divided or while it is in memory whole. */
export interface IndexedCorpus {
  readonly statistics: CorpusStatistics;
  readonly terms: ReadonlyMap<string, Posting>;
}

type Writable = { readonly [F in IndexField]: number[] };

/** Makes the index of pages on the device, from what it has saved. Equal pages in equal order, equal index. */
export function indexTerms(pages: readonly IndexedPage[]): IndexedCorpus {
  return mergeTerms(termsOf(pages));
}

/** One page after the other, so that the terms of all are not in memory twice. */
function* termsOf(pages: readonly IndexedPage[]): Generator<PageTerms> {
  for (const page of pages) yield pageTerms(page);
}

/** Makes the index of pages from the terms of each, in order. */
export function mergeTerms(pages: Iterable<PageTerms>): IndexedCorpus {
  const terms = new Map<string, Writable>();
  const note = (counts: CountedTerms, field: IndexField, number: number): void => {
    for (let at = 0; at < counts.length; at += 2) {
      const term = counts[at] as string;
      let posting = terms.get(term);
      if (posting === undefined) {
        posting = { title: [], heading: [], text: [] };
        terms.set(term, posting);
      }
      posting[field].push(number, counts[at + 1] as number);
    }
  };
  const statistics = { entries: [], titles: [], headings: [], texts: [], minor: [], gaps: [] } as {
    [K in keyof CorpusStatistics]: number[];
  };
  let entryNumber = 0;
  let page = 0;
  for (const { title, entries, minor } of pages) {
    note(title, "title", page);
    statistics.titles.push(title.length / 2);
    statistics.entries.push(entries.length);
    if (minor === true) statistics.minor.push(page);
    for (const { words, heading, text, gap } of entries) {
      if (gap === true) statistics.gaps.push(entryNumber);
      note(heading, "heading", entryNumber);
      note(text, "text", entryNumber);
      statistics.headings.push(words);
      statistics.texts.push(text.length / 2);
      entryNumber++;
    }
    page++;
  }
  return { statistics, terms };
}
