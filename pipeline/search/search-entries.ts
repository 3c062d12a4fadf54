import type { SearchEntries, SearchEntry, SearchPage } from "../../renderer/search/search-data.ts";
import { INDEX_VERSION } from "../../renderer/search/search-options.ts";
import type { PageRecord } from "../../schema/generated/types.ts";
import { hashOf } from "../cache/hash.ts";
import type { TextSection } from "./section-writer.ts";

/** A page that search finds, with its sections. */
export interface SearchedPage {
  readonly record: PageRecord;
  readonly sections: readonly TextSection[];
}

/** Whether readers find a page by search: not an unlisted one, and none that stands at two addresses a second time. */
export function isSearched(record: PageRecord): boolean {
  return record.unlisted !== true && !("canonical" in record && record.canonical !== undefined);
}

/** What `search/entries.json` holds. */
export function searchEntries(pages: readonly SearchedPage[], base: string): SearchEntries {
  const listed = pages.map(({ record }) => searchPage(record, base));
  const entries = pages.flatMap(({ sections }, page) =>
    sections.map((section) => searchEntry(page, section)),
  );
  const key = hashOf(JSON.stringify([INDEX_VERSION, listed, entries])).slice(0, 16);
  return { key, pages: listed, entries };
}

function searchPage(record: PageRecord, base: string): SearchPage {
  const { title, pathname, breadcrumbs } = record;
  const version = "version" in record && typeof record.version === "object" ? record.version : undefined;
  const trail = [
    ...(version === undefined ? [] : [version.label]),
    ...breadcrumbs.slice(0, -1).map((crumb) => crumb.title),
  ];
  return {
    title,
    href: base + pathname.slice(1),
    ...(trail.length === 0 ? {} : { trail }),
    ...(version?.latest === false ? { old: true } : {}),
  };
}

function searchEntry(page: number, { heading, anchor, trail, text, places }: TextSection): SearchEntry {
  return {
    page,
    ...(heading === undefined ? {} : { heading }),
    ...(anchor === undefined ? {} : { anchor }),
    ...(trail.length === 0 ? {} : { trail }),
    text,
    ...(places.length === 0 ? {} : { places }),
  };
}
