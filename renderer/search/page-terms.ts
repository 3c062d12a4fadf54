import { headingTerms } from "./heading-terms.ts";
import type { PageText } from "./search-data.ts";
import { tokenize } from "./tokens.ts";

/** Term and how often it occurs, by turns. */
export type CountedTerms = readonly (string | number)[];

/** The terms of one page, counted: its part of an index, as it does not depend on any other page. */
export interface PageTerms {
  readonly title: CountedTerms;
  readonly entries: readonly EntryTerms[];
  /** The page is about an older version. */
  readonly old?: true;
}

export interface EntryTerms {
  /** Different words of the heading; `heading` has terms for the whole of it, too. */
  readonly words: number;
  readonly heading: CountedTerms;
  readonly text: CountedTerms;
}

/** What the index holds of a page: each term with how often it stands there. */
export function pageTerms({ title, entries, old }: PageText): PageTerms {
  return {
    title: counted(tokenize(title)),
    entries: entries.map(({ heading = title, text }) => {
      const words = tokenize(heading);
      return {
        words: new Set(words).size,
        heading: counted([...words, ...headingTerms(heading)]),
        text: counted(tokenize(text)),
      };
    }),
    ...(old === true ? { old } : {}),
  };
}

function counted(terms: readonly string[]): CountedTerms {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const list: (string | number)[] = [];
  for (const [term, count] of counts) list.push(term, count);
  return list;
}
