import type { SearchResult } from "minisearch";
import { excerptOf, markHits, type Stretch } from "./excerpts.ts";
import { efforts, indexQuery, parseQuery } from "./query.ts";
import type { SearchEntries, SearchEntry } from "./search-data.ts";
import type { SearchIndex } from "./search-index.ts";
import { termOf, wordsOf } from "./tokens.ts";

/** The results of a query, by page, the best page and in it the best section first. */
export interface SearchAnswer {
  /** Sections that were found, of which `pages` holds the best. */
  readonly total: number;
  readonly totalPages: number;
  /** No section has all words; these have some of them. */
  readonly isPartial: boolean;
  readonly pages: readonly FoundPage[];
}

export interface FoundPage {
  readonly href: string;
  readonly title: string;
  readonly trail: readonly string[];
  readonly sections: readonly FoundSection[];
  /** Further sections of the page that were found and are not in `sections`. */
  readonly more: number;
}

export interface FoundSection {
  readonly href: string;
  /** The title of the page where the section is its beginning. */
  readonly heading: readonly Stretch[];
  readonly isPage: boolean;
  readonly trail: readonly string[];
  readonly text: readonly Stretch[];
}

/** How much of an answer is wanted. */
export interface Limits {
  readonly pages: number;
  /** Sections of one page. */
  readonly sections: number;
}

interface Ranked {
  readonly id: number;
  readonly score: number;
  readonly terms: readonly string[];
}

/** Answers a query. Equal index and entries give equal answers, wherever they run. */
export function find(text: string, data: SearchEntries, index: SearchIndex, limits: Limits): SearchAnswer {
  const query = parseQuery(text);
  if (query.words.length === 0) return { total: 0, totalPages: 0, isPartial: false, pages: [] };
  for (const effort of efforts) {
    if (effort === "any" && query.words.length === 1) break;
    const results = index.search(indexQuery(query, effort));
    if (results.length > 0) return answerOf(rank(results, text, data), effort === "any", data, limits);
  }
  return { total: 0, totalPages: 0, isPartial: false, pages: [] };
}

function rank(results: readonly SearchResult[], query: string, data: SearchEntries): Ranked[] {
  const phrase = phraseOf(query);
  return results
    .map(({ id, score, terms }) => ({
      id: id as number,
      score: score * weight(data, id as number, phrase),
      terms,
    }))
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

/** Words that stand together as they were typed count for more, most of all in a heading; old versions count for less. */
function weight(data: SearchEntries, id: number, phrase: string): number {
  const entry = data.entries[id];
  const page = data.pages[entry?.page ?? -1];
  const heading = phraseOf(entry?.heading ?? page?.title ?? "");
  const age = page?.old === true ? 0.4 : 1;
  if (heading === phrase) return 3 * age;
  if (!phrase.includes(" ")) return age;
  if (` ${heading} `.includes(` ${phrase} `)) return 2 * age;
  return ` ${phraseOf(entry?.text ?? "")} `.includes(` ${phrase} `) ? 1.5 * age : age;
}

const phrases = new Map<string, string>();

/** A text as its folded words. Those of entries are asked for again and again, so they are kept. */
function phraseOf(text: string): string {
  const known = phrases.get(text);
  if (known !== undefined) return known;
  const phrase = wordsOf(text)
    .map(({ whole }) => termOf(whole) ?? whole)
    .join(" ");
  if (phrases.size > 20_000) phrases.clear();
  phrases.set(text, phrase);
  return phrase;
}

function answerOf(
  ranked: readonly Ranked[],
  isPartial: boolean,
  data: SearchEntries,
  limits: Limits,
): SearchAnswer {
  const byPage = new Map<number, Ranked[]>();
  for (const result of ranked) {
    const page = data.entries[result.id]?.page;
    if (page === undefined) continue;
    const group = byPage.get(page);
    if (group === undefined) byPage.set(page, [result]);
    else group.push(result);
  }
  const pages = [...byPage]
    .slice(0, limits.pages)
    .map(([page, results]) => foundPage(page, results, data, limits));
  return { total: ranked.length, totalPages: byPage.size, isPartial, pages };
}

function foundPage(page: number, results: readonly Ranked[], data: SearchEntries, limits: Limits): FoundPage {
  const { title, href, trail = [] } = data.pages[page] ?? { title: "", href: "" };
  const sections = results.slice(0, limits.sections).flatMap(({ id, terms }) => {
    const entry = data.entries[id];
    return entry === undefined ? [] : [foundSection(entry, { title, href }, new Set(terms))];
  });
  return { href, title, trail, sections, more: results.length - sections.length };
}

function foundSection(
  entry: SearchEntry,
  page: { readonly title: string; readonly href: string },
  terms: ReadonlySet<string>,
): FoundSection {
  const { heading, text, trail = [] } = entry;
  const name = markHits(heading ?? page.title, terms);
  const { stretches, at } = excerptOf(text, terms);
  const isNamed = name.some(([, isHit]) => isHit);
  // A hit in the text of a table leads to its row, if that has an anchor.
  const anchor = (isNamed ? undefined : placeOf(entry, at)) ?? entry.anchor;
  return {
    href: anchor === undefined ? page.href : `${page.href}#${encodeURIComponent(anchor)}`,
    heading: name,
    isPage: heading === undefined,
    trail,
    text: stretches,
  };
}

/** The anchor of the innermost place around a hit. */
function placeOf({ places = [] }: SearchEntry, at: number | undefined): string | undefined {
  if (at === undefined) return undefined;
  return places.findLast(([from, to]) => from <= at && at < to)?.[2];
}
