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
  readonly pages: readonly FoundPage[];
}

const ANY = efforts.indexOf("any");

/** Puts the answers of all corpora together: who has the words as typed comes first, then who has the best section. */
export function mergeAnswers(answers: readonly CorpusAnswer[]): SearchAnswer {
  const found = answers.filter(({ total }) => total > 0);
  const sorted = [...found].sort((a, b) => a.effort - b.effort || b.best - a.best);
  const isPartial = sorted.length > 0 && sorted.every(({ effort }) => effort === ANY);
  const counted = sorted.filter(({ effort }) => isPartial || effort !== ANY);
  return {
    total: sum(counted, ({ total }) => total),
    totalPages: sum(counted, ({ totalPages }) => totalPages),
    isPartial,
    groups: sorted.flatMap((answer) => groupsOf(answer, !isPartial && answer.effort === ANY)),
  };
}

/** Pages of a kind together, the kind of the best page first. */
function groupsOf({ pages }: CorpusAnswer, isPartial: boolean): FoundGroup[] {
  const groups = new Map<string, FoundPage[]>();
  for (const page of pages) {
    const group = groups.get(page.group) ?? [];
    group.push(page);
    groups.set(page.group, group);
  }
  return [...groups].map(([title, found]) => ({ title, isPartial, pages: found }));
}

function sum(answers: readonly CorpusAnswer[], count: (answer: CorpusAnswer) => number): number {
  return answers.reduce((total, answer) => total + count(answer), 0);
}
