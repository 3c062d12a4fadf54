import { onlineEngine } from "./search-site.ts";

/** A query, and the page that a person wants first, in any part of it. */
export type WantedPage = readonly [query: string, href: string];

/** As many results as a reader sees at once. */
const limits = { pages: 10, sections: 5 };

interface Rank {
  readonly query: string;
  readonly wanted: string;
  /** From 1; undefined where the page is not among the results. */
  readonly rank: number | undefined;
  /** The page that comes first. */
  readonly first: string | undefined;
}

/** Asks the index of a built site and finds each wanted page among the results, counted from the top through all groups. */
export async function ranksOf(out: string, table: readonly WantedPage[]): Promise<Rank[]> {
  const engine = onlineEngine(out);
  const ranks: Rank[] = [];
  for (const [query, wanted] of table) {
    const { answer } = await engine.answer(query, limits);
    const pages = answer.groups.flatMap((group) => group.pages.map(({ href }) => href));
    const at = pages.indexOf(wanted);
    ranks.push({ query, wanted, rank: at < 0 ? undefined : at + 1, first: pages[0] });
  }
  return ranks;
}

/** One line for each query whose wanted page is not first, for the message of a failed test. */
export function missesOf(ranks: readonly Rank[]): string[] {
  return ranks
    .filter(({ rank }) => rank !== 1)
    .map(({ query, wanted, rank, first }) => `${query}: ${wanted} is ${rank ?? "absent"}, first is ${first}`);
}
