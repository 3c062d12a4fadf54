import { wholeAddress } from "../../../renderer/shared/compose/whole-address.ts";
import type { PageRecord, SiteShell } from "../../../schema/generated/types.ts";
import { hashOf } from "../../core/hash.ts";
import { escapeMarkdown, markdownAddress } from "../../core/text/escape/markdown.ts";
import { versionOf } from "../../pages/page-facts.ts";
import {
  hasMarkdown,
  markdownName,
  markdownPath,
  markdownPaths,
} from "../../render/markdown/markdown-paths.ts";
import { pageMarkdown } from "../../render/markdown/page-markdown.ts";
import type { RenderedPage } from "../../render/page-files.ts";
import type { Producer } from "../../render/producer.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { withBytes } from "../../write/with-bytes.ts";

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

/** Headings of `llms.txt` in order, with the record types below each; https://llmstxt.org gives the form. */
const GROUPS: readonly (readonly [string, readonly PageRecord["type"][]])[] = [
  ["Products", ["family", "product"]],
  ["Services and tools", ["service", "tool"]],
  ["Interfaces", ["interface"]],
  ["Documentation", ["category", "doc", "glossary"]],
];

/** All that the list knows of a page. */
type ListedPage = Pick<PageRecord, "type" | "pathname" | "title" | "description" | "unlisted">;

/** `llms.txt`: what the site is and where the Markdown of each listed page lies. Other types of pages come last. */
function llmsText(pages: readonly ListedPage[], shell: SiteShell): string {
  const listed = pages.filter(({ type, unlisted }) => unlisted !== true && type !== "not-found");
  const named = new Set(GROUPS.flatMap(([, types]) => types));
  const groups = GROUPS.map(([title, types]) => ({
    title,
    pages: listed.filter(({ type }) => types.includes(type)),
  }));
  const rest = listed.filter(({ type }) => !named.has(type));
  const sections = [...groups, { title: "Optional", pages: rest }]
    .filter(({ pages }) => pages.length > 0)
    .map(({ title, pages }) => `## ${title}\n\n${pages.map((page) => entry(page, shell)).join("\n")}`);
  return `${[`# ${escapeMarkdown(shell.title)}`, `> ${escapeMarkdown(shell.tagline)}`, ...sections].join("\n\n")}\n`;
}

function entry({ title, description, pathname }: ListedPage, shell: SiteShell): string {
  const href = wholeAddress(shell.base + encodeURI(markdownPath(pathname)), shell);
  return `- [${escapeMarkdown(title)}](${markdownAddress(href)}): ${escapeMarkdown(description)}`;
}
