import type { PageRecord, SiteShell } from "../../../schema/generated/types.ts";
import { hashOf } from "../../core/hash.ts";
import { versionOf } from "../../pages/page-facts.ts";
import { hasMarkdown, markdownName, markdownPaths } from "../../render/markdown/markdown-paths.ts";
import { pageMarkdown } from "../../render/markdown/page-markdown.ts";
import type { RenderedPage } from "../../render/page-files.ts";
import type { Producer } from "../../render/producer.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { withBytes } from "../../write/with-bytes.ts";
import { llmsText } from "./llms-text.ts";

/** Site-wide input for the Markdown copies. */
interface MarkdownContext {
  readonly shell: SiteShell;
  /** Names the shell. */
  readonly shellKey: string;
  /** Names what lists say of the pages. */
  readonly pagesName: string;
}

/** The Markdown copy of every page that has an address, and `llms.txt`, which lists them. */
export function markdownFiles(
  pages: readonly RenderedPage[],
  { shell, shellKey, pagesName }: MarkdownContext,
): OutputFile[] {
  const addressed = pages.filter(({ record }) => hasMarkdown(record));
  const listed = (): PageRecord[] =>
    addressed.map(({ record }) => record).filter((record) => versionOf(record)?.noindex !== true);
  return [
    ...addressed.map((page) =>
      withBytes(
        markdownName(page),
        () => page.markdown?.() ?? pageMarkdown(page.record, page.parts(), shell),
      ),
    ),
    { path: "llms.txt", key: hashOf("llms", shellKey, pagesName), bytes: () => llmsText(listed(), shell) },
  ];
}

/** The Markdown copies of a site that is drawn. */
export const markdown = {
  ...markdownPaths,
  when: "asked",
  below: "",
  files: ({ content, shellKey, pages }) =>
    markdownFiles(pages, { shell: content.shell, shellKey, pagesName: content.pagesName() }),
} satisfies Producer;
