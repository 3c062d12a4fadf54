import { type Corpus, CorpusScale } from "./corpus.ts";
import { type IndexedCorpus, indexTerms } from "./index-terms.ts";
import type { CorpusStatistics, PageText } from "./search-data.ts";
import { type Shard, wholeShard } from "./term-codec.ts";
import { TermTable } from "./term-table.ts";

/** A corpus that is in memory whole. */
export function wholeCorpus(pages: readonly PageText[], index: IndexedCorpus = indexTerms(pages)): Corpus {
  return openWhole(index.statistics, wholeShard(index.terms), async (number) => {
    const page = pages[number];
    if (page === undefined) throw new RangeError(`There is no page ${number}.`);
    return page;
  });
}

/** A corpus whose terms are one shard. */
export function openWhole(statistics: CorpusStatistics, shard: Shard, page: Corpus["page"]): Corpus {
  return { scale: new CorpusScale(statistics), terms: new TermTable([""], async () => shard), page };
}
