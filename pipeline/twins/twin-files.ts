import type { SiteShell } from "../../schema/generated/types.ts";
import { hashOf } from "../cache/hash.ts";
import { type PageFacts, recordOf } from "../emit/page-facts.ts";
import type { RenderedPage } from "../emit/page-files.ts";
import type { KeyedPath, OutputFile } from "../write/tree-plan.ts";
import { type ListedPage, llmsText } from "./llms-text.ts";
import { hasTwin, pageTwin, twinPath } from "./page-twin.ts";

/** The Markdown twin of every page that has an address, and `llms.txt`, which lists them. `shellKey` names the shell. */
export function twinFiles(pages: readonly RenderedPage[], shell: SiteShell, shellKey: string): OutputFile[] {
  const addressed = pages.filter(({ record }) => hasTwin(record));
  const listed = addressed.map(({ record }) => listedPage(record));
  // Few builds change what it is made of, and to write it takes five times as long as to name that.
  const listKey = hashOf("llms", shellKey, JSON.stringify(listed));
  return [
    ...addressed.map((page) => ({
      ...twinName(page),
      bytes: () => page.twin?.() ?? pageTwin(recordOf(page.record), page.parts(), shell),
    })),
    { path: "llms.txt", key: listKey, bytes: () => llmsText(listed, shell) },
  ];
}

/** Path and key of the twin of a page. */
export function twinName({ record, partsKey }: Pick<RenderedPage, "record" | "partsKey">): KeyedPath {
  return { path: twinPath(record.pathname), key: `twin ${partsKey}` };
}

function listedPage({ type, pathname, title, description, unlisted }: PageFacts): ListedPage {
  return { type, pathname, title, description, ...(unlisted === undefined ? {} : { unlisted }) };
}
