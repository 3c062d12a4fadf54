import type { Corpus } from "./corpus.ts";
import { excerptOf, markHits, type Stretch } from "./excerpts.ts";
import { matchQuery } from "./match.ts";
import { efforts, parseQuery, singleParts } from "./query.ts";
import type { Hits } from "./score.ts";
import type { PageText, SearchEntry } from "./search-data.ts";

/** The results of a query in one corpus, by page, the best page and in it the best section first. */
export interface CorpusAnswer {
  /** How willing the search had to be: 0 for the words as typed; more where that found nothing. */
  readonly effort: number;
  /** Everything that was found lists values that are not published. */
  readonly isGap: boolean;
  /** Number of sections that were found; `pages` has the best of them. */
  readonly total: number;
  readonly totalPages: number;
  readonly pages: readonly FoundPage[];
}

export interface FoundPage {
  readonly href: string;
  readonly title: string;
  readonly group: string;
  readonly trail: readonly string[];
  readonly sections: readonly FoundSection[];
  /** Further sections of the page that were found and are not in `sections`. */
  readonly more: number;
  /** The squares of the scores of all sections that were found, as a sum: few good ones count for more than many poor ones. */
  readonly weight: number;
}

export interface FoundSection {
  readonly href: string;
  /** The title of the page where the section is its beginning. */
  readonly heading: readonly Stretch[];
  readonly isPage: boolean;
  readonly trail: readonly string[];
  readonly text: readonly Stretch[];
}

/** How much of an answer is wanted, of each corpus. */
export interface Limits {
  readonly pages: number;
  /** Sections of one page. */
  readonly sections: number;
}

interface Ranked {
  readonly entry: number;
  readonly score: number;
  readonly terms: readonly string[];
}

const MINOR_WEIGHT = 0.25;
const nothing: CorpusAnswer = { effort: efforts.length, isGap: false, total: 0, totalPages: 0, pages: [] };

/** Answers a query. The same corpus gives the same answer, in one piece or in shards, wherever it runs. */
export async function find(text: string, corpus: Corpus, limits: Limits): Promise<CorpusAnswer> {
  const query = parseQuery(text);
  if (query.parts.length === 0) return nothing;
  for (const [effort, name] of efforts.entries()) {
    const parts = name === "any" ? singleParts(query.parts) : query.parts;
    if (name === "any" && parts.length === 1) break;
    const hits = await matchQuery({ ...query, parts }, name, corpus);
    if (hits.size > 0) return answerOf(rank(hits, corpus), effort, corpus, limits);
  }
  return nothing;
}

function rank(hits: Hits, { scale }: Corpus): Ranked[] {
  return [...hits]
    .map(([entry, { score, terms }]) => ({
      entry,
      score: score * (scale.isMinor(scale.pageOf(entry)) ? MINOR_WEIGHT : 1),
      terms,
    }))
    .sort((a, b) => b.score - a.score || a.entry - b.entry);
}

async function answerOf(
  all: readonly Ranked[],
  effort: number,
  corpus: Corpus,
  limits: Limits,
): Promise<CorpusAnswer> {
  const published = all.filter(({ entry }) => !corpus.scale.isGap(entry));
  const isGap = published.length === 0;
  const ranked = isGap ? all : published;
  const byPage = new Map<number, Ranked[]>();
  for (const result of ranked) {
    const page = corpus.scale.pageOf(result.entry);
    const group = byPage.get(page);
    if (group === undefined) byPage.set(page, [result]);
    else group.push(result);
  }
  const best = Array.from(byPage, ([number, results]) => ({ number, results, weight: weightOf(results) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, limits.pages);
  return {
    effort,
    isGap,
    total: ranked.length,
    totalPages: byPage.size,
    pages: await Promise.all(
      best.map(async ({ number, results, weight }) => ({
        ...foundPage(await corpus.page(number), results, corpus.scale.entriesOf(number)[0], limits),
        weight,
      })),
    ),
  };
}

const weightOf = (results: readonly Ranked[]): number =>
  results.reduce((sum, { score }) => sum + score ** 2, 0);

function foundPage(
  page: PageText,
  results: readonly Ranked[],
  first: number,
  limits: Limits,
): Omit<FoundPage, "weight"> {
  const { href, title, group, trail = [], entries } = page;
  const sections = results.slice(0, limits.sections).flatMap(({ entry, terms }) => {
    const section = entries[entry - first];
    return section === undefined ? [] : [foundSection(section, page, new Set(terms))];
  });
  return { href, title, group, trail, sections, more: results.length - sections.length };
}

function foundSection(entry: SearchEntry, page: PageText, terms: ReadonlySet<string>): FoundSection {
  const { heading, text, trail = [] } = entry;
  const name = markHits(heading ?? page.title, terms);
  const { stretches, at } = excerptOf(text, terms);
  const isNamed = name.some(([, isHit]) => isHit);
  // A hit in the text of a table leads to its row, if that has an anchor.
  const anchor = (isNamed ? undefined : anchorOf(entry, at)) ?? entry.anchor;
  return {
    href: anchor === undefined ? page.href : `${page.href}#${encodeURIComponent(anchor)}`,
    heading: name,
    isPage: heading === undefined,
    trail,
    text: stretches,
  };
}

/** The anchor of the innermost place around a hit. */
function anchorOf({ places = [] }: SearchEntry, at: number | undefined): string | undefined {
  if (at === undefined) return undefined;
  return places.findLast(([from, to]) => from <= at && at < to)?.[2];
}
