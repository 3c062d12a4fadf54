import type { DocVersion, PageRecord } from "../../schema/generated/types.ts";
import { hashOf } from "../core/hash.ts";

/**
 * Name of the table for a cached value of a page: docs, which are most pages, have a table of their own, so
 * that a lookup for another page does not read theirs.
 */
export function tableOf(what: string, { type }: Pick<PageRecord, "type">): string {
  return `${what} of ${type === "doc" ? "docs" : "others"}`;
}

/** Names what lists of all pages say of them: where they are, what they are called and what they are. */
export function namePages(pages: readonly PageRecord[]): string {
  const rows = pages.map((page) => [
    ...[page.type, page.pathname, page.title, page.description, page.updated, page.unlisted],
    "canonical" in page ? page.canonical : undefined,
    versionOf(page)?.noindex,
    versionOf(page)?.preferred,
  ]);
  return hashOf(JSON.stringify(rows));
}

/** Whether search engines are asked not to list a page of another version of the docs, or to list the current one's. */
export function isKeptFromEngines(page: PageRecord): boolean {
  const version = versionOf(page);
  return version?.noindex === true || version?.preferred !== undefined;
}

/** The version of the docs that a page is of. */
export function versionOf(page: PageRecord): DocVersion | undefined {
  return page.type === "doc" || page.type === "category" ? page.version : undefined;
}
