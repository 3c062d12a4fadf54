import type { SiteShell } from "../../../schema/generated/types.ts";
import { hashOf } from "../../core/hash.ts";
import { type PageFacts, recordOf } from "../../pages/page-facts.ts";
import { pageTwin } from "../../render/markdown/page-twin.ts";
import { hasTwin, twinName } from "../../render/markdown/twin-paths.ts";
import type { RenderedPage } from "../../render/page-files.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { withBytes } from "../../write/with-bytes.ts";
import { llmsText } from "./llms-text.ts";

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
