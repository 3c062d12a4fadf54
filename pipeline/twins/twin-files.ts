import type { SiteShell } from "../../schema/generated/types.ts";
import { hashOf } from "../cache/hash.ts";
import { type PageFacts, recordOf } from "../emit/page-facts.ts";
import type { RenderedPage } from "../emit/page-files.ts";
import type { OutputFile } from "../write/tree-plan.ts";
import { withBytes } from "../write/with-bytes.ts";
import { llmsText } from "./llms-text.ts";
import { pageTwin } from "./page-twin.ts";
import { hasTwin, twinName } from "./twin-paths.ts";

/** What the twins are made within. */
export interface TwinFrame {
  readonly shell: SiteShell;
  /** Names the shell. */
  readonly shellKey: string;
  /** Names what lists say of the pages. */
  readonly pagesName: string;
}

/** The Markdown twin of every page that has an address, and `llms.txt`, which lists them. */
export function twinFiles(
  pages: readonly RenderedPage[],
  { shell, shellKey, pagesName }: TwinFrame,
): OutputFile[] {
  const addressed = pages.filter(({ record }) => hasTwin(record));
  const listed = (): PageFacts[] => addressed.map(({ record }) => record);
  return [
    ...addressed.map((page) =>
      withBytes(twinName(page), () => page.twin?.() ?? pageTwin(recordOf(page.record), page.parts(), shell)),
    ),
    { path: "llms.txt", key: hashOf("llms", shellKey, pagesName), bytes: () => llmsText(listed(), shell) },
  ];
}
