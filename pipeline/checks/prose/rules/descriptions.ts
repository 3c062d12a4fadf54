import type { PageClaim } from "../../../model/resolve/page-table.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { Source } from "../../../sources/parse/source.ts";

/** The description that an author wrote for a page. */
export interface WrittenDescription {
  readonly source: Source;
  readonly text: string;
  /** JSON Pointer of the text. */
  readonly pointer: string;
}

const pointers = ["/description", "/summary", "/link/description"] as const;

/** Published pages in the order of their files; a category without a file of its own has no source. The site's own pages are not checked. */
export function publishedPages(index: SiteIndex): PageClaim[] {
  const fileOf = ({ source, pathname }: PageClaim): string => source?.path ?? pathname;
  return [...index.pages.all()]
    .filter(({ source, node, pathname }) =>
      source === undefined ? node !== undefined && pathname !== "/" : source.valid,
    )
    .sort((a, b) => (fileOf(a) < fileOf(b) ? -1 : 1));
}

/** The description as written; undefined where a page has to do with its first lines. */
export function writtenDescription({ source }: PageClaim): WrittenDescription | undefined {
  if (source === undefined) return undefined;
  const { description, summary, link } = source.data as {
    description?: unknown;
    summary?: unknown;
    link?: { description?: unknown } | null;
  };
  const texts = [description, summary, link?.description];
  const found = texts.findIndex((text) => typeof text === "string" && text.trim() !== "");
  const pointer = pointers[found];
  return pointer === undefined ? undefined : { source, text: String(texts[found]), pointer };
}

/** Where a page says what it is: its title, else the first line of its file. */
export function headPosition({ source, node, pathname }: PageClaim) {
  const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  if (source !== undefined) return { file: source.path, ...(source.positions["/title"] ?? start) };
  return { file: node?.kind === "category" ? node.folder : pathname };
}
