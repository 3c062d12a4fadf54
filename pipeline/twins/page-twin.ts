import { wholeAddress } from "../../renderer/compose/whole-address.ts";
import type { PageRecord, Parts, SiteShell } from "../../schema/generated/types.ts";
import { decodedPath } from "../text/decoded.ts";
import { blockMarkdown } from "./block-markdown.ts";
import { htmlTree } from "./html-tree.ts";

/** Path of the Markdown twin in the output: `docs/intro.md` for /docs/intro, `index.md` for the home page. */
export function twinPath(pathname: string): string {
  return pathname === "/" ? "index.md" : `${decodedPath(pathname.slice(1))}.md`;
}

/** The not-found page has no text of its own, and two pages are about this site in a browser. */
export function hasTwin({ type }: Pick<PageRecord, "type">): boolean {
  return type !== "not-found" && type !== "search" && type !== "offline";
}

/** The page as Markdown: what it is, its address and date, then its text with links that lead to the site. */
export function pageTwin(record: PageRecord, parts: Parts, shell: SiteShell): string {
  const own = shell.base + record.pathname.slice(1);
  const address = (href: string): string => wholeAddress(href.startsWith("#") ? own + href : href, shell);
  const head = [
    `title: ${JSON.stringify(record.title)}`,
    `description: ${JSON.stringify(record.description)}`,
    `url: ${JSON.stringify(wholeAddress(own, shell))}`,
    ...(record.updated === undefined ? [] : [`updated: ${record.updated}`]),
  ];
  return `---\n${head.join("\n")}\n---\n\n${blockMarkdown(htmlTree(parts.main), address)}\n`;
}
