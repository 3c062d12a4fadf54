import { type IndexField, indexFields, type Occurrences, type Posting } from "./search-data.ts";

/** Adds up the postings of several terms. */
export function mergePostings(postings: readonly Posting[]): Posting {
  return eachField((field) => mergeAll(postings.map((posting) => posting[field])));
}

/** By halves, so that a long list is not copied for each of many short ones. */
function mergeAll(all: readonly Occurrences[]): Occurrences {
  const [first = [], second] = all;
  if (second === undefined) return first;
  const half = all.length >> 1;
  return mergeTwo(mergeAll(all.slice(0, half)), mergeAll(all.slice(half)));
}

function mergeTwo(a: Occurrences, b: Occurrences): Occurrences {
  if (a.length === 0 || b.length === 0) return a.length === 0 ? b : a;
  const merged: number[] = [];
  for (let [atA, atB] = [0, 0]; atA < a.length || atB < b.length; ) {
    const [ofA, ofB] = [a[atA] ?? Number.POSITIVE_INFINITY, b[atB] ?? Number.POSITIVE_INFINITY];
    const count = (ofA <= ofB ? (a[atA + 1] ?? 1) : 0) + (ofB <= ofA ? (b[atB + 1] ?? 1) : 0);
    merged.push(Math.min(ofA, ofB), count);
    if (ofA <= ofB) atA += 2;
    if (ofB <= ofA) atB += 2;
  }
  return merged;
}

/** Counts the positions of a pair of characters. */
export function countPositions(posting: Posting): Posting {
  return eachField((field) => tally(posting[field].filter((_, at) => at % 2 === 0)));
}

/** Pairs of characters with their offset from the first one. */
interface Link {
  readonly offset: number;
  readonly posting: Posting;
}

/** Counts the positions where pairs follow each other at these offsets. */
export function chainPostings(links: readonly Link[]): Posting {
  return eachField((field) => {
    let starts: ReadonlySet<string> | undefined;
    for (const { offset, posting } of links) {
      const found = startsOf(posting[field], offset);
      starts = starts === undefined ? found : new Set([...starts].filter((start) => found.has(start)));
    }
    return tally([...(starts ?? [])].map((start) => Number(start.split(" ")[0])));
  });
}

/** Entry and position, as one text, at which a run would begin that contains this pair at an offset. */
function startsOf(occurrences: Occurrences, offset: number): ReadonlySet<string> {
  const starts = new Set<string>();
  for (let at = 0; at < occurrences.length; at += 2)
    starts.add(`${occurrences[at]} ${(occurrences[at + 1] ?? 0) - offset}`);
  return starts;
}

function eachField(make: (field: IndexField) => Occurrences): Posting {
  const [title, heading, text] = indexFields.map(make) as [Occurrences, Occurrences, Occurrences];
  return { title, heading, text };
}

/** Numbers that go up, each once with how often it comes. */
function tally(numbers: readonly number[]): Occurrences {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].flat();
}
