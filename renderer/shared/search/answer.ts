import type { CorpusAnswer, FoundPage } from "./find.ts";
import { efforts } from "./query.ts";

/** The results of a query, by kind of page. */
export interface SearchAnswer {
  /** Sections that were found; groups that only hold some of the words count where there are no others. */
  readonly total: number;
  readonly totalPages: number;
  /** No section has all words; these have some of them. */
  readonly isPartial: boolean;
  readonly groups: readonly FoundGroup[];
}

export interface FoundGroup {
  readonly title: string;
  /** Its sections have only some of the words, while those of other groups have all. */
  readonly isPartial: boolean;
  /** They list what is not published. */
  readonly isGap: boolean;
  readonly pages: readonly FoundPage[];
}

const ANY = efforts.indexOf("any");

/**
 * Puts the answers of all corpora together: groups that have the words as typed come first, then those whose pages weigh
 * most. Sections about values that are not published are only listed if nothing else has the words.
 */
export function mergeAnswers(answers: readonly CorpusAnswer[]): SearchAnswer {
  const all = answers.filter(({ total }) => total > 0);
  const published = all.filter(({ isGap }) => !isGap);
  const sorted = all
    .filter(({ isGap, effort }) => !isGap || published.every((other) => other.effort > effort))
    .sort((a, b) => a.effort - b.effort);
  const isPartial = sorted.length > 0 && sorted.every(({ effort }) => effort === ANY);
  const counted = sorted.filter(({ effort }) => isPartial || effort !== ANY);
  return {
    total: sum(counted, ({ total }) => total),
    totalPages: sum(counted, ({ totalPages }) => totalPages),
    isPartial,
    groups: sorted
      .flatMap((answer) => groupsOf(answer, !isPartial && answer.effort === ANY))
      .sort((a, b) => a.effort - b.effort || b.weight - a.weight)
      .map(({ effort: _, weight: __, ...group }) => group),
  };
}

interface WeighedGroup extends FoundGroup {
  readonly effort: number;
  readonly weight: number;
}

/** Pages of a kind together. */
function groupsOf({ pages, effort, isGap }: CorpusAnswer, isPartial: boolean): WeighedGroup[] {
  const groups = new Map<string, FoundPage[]>();
  for (const page of pages) {
    const group = groups.get(page.group) ?? [];
    group.push(page);
    groups.set(page.group, group);
  }
  return [...groups].map(([title, found]) => ({
    title,
    isPartial,
    isGap,
    effort,
    pages: found,
    weight: sum(found, ({ weight }) => weight ** 3),
  }));
}

function sum<T>(all: readonly T[], count: (one: T) => number): number {
  return all.reduce((total, one) => total + count(one), 0);
}
