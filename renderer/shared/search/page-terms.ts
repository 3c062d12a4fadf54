import { headingTerms } from "./heading-terms.ts";
import type { IndexedPage } from "./search-data.ts";
import { type CountedTerms, countTerms } from "./tokens.ts";

/** The terms of one page, counted: its part of an index, as it does not depend on any other page. */
export interface PageTerms {
  readonly title: CountedTerms;
  readonly entries: readonly EntryTerms[];
  /** The page comes after others. */
  readonly minor?: true;
}

interface EntryTerms {
  /** Different words of the heading; `heading` has terms for the whole of it, too. */
  readonly words: number;
  readonly heading: CountedTerms;
  readonly text: CountedTerms;
  /** The entry lists what is not published. */
  readonly gap?: true;
}

/** The index of a page: each term with its number of occurrences. */
export function pageTerms({ title, entries, minor }: IndexedPage): PageTerms {
  return {
    title: countTerms(title),
    entries: entries.map(({ heading = title, names = [], text, gap }) => {
      const named = [heading, ...names];
      return {
        // A heading with many names counts as no longer for it: each of them is found like a heading of its own.
        words: countTerms(heading).length / 2,
        // Each of the terms for whole headings occurs once, and none of them is a word.
        heading: [
          ...countTerms(named.join(" · ")),
          ...[...new Set(minor === true ? [] : named.flatMap(headingTerms))].flatMap((term) => [term, 1]),
        ],
        text: countTerms(text),
        ...(gap === true ? { gap } : {}),
      };
    }),
    ...(minor === true ? { minor } : {}),
  };
}
