import type { Corpus } from "./corpus.ts";
import type { CutWord, Piece } from "./cut-words.ts";
import { foldedWords, pairTerms, sortKey, wholeTerm } from "./heading-terms.ts";
import { matchCharacters, matchPairsApart, rangesOfCharacters } from "./match-characters.ts";
import { matchRun, rangeOfSlips } from "./match-run.ts";
import type { Effort, ParsedQuery, QueryPart } from "./query.ts";
import { queryRun, rangesOfRun } from "./query-run.ts";
import { type ReadRuns, readRun } from "./read-runs.ts";
import { type Hits, intersection, union } from "./score.ts";
import { allowedSlips } from "./slips.ts";
import { isStopWord } from "./stop-words.ts";
import type { KeyRange } from "./term-table.ts";

/** A corpus with what was read in its pages for a query. */
interface Search {
  readonly corpus: Corpus;
  readonly effort: Effort;
  readonly read: ReadonlyMap<string, ReadRuns>;
}

/** A word, or a piece of one, and whether its end is open. */
interface Wanted {
  readonly pieces: readonly Piece[];
  readonly isUnspaced: boolean;
  readonly isOpen: boolean;
}

/** Loads what a query needs and gives what each of its words finds. */
export async function matchQuery(query: ParsedQuery, effort: Effort, corpus: Corpus): Promise<Hits[]> {
  const wanted = query.parts.flatMap((part) => wantedOf(part, effort));
  const ranges = wanted.flatMap((one) => rangesOf(one, effort));
  await corpus.terms.prepare([...ranges, ...phraseRanges(query)]);
  const search = { corpus, effort, read: await readRuns(wanted, corpus) };
  return query.parts.map((part) => matchPart(part, search));
}

/** All that a part is looked for as. */
function wantedOf({ word, apart = [], isOpen }: QueryPart, effort: Effort): Wanted[] {
  const own = [wantedWord(word, isOpen), ...(effort === "exact" ? [] : wantedPieces(word, isOpen))];
  return [...own, ...apart.flatMap((part) => wantedOf(part, effort))];
}

function wantedWord({ pieces, isUnspaced }: CutWord, isOpen: boolean): Wanted {
  return { pieces, isUnspaced, isOpen };
}

/** The pieces of a word, each with its own tolerance for typing mistakes; small words among them may be missing. */
function wantedPieces({ pieces, isUnspaced }: CutWord, isOpen: boolean): Wanted[] {
  if (isUnspaced || pieces.length === 1) return [];
  const telling = pieces.filter((piece) => !isStopWord({ pieces: [piece] }));
  return telling.map((piece) => ({ pieces: [piece], isUnspaced, isOpen: isOpen && piece === pieces.at(-1) }));
}

function rangesOf({ pieces, isUnspaced, isOpen }: Wanted, effort: Effort): KeyRange[] {
  if (isUnspaced) return rangesOfCharacters(pieces);
  const run = queryRun(pieces, isOpen);
  const withSlips = effort !== "exact" && allowedSlips(run.typed) > 0;
  return [...rangesOfRun(run), ...(withSlips ? [rangeOfSlips(run.typed)] : [])];
}

function phraseRanges({ words }: ParsedQuery): KeyRange[] {
  const folded = foldedWords(words);
  return [wholeTerm(folded), ...pairTerms(folded)].map((term) => ({ from: sortKey(term), isPrefix: false }));
}

async function readRuns(wanted: readonly Wanted[], corpus: Corpus): Promise<Search["read"]> {
  const runs = wanted.filter(({ isUnspaced }) => !isUnspaced).map((one) => queryRun(one.pieces, one.isOpen));
  return new Map(await Promise.all(runs.map(async (run) => [run.key, await readRun(run, corpus)] as const)));
}

/** Words that may be one, as a figure and its unit, count for more where they are; else all of them are in one section. */
function matchPart({ word, apart, isOpen }: QueryPart, search: Search): Hits {
  if (apart === undefined) return matchWord(word, isOpen, search);
  const together = matchWanted(wantedWord(word, isOpen), search);
  return union([together, intersection(apart.map((part) => matchPart(part, search)))]);
}

/** A word with its pieces behind each other; with slips, or else all of its pieces somewhere. */
function matchWord(word: CutWord, isOpen: boolean, search: Search): Hits {
  const together = matchWanted(wantedWord(word, isOpen), search);
  if (search.effort === "exact") return together;
  if (word.isUnspaced && word.pieces.length > 2)
    return union([together, matchPairsApart(word.pieces, search.corpus)]);
  const pieces = wantedPieces(word, isOpen);
  if (pieces.length === 0) return together;
  return union([together, intersection(pieces.map((piece) => matchWanted(piece, search)))]);
}

function matchWanted({ pieces, isUnspaced, isOpen }: Wanted, { corpus, effort, read }: Search): Hits {
  if (isUnspaced) return matchCharacters(pieces, corpus);
  const run = queryRun(pieces, isOpen);
  const wanted = {
    run,
    ranges: rangesOfRun(run),
    withSlips: effort !== "exact",
    read: read.get(run.key) ?? new Map(),
  };
  return matchRun(wanted, corpus);
}
