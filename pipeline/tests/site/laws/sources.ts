import { join } from "node:path";
import type { LinkIndex } from "../../../../schema/generated/types.ts";
import { outputText } from "./site-folders.ts";

/** Types of page that lead on and have no list of sources of their own. */
const BARE = new Set(["landing", "family", "category", "glossary"]);
const WITHOUT_COPY = new Set(["search", "offline"]);

/** The written forms of a page: its HTML and its Markdown copy. */
function formsOf(pathname: string): { html: string; copy: string } {
  const path = pathname === "/" ? "index" : pathname.slice(1);
  return { html: join(pathname === "/" ? "." : path, "index.html"), copy: `${path}.md` };
}

const pagesOf = (out: string) =>
  Object.entries((JSON.parse(outputText(out, "links.json")) as LinkIndex).pages);

/**
 * Pages whose list of sources and whose marks that lead to one do not belong together. A page that shows records of
 * others has their sources without marks.
 */
export function wrongSourceLists(out: string): string[] {
  return pagesOf(out)
    .filter(([, { type }]) => !WITHOUT_COPY.has(type))
    .flatMap(([pathname, { type }]) => {
      const { html, copy } = formsOf(pathname);
      const isListed = outputText(out, copy).includes("\n## Sources\n");
      const isMarked = outputText(out, html).includes('class="source-mark"');
      if (isMarked ? !isListed : isListed && type === "product")
        return [`${pathname}: ${isListed ? "a list without a mark" : "a mark without a list"}`];
      return isListed && BARE.has(type) ? [`${pathname}: a list on a page of type ${type}`] : [];
    });
}

/** Pages that send visitors to ask, on a site whose contact page leads to no channel. */
export function pagesWithoutChannel(out: string): string[] {
  const leading = pagesOf(out)
    .map(([pathname]) => pathname)
    .filter((pathname) => /href="\/contact["#?]/.test(outputText(out, formsOf(pathname).html)));
  if (leading.length === 0) return [];
  const [card = ""] =
    /<address class="contact-card">[\s\S]*?<\/address>/.exec(outputText(out, "contact/index.html")) ?? [];
  return /href="(?:https:|mailto:|tel:)[^"]+"/.test(card) ? [] : leading;
}
