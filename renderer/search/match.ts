import type { Corpus } from "./corpus.ts";
import { foldedWords, pairTerms, sortKey, wholeTerm } from "./heading-terms.ts";
import type { Effort, ParsedQuery, QueryPart } from "./query.ts";
import { addHits, type Hits, intersection, union } from "./score.ts";
import { allowedSlips, slipsToTerm } from "./slips.ts";
import type { KeyRange, TermTable } from "./term-table.ts";
import { termOf, type Word } from "./tokens.ts";

/** A term that is looked for: as it stands, as the beginning of words, with slips. */
interface Wanted {
  readonly term: string;
  /** What was typed: the term, or its plural. */
  readonly typed: string;
  readonly isOpen: boolean;
  readonly slips: number;
}

const PREFIX_WEIGHT = 0.5;
const SLIP_WEIGHT = 0.3;
/** One letter begins too many words to mean any of them. */
const SHORTEST_PREFIX = 2;

/** Loads what a query needs and gives every entry that matches with its score, headings that say the same counted for more. */
export async function matchQuery(query: ParsedQuery, effort: Effort, corpus: Corpus): Promise<Hits> {
  const ranges = query.parts.flatMap((part) => wantedOf(part, effort).flatMap(rangesOf));
  await corpus.terms.prepare([...ranges, ...phraseRanges(query)]);
  const found = query.parts.map((part) => matchPart(part, effort, corpus));
  if (effort !== "any") return favourHeadings(intersection(found), query, corpus);
  const counts = new Map<number, number>();
  for (const hits of found) for (const entry of hits.keys()) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  const hits = union(found);
  for (const [entry, hit] of hits) hit.score *= counts.get(entry) ?? 1;
  return favourHeadings(hits, query, corpus);
}

function rangesOf({ term, isOpen, slips }: Wanted): KeyRange[] {
  const own = { from: term, isPrefix: isOpen && term.length >= SHORTEST_PREFIX };
  // The first letter of a word is hardly ever mistyped; so one letter of the index is enough.
  return slips === 0 ? [own] : [own, { from: firstLetter(term), isPrefix: true }];
}

function phraseRanges({ words }: ParsedQuery): KeyRange[] {
  const folded = foldedWords(words);
  return [wholeTerm(folded), ...pairTerms(folded)].map((term) => ({ from: sortKey(term), isPrefix: false }));
}

function wantedOf({ word, unit, isOpen }: QueryPart, effort: Effort): Wanted[] {
  const words = unit === undefined ? [word] : [word, unit.word];
  const alone = words.flatMap(({ whole, pieces }, at) =>
    [whole, ...pieces].map((term) => wanted(term, isOpen && at === words.length - 1, effort)),
  );
  return unit === undefined ? alone : [...alone, wantedValue(unit.together, isOpen)];
}

function wanted(typed: string, isOpen: boolean, effort: Effort): Wanted {
  const slips = effort === "exact" ? 0 : allowedSlips(typed);
  return { term: termOf(typed) ?? typed, typed, isOpen, slips };
}

function wantedValue(together: string, isOpen: boolean): Wanted {
  return { term: together, typed: together, isOpen, slips: 0 };
}

/** A value is its figure and unit in one section, and counts for more where they stand together. */
function matchPart({ word, unit, isOpen }: QueryPart, effort: Effort, corpus: Corpus): Hits {
  if (unit === undefined) return matchWord(word, isOpen, effort, corpus);
  const together = matchTerm(wantedValue(unit.together, isOpen), corpus);
  const apart = [matchWord(word, false, effort, corpus), matchWord(unit.word, isOpen, effort, corpus)];
  return union([together, intersection(apart)]);
}

/** Each word whole, or else all of its parts. */
function matchWord({ whole, pieces }: Word, isOpen: boolean, effort: Effort, corpus: Corpus): Hits {
  const asWhole = matchTerm(wanted(whole, isOpen, effort), corpus);
  // S.BUS as "s" and "bus" would be found in every table of bus lengths in kbit/s.
  const isTelling = pieces.every((piece) => piece.length > 1);
  if (pieces.length === 0 || (effort === "exact" && !isTelling)) return asWhole;
  const asPieces = pieces.map((piece, at) =>
    matchTerm(wanted(piece, isOpen && at === pieces.length - 1, effort), corpus),
  );
  return union([asWhole, intersection(asPieces)]);
}

function matchTerm({ term, typed, isOpen, slips }: Wanted, { terms, scale }: Corpus): Hits {
  const hits: Hits = new Map();
  const add = (found: string, weight: number): void => {
    const posting = terms.get(found);
    if (posting !== undefined) addHits(hits, found, { posting, weight, scale });
  };
  add(term, 1);
  const begun = new Set<string>();
  if (isOpen && term.length >= SHORTEST_PREFIX) {
    for (const [longer] of terms.wordsFrom(term)) {
      if (longer === term) continue;
      begun.add(longer);
      add(longer, (PREFIX_WEIGHT * longer.length) / (longer.length + 0.3 * (longer.length - term.length)));
    }
  }
  if (slips > 0) addSlips({ term, typed, slips, begun, terms, add });
  return hits;
}

function addSlips(from: {
  readonly term: string;
  readonly typed: string;
  readonly slips: number;
  /** Found already, as words that begin with the term. */
  readonly begun: ReadonlySet<string>;
  readonly terms: TermTable;
  readonly add: (found: string, weight: number) => void;
}): void {
  for (const [other] of from.terms.wordsFrom(firstLetter(from.term))) {
    if (other === from.term || from.begun.has(other)) continue;
    const distance = slipsToTerm(from.typed, other, from.slips);
    if (distance !== undefined) from.add(other, (SLIP_WEIGHT * other.length) / (other.length + distance));
  }
}

/** Words that stand together as they were typed count for more in a heading, most of all where they are all of it. */
function favourHeadings(hits: Hits, { words }: ParsedQuery, { terms }: Corpus): Hits {
  const folded = foldedWords(words);
  const whole = entriesWith(wholeTerm(folded), terms);
  const pairs = pairTerms(folded).map((term) => entriesWith(term, terms));
  for (const [entry, hit] of hits) {
    if (whole.has(entry)) hit.score *= 3;
    else if (pairs.length > 0 && pairs.every((pair) => pair.has(entry))) hit.score *= 2;
  }
  return hits;
}

function entriesWith(term: string, terms: TermTable): ReadonlySet<number> {
  const found = terms.get(term)?.heading ?? [];
  return new Set(found.filter((_, at) => at % 2 === 0));
}

function firstLetter(term: string): string {
  return String.fromCodePoint(term.codePointAt(0) ?? 0);
}
