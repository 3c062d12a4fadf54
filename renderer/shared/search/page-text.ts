import type { PageRecord } from "../../../schema/generated/types.ts";
import { recordSections } from "./record-sections.ts";
import type { CorpusName, IndexedPage, PageText } from "./search-data.ts";

/** The element with the body, which may have another class beside this one; not the panel of what is not published. */
const BODY = /<div class="prose(?! not-published)[^>]*>/;

/** The content of a page's `index.json`: the record without its body, and the page as it is drawn. */
export interface PageSource {
  readonly record: PageRecord;
  /** HTML of the element `main`. */
  readonly main: string;
}

/** Kinds of pages, as results are headed. A type that is not here is among the pages. */
const GROUPS: Readonly<Record<string, string>> = {
  doc: "Documentation",
  category: "Documentation",
  product: "Products",
  family: "Product lines",
  service: "Services",
  tool: "Tools",
  interface: "Interfaces",
  glossary: "Glossary",
};

/** Whether a page is found by search: unlisted pages are not, nor are second addresses of a page. */
export function isSearched(record: Pick<PageRecord, "type" | "unlisted">): boolean {
  const { type } = record;
  if (type === "search" || type === "not-found") return false;
  // Unlisted for who comes from elsewhere: it is about the device of the reader, who looks for it all the same.
  if (type === "offline") return true;
  return record.unlisted !== true && !("canonical" in record && record.canonical !== undefined);
}

/** The searchable text of a page: the same from the build and from a page that a device has saved. */
export function pageText(source: PageSource, base: string): PageText {
  const { record } = source;
  const { title, corpus, minor, entries } = indexedPage(source);
  const version = versionOf(record);
  const trail = [
    ...(version === undefined ? [] : [version.label]),
    ...record.breadcrumbs.slice(0, -1).map((crumb) => crumb.title),
  ];
  return {
    title,
    href: base + record.pathname.slice(1),
    corpus,
    group: GROUPS[record.type] ?? "Pages",
    ...(trail.length === 0 ? {} : { trail }),
    ...(minor === true ? { minor } : {}),
    entries,
  };
}

/**
 * The part of a page's text that the index needs: an index on a device shows no results, and needs no texts for them.
 */
export function indexedPage({ record, main }: PageSource): IndexedPage {
  return {
    title: record.title,
    corpus: corpusOf(record),
    ...(isMinor(record) ? { minor: true } : {}),
    entries: recordSections(record, bodyHtml(record, main)),
  };
}

/** Pages that come after those about the matter: of older versions, names without facts, lists of pages, definitions. */
function isMinor(record: PageRecord): boolean {
  const { type, stub } = record;
  return stub === true || type === "category" || type === "glossary" || versionOf(record)?.latest === false;
}

function versionOf(record: PageRecord) {
  return "version" in record && typeof record.version === "object" ? record.version : undefined;
}

/** The pages among which a page is ranked. */
export function corpusOf({ type }: Pick<PageRecord, "type">): CorpusName {
  return type === "doc" || type === "category" ? "docs" : "pages";
}

interface OrderedPage {
  readonly record: Pick<PageRecord, "pathname">;
}

/** The order of pages in an index, the same on the server and on every device. */
export function comparePages(a: OrderedPage, b: OrderedPage): number {
  return a.record.pathname < b.record.pathname ? -1 : 1;
}

/**
 * The body of a page, from the page as it is drawn: `index.json` has it nowhere else. Empty where a page has no body of
 * its own; the texts of a page of blocks are in its record.
 */
function bodyHtml(record: PageRecord, main: string): string {
  if ("blocks" in record) return "";
  const found = BODY.exec(main);
  if (found === null) return "";
  const inside = main.slice(found.index + found[0].length);
  let depth = 1;
  for (const { 0: tag, index } of inside.matchAll(/<div\b|<\/div>/g)) {
    depth += tag === "</div>" ? -1 : 1;
    if (depth === 0) return inside.slice(0, index);
  }
  return inside;
}
