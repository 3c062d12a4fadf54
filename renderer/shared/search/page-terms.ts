import { headingTerms } from "./heading-terms.ts";
import type { IndexedPage } from "./search-data.ts";
import { type CountedTerms, countTerms } from "./tokens.ts";

/** The terms of one page, counted: its part of an index, as it does not depend on any other page. */
export interface PageTerms {
  readonly title: CountedTerms;
  readonly entries: readonly EntryTerms[];
  /** The page is about an older version. */
  readonly old?: true;
}

interface EntryTerms {
  /** Different words of the heading; `heading` has terms for the whole of it, too. */
  readonly words: number;
  readonly heading: CountedTerms;
  readonly text: CountedTerms;
}

/** The index of a page: each term with its number of occurrences. */
export function pageTerms({ title, entries, old }: IndexedPage): PageTerms {
  return {
    title: countTerms(title),
    entries: entries.map(({ heading = title, text }) => {
      const words = countTerms(heading);
      return {
        words: words.length / 2,
        // Each of these terms occurs once, and none of them is a word.
        heading: [...words, ...headingTerms(heading).flatMap((term) => [term, 1])],
        text: countTerms(text),
      };
    }),
    ...(old === true ? { old } : {}),
  };
}
