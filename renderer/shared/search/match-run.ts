import type { Corpus } from "./corpus.ts";
import { mergePostings } from "./postings.ts";
import { findInTerm, type QueryRun } from "./query-run.ts";
import type { ReadRuns } from "./read-runs.ts";
import { readTerm } from "./runs.ts";
import { addHits, type Hits } from "./score.ts";
import type { Posting } from "./search-data.ts";
import { allowedSlips, slipsToTerm } from "./slips.ts";
import type { KeyRange, TermTable } from "./term-table.ts";

const PREFIX_WEIGHT = 0.5;
/** Weight of another form of the word, `calibration` for calibrate. */
const FORM_WEIGHT = 0.7;
const SLIP_WEIGHT = 0.3;
/** Weight of a run if its word continues after it: `anchor` in anchor-vanished, which is about something else. */
const INNER_WEIGHT = 0.5;
/** The same of a figure, after which mostly its unit follows: `115200` in 115 200 Bd. */
const INNER_FIGURE_WEIGHT = 0.8;

/** A run, where to look for it, and what was found by reading texts because the index does not hold runs that long. */
interface WantedRun {
  readonly run: QueryRun;
  readonly ranges: readonly KeyRange[];
  readonly withSlips: boolean;
  readonly read: ReadRuns;
}

/**
 * Finds the run itself, other forms of the word, longer runs that begin with it if its end is open, and runs that it may
 * be a mistyping of.
 */
export function matchRun({ run, ranges, withSlips, read }: WantedRun, { terms, scale }: Corpus): Hits {
  const hits: Hits = new Map();
  const { whole, inner, ...others } = findRuns(run, ranges, terms);
  for (const [key, posting] of read) {
    if (key === run.key) inner.push(posting);
    else addTo(others.longer, key, posting);
  }
  const all = mergePostings([...whole, ...inner]);
  const add = (term: string, weight: number, postings: readonly Posting[]): void => {
    const typed = term === run.key ? undefined : all;
    if (postings.length > 0) addHits(hits, term, { posting: mergePostings(postings), weight, scale, typed });
  };
  const innerWeight = /\p{N}$/u.test(run.key) ? INNER_FIGURE_WEIGHT : INNER_WEIGHT;
  if (inner.length === 0) add(run.key, 1, whole);
  else {
    add(run.key, innerWeight, [...whole, ...inner]);
    add(run.key, 1 - innerWeight, whole);
  }
  for (const [key, postings] of others.forms) add(key, FORM_WEIGHT, postings);
  for (const [key, postings] of others.innerForms) add(key, FORM_WEIGHT * INNER_WEIGHT, postings);
  for (const [key, postings] of others.longer) add(key, prefixWeight(key.length, run.key.length), postings);
  if (!withSlips) return hits;
  for (const [key, { slips, postings }] of findSlips(run, terms))
    if (!Object.values(others).some((found) => found.has(key)))
      add(key, (SLIP_WEIGHT * key.length) / (key.length + slips), postings);
  return hits;
}

function prefixWeight(longer: number, typed: number): number {
  return (PREFIX_WEIGHT * longer) / (longer + 0.3 * (longer - typed));
}

type PostingsByKey = Map<string, Posting[]>;

interface FoundPostings {
  /** Postings of terms that equal the run, and of terms that continue after it. */
  readonly whole: Posting[];
  readonly inner: Posting[];
  /** Postings of other forms of the word, and of terms that continue after one. */
  readonly forms: PostingsByKey;
  readonly innerForms: PostingsByKey;
  /** Postings of longer runs that begin with it, by their keys. */
  readonly longer: PostingsByKey;
}

function findRuns(run: QueryRun, ranges: readonly KeyRange[], terms: TermTable): FoundPostings {
  const found: FoundPostings = {
    whole: [],
    inner: [],
    forms: new Map(),
    innerForms: new Map(),
    longer: new Map(),
  };
  for (const [term, posting] of ranges.flatMap((range) => [...terms.wordsIn(range)])) {
    const match = findInTerm(run, term);
    if (match === undefined) continue;
    const { key, kind, isWhole } = match;
    if (kind === "run") (isWhole ? found.whole : found.inner).push(posting);
    else if (kind === "form") addTo(isWhole ? found.forms : found.innerForms, key, posting);
    else addTo(found.longer, key, posting);
  }
  return found;
}

function addTo(postings: PostingsByKey, key: string, posting: Posting): void {
  const known = postings.get(key);
  if (known === undefined) postings.set(key, [posting]);
  else known.push(posting);
}

interface MistypedRun {
  readonly slips: number;
  readonly postings: Posting[];
}

/** Runs that the typed one is with slips of the finger; the first letter of a word is hardly ever mistyped. */
function findSlips({ key, typed }: QueryRun, terms: TermTable): ReadonlyMap<string, MistypedRun> {
  const limit = allowedSlips(typed);
  const found = new Map<string, MistypedRun | undefined>();
  if (limit === 0) return new Map();
  for (const [term, posting] of terms.wordsIn(rangeOfSlips(typed))) {
    const read = readTerm(term);
    for (const end of read.ends) {
      const run = read.key.slice(0, end);
      if (run === key || Math.abs(end - typed.length) > limit + 1) continue;
      if (!found.has(run)) found.set(run, meantRun(typed, run, limit));
      found.get(run)?.postings.push(posting);
    }
  }
  return new Map([...found].filter((entry): entry is [string, MistypedRun] => entry[1] !== undefined));
}

function meantRun(typed: string, run: string, limit: number): MistypedRun | undefined {
  const slips = slipsToTerm(typed, run, limit);
  return slips === undefined ? undefined : { slips, postings: [] };
}

/** One letter of the index: what is looked through for slips. */
export function rangeOfSlips(typed: string): KeyRange {
  return { from: String.fromCodePoint(typed.codePointAt(0) ?? 0), isPrefix: true };
}
