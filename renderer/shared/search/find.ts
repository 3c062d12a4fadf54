import { type Combined, combine, pagesWithAll } from "./combine.ts";
import type { Corpus } from "./corpus.ts";
import { excerptOf, markHits, type Stretch } from "./excerpts.ts";
import { matchQuery } from "./match.ts";
import { efforts, parseQuery, singleParts } from "./query.ts";
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

const MINOR_WEIGHT = 0.25;
const nothing: CorpusAnswer = { effort: efforts.length, isGap: false, total: 0, totalPages: 0, pages: [] };

/** A page with everything that was found on it. */
interface RankedPage {
  readonly number: number;
  readonly results: readonly Combined[];
  readonly weight: number;
}

/** Answers a query. The same corpus gives the same answer, in one piece or in shards, wherever it runs. */
export async function find(text: string, corpus: Corpus, limits: Limits): Promise<CorpusAnswer> {
  const query = parseQuery(text);
  if (query.parts.length === 0) return nothing;
  for (const [effort, name] of efforts.entries()) {
    const parts = name === "any" ? singleParts(query.parts) : query.parts;
    if (name === "any" && parts.length === 1) break;
    const found = await matchQuery({ ...query, parts }, name, corpus);
    const all = combine(found, query, corpus);
    const isGap = isOnlyInGaps(all, parts.length, corpus);
    const published = all.filter(({ entry }) => isGap || !corpus.scale.isGap(entry));
    const pages = rankPages(published, corpus);
    const listed = name === "any" ? pages : worthListing(pages, pagesWithAll(found, corpus.scale));
    if (listed.length > 0) return { effort, isGap, ...(await answerOf(listed, corpus, limits)) };
  }
  return nothing;
}

/** Whether only lists of what is not published have most of the words in one section. */
function isOnlyInGaps(all: readonly Combined[], words: number, { scale }: Corpus): boolean {
  const best = all.filter((one) => one.words === words);
  return best.length > 0 && best.every(({ entry }) => scale.isGap(entry));
}

/** Pages with their results, the best page and in it the best result first. */
function rankPages(all: readonly Combined[], { scale }: Corpus): RankedPage[] {
  const byPage = new Map<number, Combined[]>();
  for (const result of all) {
    const page = scale.pageOf(result.entry);
    const results = byPage.get(page);
    if (results === undefined) byPage.set(page, [result]);
    else results.push(result);
  }
  return [...byPage]
    .map(([number, results]) => ({
      number,
      results: results.sort((a, b) => b.score - a.score || a.entry - b.entry),
      weight: weightOf(results) * (scale.isMinor(number) ? MINOR_WEIGHT ** 2 : 1),
    }))
    .sort((a, b) => b.weight - a.weight || a.number - b.number);
}

const weightOf = (results: readonly Combined[]): number =>
  results.reduce((sum, { score }) => sum + score ** 2, 0);

/**
 * Pages that have all words, and those that have some of them and outweigh all of these: a page about the matter is not
 * lost because another one has the last word in passing. None where no page has all words.
 */
function worthListing(pages: readonly RankedPage[], withAll: ReadonlySet<number>): RankedPage[] {
  const best = pages.findIndex(({ number }) => withAll.has(number));
  return best < 0 ? [] : pages.filter(({ number }, at) => at < best || withAll.has(number));
}

async function answerOf(
  ranked: readonly RankedPage[],
  corpus: Corpus,
  limits: Limits,
): Promise<Omit<CorpusAnswer, "effort" | "isGap">> {
  const listed = ranked.map((page) => ({ ...page, results: withMostWords(page.results) }));
  return {
    total: listed.reduce((sum, { results }) => sum + results.length, 0),
    totalPages: listed.length,
    pages: await Promise.all(
      listed.slice(0, limits.pages).map(async ({ number, results, weight }) => ({
        ...foundPage(await corpus.page(number), results, corpus.scale.entriesOf(number)[0], limits),
        weight,
      })),
    ),
  };
}

/** The sections of a page that have most of the words; others count for the page and are not listed. */
function withMostWords(results: readonly Combined[]): readonly Combined[] {
  const most = Math.max(...results.map(({ words }) => words));
  return results.filter(({ words }) => words === most);
}

function foundPage(
  page: PageText,
  results: readonly Combined[],
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
