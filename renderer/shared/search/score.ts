import type { CorpusScale } from "./corpus.ts";
import { type IndexField, indexFields, type Posting } from "./search-data.ts";

/** An entry that something was found in: how well, and by which terms of the index. */
interface Hit {
  score: number;
  /** The part of the score that titles, headings and names have given. */
  named: number;
  /** Some more than once. */
  readonly terms: string[];
}
export type Hits = Map<number, Hit>;

/**
 * A title says what a page is about, a heading what a section is about. The beginning of a page has its title in both
 * fields, and so counts four times as much as a section whose heading has the word.
 */
const BOOSTS: { readonly [F in IndexField]: number } = { title: 8, heading: 2.5, text: 1 };
/** The weight of the title of a page for its sections after the first one. */
const INHERITED_TITLE = 0.25;
/** The usual constants of BM25+: how soon repetition tires, how much length counts, what any occurrence is worth. */
const [K, B, D] = [1.2, 0.7, 0.5];

interface FoundTerm {
  readonly posting: Posting;
  /** 1 for the word itself, less for what only resembles it. */
  readonly weight: number;
  readonly scale: CorpusScale;
  /** Occurrences of the word as it was typed, where the term only resembles it. */
  readonly typed?: Posting | undefined;
}

/** Adds what a term finds to `hits`. A rare form of a common word is no rarer than this. */
export function addHits(hits: Hits, term: string, { posting, weight, scale, typed }: FoundTerm): void {
  for (const field of indexFields) {
    const found = posting[field];
    const ofTyped = typed === undefined ? 0 : occurrencesIn(typed[field], field, scale);
    const inField = Math.max(occurrencesIn(found, field, scale), ofTyped);
    const rarity = Math.log(1 + (scale.count - inField + 0.5) / (inField + 0.5));
    for (let at = 0; at < found.length; at += 2) {
      const number = found[at] ?? 0;
      const count = found[at + 1] ?? 1;
      const length = scale.lengthOf(field, number) / (scale.averages[field] || 1);
      const score =
        weight * BOOSTS[field] * rarity * (D + (count * (K + 1)) / (count + K * (1 - B + B * length)));
      const [from, to] = field === "title" ? scale.entriesOf(number) : [number, number + 1];
      for (let entry = from; entry < to; entry++) {
        const own = entry === from ? score : score * INHERITED_TITLE;
        addHit(hits, entry, { score: own, named: field === "text" ? 0 : own, terms: [term] });
      }
    }
  }
}

/** Entries in which a term occurs in a field; every entry has the title of its page. */
function occurrencesIn(found: readonly number[], field: IndexField, scale: CorpusScale): number {
  if (field !== "title") return found.length / 2;
  let sum = 0;
  for (let at = 0; at < found.length; at += 2) {
    const [from, to] = scale.entriesOf(found[at] ?? 0);
    sum += to - from;
  }
  return sum;
}

function addHit(hits: Hits, entry: number, { score, named, terms }: Hit): void {
  const hit = hits.get(entry);
  if (hit === undefined) hits.set(entry, { score, named, terms: [...terms] });
  else {
    hit.score += score;
    hit.named += named;
    for (const term of terms) if (hit.terms.at(-1) !== term) hit.terms.push(term);
  }
}

/** Entries of any of the hits, with the sum of the scores. */
export function union(all: readonly Hits[]): Hits {
  const [first = new Map(), ...others] = all;
  for (const hits of others) for (const [entry, hit] of hits) addHit(first, entry, hit);
  return first;
}

/** Entries of all of the hits, with the sum of the scores. */
export function intersection(all: readonly Hits[]): Hits {
  const [first = new Map(), ...others] = all;
  for (const [entry, hit] of first) {
    for (const hits of others) {
      const other = hits.get(entry);
      if (other === undefined) {
        first.delete(entry);
        break;
      }
      hit.score += other.score;
      hit.named += other.named;
      hit.terms.push(...other.terms);
    }
  }
  return first;
}
