import { headingTerms } from "./heading-terms.ts";
import type { CorpusStatistics, IndexField, PageText, Posting } from "./search-data.ts";
import { tokenize } from "./tokens.ts";

/** A corpus with all of its terms, before it is divided or while it is in memory whole. */
export interface IndexedCorpus {
  readonly statistics: CorpusStatistics;
  readonly terms: ReadonlyMap<string, Posting>;
}

type Writable = { readonly [F in IndexField]: number[] };

/** Makes the index of pages: at build, and on the device from what it has saved. Equal pages in equal order, equal index. */
export function indexTerms(pages: readonly PageText[]): IndexedCorpus {
  const terms = new Map<string, Writable>();
  const note = (term: string, field: IndexField, number: number): void => {
    const posting = terms.get(term) ?? { title: [], heading: [], text: [] };
    if (posting.title.length + posting.heading.length + posting.text.length === 0) terms.set(term, posting);
    const list = posting[field];
    // Numbers come in order, so that a term that occurs again in the same place is the last one.
    if (list.at(-2) === number) list[list.length - 1] = (list.at(-1) ?? 0) + 1;
    else list.push(number, 1);
  };
  const statistics = { entries: [], titles: [], headings: [], texts: [], old: [] } as {
    [K in keyof CorpusStatistics]: number[];
  };
  let entryNumber = 0;
  for (const [page, { title, entries, old }] of pages.entries()) {
    const words = tokenize(title);
    for (const term of words) note(term, "title", page);
    statistics.titles.push(new Set(words).size);
    statistics.entries.push(entries.length);
    if (old === true) statistics.old.push(page);
    for (const { heading = title, text } of entries) {
      const ofHeading = tokenize(heading);
      const ofText = tokenize(text);
      for (const term of ofHeading) note(term, "heading", entryNumber);
      for (const term of headingTerms(heading)) note(term, "heading", entryNumber);
      for (const term of ofText) note(term, "text", entryNumber);
      statistics.headings.push(new Set(ofHeading).size);
      statistics.texts.push(new Set(ofText).size);
      entryNumber++;
    }
  }
  return { statistics, terms };
}
