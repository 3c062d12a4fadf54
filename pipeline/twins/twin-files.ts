import type { SiteShell } from "../../schema/generated/types.ts";
import { hashOf } from "../cache/hash.ts";
import { type PageFacts, recordOf } from "../emit/page-facts.ts";
import type { RenderedPage } from "../emit/page-files.ts";
import type { OutputFile } from "../write/tree-plan.ts";
import { llmsText } from "./llms-text.ts";
import { hasTwin, pageTwin, twinPath } from "./page-twin.ts";

/** The Markdown twin of every page that has an address, and `llms.txt`, which lists them. `shellKey` names the shell. */
export function twinFiles(pages: readonly RenderedPage[], shell: SiteShell, shellKey: string): OutputFile[] {
  const addressed = pages.filter(({ record }) => hasTwin(record));
  const listed = addressed.map(({ record }) => record);
  return [
    ...addressed.map(({ record, partsKey, parts, twin }) => ({
      path: twinPath(record.pathname),
      key: `twin ${partsKey}`,
      bytes: () => twin?.() ?? pageTwin(recordOf(record), parts(), shell),
    })),
    { path: "llms.txt", key: listKey(listed, shellKey), bytes: () => llmsText(listed, shell) },
  ];
}

/** Names the list by what it is made of: few builds change that, and to write it takes five times as long. */
function listKey(pages: readonly PageFacts[], shellKey: string): string {
  const facts = pages.map(({ type, pathname, title, description, unlisted }) => [
    type,
    pathname,
    title,
    description,
    unlisted,
  ]);
  return hashOf("llms", shellKey, JSON.stringify(facts));
}
