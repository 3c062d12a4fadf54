import type { CorpusStatistics, IndexField, PageText } from "./search-data.ts";
import type { TermTable } from "./term-table.ts";

/** A corpus that can be asked, wherever its parts come from. */
export interface Corpus {
  readonly scale: CorpusScale;
  readonly terms: TermTable;
  /** Loads the text of a page for results. */
  readonly page: (number: number) => Promise<PageText>;
}

/** The statistics of a corpus, ready for counting. */
export class CorpusScale {
  /** Number of all entries. */
  readonly count: number;
  readonly averages: { readonly [F in IndexField]: number };
  readonly #starts: number[] = [];
  readonly #minor: ReadonlySet<number>;
  readonly #gaps: ReadonlySet<number>;

  constructor(private readonly statistics: CorpusStatistics) {
    const { entries, titles, headings, texts, minor, gaps } = statistics;
    let count = 0;
    for (const of of entries) {
      this.#starts.push(count);
      count += of;
    }
    this.count = count;
    this.averages = { title: average(titles), heading: average(headings), text: average(texts) };
    this.#minor = new Set(minor);
    this.#gaps = new Set(gaps);
  }

  /** The page of an entry. */
  pageOf(entry: number): number {
    let [from, to] = [0, this.#starts.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#starts[middle] ?? 0) <= entry) from = middle + 1;
      else to = middle;
    }
    return from - 1;
  }

  /** The entries of a page: first, and one after the last. */
  entriesOf(page: number): readonly [from: number, to: number] {
    const from = this.#starts[page] ?? 0;
    return [from, from + (this.statistics.entries[page] ?? 0)];
  }

  isMinor(page: number): boolean {
    return this.#minor.has(page);
  }

  isGap(entry: number): boolean {
    return this.#gaps.has(entry);
  }

  /** Words in a field of an entry, of its page for the title. */
  lengthOf(field: IndexField, number: number): number {
    const { titles, headings, texts } = this.statistics;
    const lengths = field === "title" ? titles : field === "heading" ? headings : texts;
    return lengths[number] ?? 0;
  }
}

function average(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
}
