import type { PageRecord } from "../../../schema/generated/types.ts";
import { decodedPath } from "../../core/text/decoded.ts";
import type { OutputPath, PathProducer, PathSite } from "../../pages/output-path.ts";
import type { KeyedPath } from "../../write/tree-plan.ts";
import type { RenderedPage } from "../page-files.ts";

/** Path of the Markdown copy in the output: `docs/intro.md` for /docs/intro, `index.md` for the home page. */
export function markdownPath(pathname: string): string {
  return pathname === "/" ? "index.md" : `${decodedPath(pathname.slice(1))}.md`;
}

/** The not-found page has no text of its own, and two pages are about this site in a browser. */
export function hasMarkdown({ type }: Pick<PageRecord, "type">): boolean {
  return type !== "not-found" && type !== "search" && type !== "offline";
}

/** The Markdown copies of all pages, and the list of them. */
export const markdownPaths: PathProducer = { name: "markdown", paths: pathsOf };

function* pathsOf({ records }: PathSite): Generator<OutputPath> {
  yield { path: "llms.txt" };
  for (const record of records) {
    const { pathname } = record;
    if (hasMarkdown(record)) yield { path: markdownPath(pathname), cause: { kind: "copy", pathname } };
  }
}

/** Path and key of the Markdown copy of a page. */
export function markdownName({ record, partsKey }: Pick<RenderedPage, "record" | "partsKey">): KeyedPath {
  return { path: markdownPath(record.pathname), key: `markdown ${partsKey}` };
}
