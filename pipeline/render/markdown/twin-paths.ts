import type { PageRecord } from "../../../schema/generated/types.ts";
import { decodedPath } from "../../core/text/decoded.ts";
import type { OutputPath, PathSite } from "../../pages/output-path.ts";
import type { KeyedPath } from "../../write/tree-plan.ts";
import type { RenderedPage } from "../page-files.ts";

/** Path of the Markdown twin in the output: `docs/intro.md` for /docs/intro, `index.md` for the home page. */
export function twinPath(pathname: string): string {
  return pathname === "/" ? "index.md" : `${decodedPath(pathname.slice(1))}.md`;
}

/** The not-found page has no text of its own, and two pages are about this site in a browser. */
export function hasTwin({ type }: Pick<PageRecord, "type">): boolean {
  return type !== "not-found" && type !== "search" && type !== "offline";
}

/** The Markdown copies of all pages, and the list of them. */
export function* twinPaths({ records }: PathSite): Generator<OutputPath> {
  yield { path: "llms.txt" };
  for (const record of records) {
    const { pathname } = record;
    if (hasTwin(record)) yield { path: twinPath(pathname), cause: { kind: "copy", pathname } };
  }
}

/** Path and key of the twin of a page. */
export function twinName({ record, partsKey }: Pick<RenderedPage, "record" | "partsKey">): KeyedPath {
  return { path: twinPath(record.pathname), key: `twin ${partsKey}` };
}
