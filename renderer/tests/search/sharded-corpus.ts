import { type Corpus, CorpusScale } from "../../shared/search/corpus.ts";
import { type IndexedCorpus, indexTerms } from "../../shared/search/index-terms.ts";
import type { PageText, Posting } from "../../shared/search/search-data.ts";
import { packShards, packTerm, unpackShard } from "../../shared/search/term-codec.ts";
import { TermTable } from "../../shared/search/term-table.ts";
import { countTerms } from "../../shared/search/tokens.ts";

/** The lines of terms, as a build makes them. */
export function packedLines(terms: ReadonlyMap<string, Posting>): Map<string, string> {
  return new Map(Array.from(terms, ([term, posting]) => [term, JSON.stringify(packTerm(term, posting))]));
}

/** The terms of a text as a plain list, each as often as the text says it. */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  const counted = countTerms(text);
  for (let at = 0; at < counted.length; at += 2)
    for (let left = Number(counted[at + 1]); left > 0; left--) terms.push(String(counted[at]));
  return terms;
}

/** Pages that say these texts, one each. */
export function pagesOf(texts: readonly string[]): PageText[] {
  return texts.map((text, page) => ({
    ...{ title: "Page", href: `/${page}`, corpus: "docs", group: "Documentation", entries: [{ text }] },
  }));
}

/** A corpus as a server has it, in shards of some characters; `loaded` is called for each shard that is. */
export function shardedCorpus(
  pages: readonly PageText[],
  { index = indexTerms(pages), size, loaded = () => {} }: Sharding = {},
): Corpus {
  const packed = packShards(packedLines(index.terms), size);
  const terms = new TermTable(
    packed.map(({ first }) => first),
    async (shard) => {
      loaded();
      return unpackShard(JSON.parse(packed[shard]?.json ?? "null"));
    },
  );
  return {
    scale: new CorpusScale(index.statistics),
    terms,
    page: async (number) => pages[number] as PageText,
  };
}

interface Sharding {
  readonly index?: IndexedCorpus;
  readonly size?: number;
  readonly loaded?: () => void;
}
