import { wholeAddress } from "../../../renderer/shared/compose/whole-address.ts";
import type { PageFragments, PageRecord, SiteShell } from "../../../schema/generated/types.ts";
import { yamlString } from "../../core/text/escape/yaml.ts";
import { blockMarkdown } from "./block-markdown.ts";
import { htmlTree } from "./html-tree.ts";

/** The page as Markdown: what it is, its address and date, then its text with links that lead to the site. */
export function pageMarkdown(record: PageRecord, parts: PageFragments, shell: SiteShell): string {
  const own = shell.base + record.pathname.slice(1);
  const address = (href: string): string => wholeAddress(href.startsWith("#") ? own + href : href, shell);
  const head = [
    `title: ${yamlString(record.title)}`,
    `description: ${yamlString(record.description)}`,
    `url: ${yamlString(wholeAddress(own, shell))}`,
    ...(record.updated === undefined ? [] : [`updated: ${record.updated}`]),
  ];
  return `---\n${head.join("\n")}\n---\n\n${blockMarkdown(htmlTree(parts.main), address)}\n`;
}
