import type { Corpus } from "./corpus.ts";
import { cutWords, type Piece } from "./cut-words.ts";
import { mergePostings } from "./postings.ts";
import { type QueryRun, rangesOfRun } from "./query-run.ts";
import { keyOfRun, keyOfTerm, LONGEST_KEY, typedKey } from "./runs.ts";
import type { IndexField, PageText, Posting } from "./search-data.ts";
import { joinValues } from "./values.ts";

/**
 * Finds a run that is longer than the terms of the index, by the runs of words that it is or begins. The terms give the
 * pages that may contain it; the texts of the pages decide. Few pages have the first 24 characters of such a run, and
 * most of them are shown.
 */
export async function readRun(run: QueryRun, corpus: Corpus): Promise<ReadRuns> {
  if (run.key.length <= LONGEST_KEY) return new Map();
  const { scale, terms } = corpus;
  const cut = rangesOfRun(run)
    .flatMap((range) => [...terms.wordsIn(range)])
    .filter(([term]) => isBeginning(keyOfTerm(term), run.key));
  const { title, heading, text } = mergePostings(cut.map(([, posting]) => posting));
  const entries = [...numbers(heading), ...numbers(text)];
  const pages = new Set([...numbers(title), ...entries.map((entry) => scale.pageOf(entry))]);
  const found = new Map<string, Writable>();
  for (const [number, page] of await loaded(
    [...pages].sort((a, b) => a - b),
    corpus,
  ))
    notePage(page, { number, first: scale.entriesOf(number)[0], run }, found);
  return found;
}

/** Occurrences of runs by their keys. */
export type ReadRuns = ReadonlyMap<string, Posting>;
type Writable = { readonly [F in IndexField]: number[] };

function loaded(pages: readonly number[], corpus: Corpus): Promise<(readonly [number, PageText])[]> {
  return Promise.all(pages.map(async (page) => [page, await corpus.page(page)] as const));
}

/** Whether a term was cut off where the run goes on. */
function isBeginning(term: string, key: string): boolean {
  return term.length < key.length && term.length >= LONGEST_KEY && key.startsWith(term);
}

function numbers(occurrences: readonly number[]): number[] {
  return occurrences.filter((_, at) => at % 2 === 0);
}

function notePage(
  { title, entries }: PageText,
  { number, first, run }: { readonly number: number; readonly first: number; readonly run: QueryRun },
  found: Map<string, Writable>,
): void {
  const note = (text: string, field: IndexField, of: number): void => {
    for (const key of runsIn(text, run)) {
      const posting = found.get(key) ?? { title: [], heading: [], text: [] };
      posting[field].push(of, 1);
      found.set(key, posting);
    }
  };
  note(title, "title", number);
  for (const [at, { heading = title, names = [], text }] of entries.entries()) {
    note([heading, ...names].join(" · "), "heading", first + at);
    note(text, "text", first + at);
  }
}

/** The runs of a text that are or begin with what is asked for, in its words and values. */
function runsIn(text: string, run: QueryRun): ReadonlySet<string> {
  const words = joinValues(cutWords(text), text);
  return new Set(words.flatMap(({ pieces }) => pieces.flatMap((_, from) => runAt(pieces, from, run) ?? [])));
}

function runAt(pieces: readonly Piece[], from: number, { key, isOpen }: QueryRun): string | undefined {
  for (let to = from + 1; to <= pieces.length; to++) {
    const typed = typedKey(pieces, from, to);
    if (typed.length < key.length) {
      if (!key.startsWith(typed)) return undefined;
      continue;
    }
    const own = keyOfRun(pieces, from, to);
    return own === key || (isOpen && own.startsWith(key)) ? own : undefined;
  }
  return undefined;
}
