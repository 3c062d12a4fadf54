import { wholeAddress } from "../../../renderer/shared/compose/whole-address.ts";
import type { PageRecord, SiteShell } from "../../../schema/generated/types.ts";
import { escapeMarkdown, markdownAddress } from "../../core/text/escape/markdown.ts";
import { markdownPath } from "../../render/markdown/markdown-paths.ts";

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
export function llmsText(pages: readonly ListedPage[], shell: SiteShell): string {
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
