import type { DocPage, PageRecord, SearchPage } from "../../schema/generated/types.ts";
import { hashOf } from "../core/hash.ts";

const DOC_FACTS = [
  "type",
  "id",
  "pathname",
  "title",
  "description",
  "source",
  "updated",
  "unlisted",
  "sidebar",
  "canonical",
] as const;

/** A doc without its text: the facts that other pages and outputs need. */
export type DocFacts = Pick<DocPage, (typeof DOC_FACTS)[number]>;

/** What the page of the search is to the rest of a site: all but its list of all pages. */
export type SearchFacts = Omit<SearchPage, "groups">;

/**
 * What the output has to know of a page that is as it was. A record is that, too; of a doc that comes from the store, and of
 * the page of the search, there is no more until somebody asks for the record: ten thousand take longer to read than all
 * else that is read.
 */
export type PageFacts = Exclude<PageRecord, DocPage | SearchPage> | DocFacts | SearchFacts;

const records = new WeakMap<PageFacts, () => PageRecord>();

/** Notes where the record of a page comes from of which there are facts alone. */
export function noteRecord(facts: DocFacts | SearchFacts, record: () => PageRecord): void {
  records.set(facts, record);
}

/** The record of a page: made where there are facts alone, else what is given. */
export function recordOf(page: PageFacts): PageRecord {
  return records.get(page)?.() ?? (page as PageRecord);
}

/** Names a table for what is kept of a page: most pages are docs, and what is asked of another is found without them. */
export function tableOf(what: string, { type }: Pick<PageFacts, "type">): string {
  return `${what} of ${type === "doc" ? "docs" : "others"}`;
}

/** Names what lists of all pages say of them: where they are, what they are called and what they are. */
export function namePages(pages: readonly PageFacts[]): string {
  const rows = pages.map((page) => [
    ...[page.type, page.pathname, page.title, page.description, page.updated, page.unlisted],
    "canonical" in page ? page.canonical : undefined,
  ]);
  return hashOf(JSON.stringify(rows));
}

/** The facts of a doc. */
export function factsOf(doc: DocPage): DocFacts {
  const stated = DOC_FACTS.filter((name) => doc[name] !== undefined);
  return Object.fromEntries(stated.map((name) => [name, doc[name]])) as DocFacts;
}
