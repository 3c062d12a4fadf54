import type { Corpus, CorpusScale } from "./corpus.ts";
import { foldedWords, pairTerms, wholeTerm } from "./heading-terms.ts";
import type { ParsedQuery } from "./query.ts";
import type { Hits } from "./score.ts";
import type { TermTable } from "./term-table.ts";

/** An entry with what all words of a query have found in it. */
export interface Combined {
  readonly entry: number;
  readonly score: number;
  /** How many of the words it has. */
  readonly words: number;
  readonly terms: readonly string[];
}

interface Sum {
  text: number;
  named: number;
  /** Words in the entry, and among them those in its title or heading. */
  words: number;
  namedWords: number;
  readonly terms: string[];
}

/**
 * Adds up what the words of a query have found. An entry that has some of them counts for the share of them, and a title
 * or heading for the square of its own share: one that has all of what was typed names the matter, one with a single
 * word of three hardly does.
 */
export function combine(found: readonly Hits[], query: ParsedQuery, { terms }: Corpus): Combined[] {
  const favoured = favouredBy(query, terms);
  return [...sums(found)].map(([entry, sum]) => {
    const named = sum.named * (sum.namedWords / found.length) ** 2;
    const score = (sum.text + named) * (sum.words / found.length) * (favoured(entry) ? 2 : 1);
    return { entry, score, words: sum.words, terms: sum.terms };
  });
}

function sums(found: readonly Hits[]): ReadonlyMap<number, Sum> {
  const all = new Map<number, Sum>();
  for (const hits of found) {
    for (const [entry, { score, named, terms }] of hits) {
      const sum = all.get(entry) ?? { text: 0, named: 0, words: 0, namedWords: 0, terms: [] };
      all.set(entry, sum);
      sum.text += score - named;
      sum.named += named;
      sum.words++;
      if (named > 0) sum.namedWords++;
      sum.terms.push(...terms);
    }
  }
  return all;
}

/** The pages that have all words of a query, in one section or in several. */
export function pagesWithAll(found: readonly Hits[], scale: CorpusScale): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = found.map(
    (hits) => new Set([...hits.keys()].map((entry) => scale.pageOf(entry))),
  );
  return new Set([...first].filter((page) => others.every((other) => other.has(page))));
}

/** Words in the typed order count for more in a heading, and most if they are the whole heading. */
function favouredBy({ words }: ParsedQuery, terms: TermTable): (entry: number) => boolean {
  const folded = foldedWords(words);
  const whole = entriesWith(wholeTerm(folded), terms);
  const pairs = pairTerms(folded).map((term) => entriesWith(term, terms));
  return (entry) => whole.has(entry) || (pairs.length > 0 && pairs.every((pair) => pair.has(entry)));
}

function entriesWith(term: string, terms: TermTable): ReadonlySet<number> {
  const found = terms.get(term)?.heading ?? [];
  return new Set(found.filter((_, at) => at % 2 === 0));
}
