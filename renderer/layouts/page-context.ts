import type { PageRecord, SiteShell } from "../../schema/generated/types.ts";
import type { LayoutContext } from "./layout.ts";

/** `Page | Site`; the site alone on the home page and where both are equal. */
export function pageTitle(record: Pick<PageRecord, "type" | "title">, shell: SiteShell): string {
  if (record.type === "landing" || record.title === "" || record.title === shell.title) return shell.title;
  return `${record.title} ${shell.titleDelimiter} ${shell.title}`;
}

/** The facts of the site that layouts use. */
export function contextOf(shell: SiteShell): LayoutContext {
  const { title, tagline, titleDelimiter, lang, base, docs, url } = shell;
  return { title, tagline, titleDelimiter, lang, base, docs, ...(url === undefined ? {} : { url }) };
}
