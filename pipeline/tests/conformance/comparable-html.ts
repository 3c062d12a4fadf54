import MarkdownIt from "markdown-it";
import type { MarkdownDocument } from "../../sources/parse/types.ts";

/** Parts of a page besides the elements of CommonMark, and the plain HTML without them. */
const additions: readonly (readonly [what: string, pattern: RegExp, plain: string])[] = [
  ["a frame around code", /<figure class="code"[^>]*><pre tabindex="0">/g, "<pre>"],
  ["the end of that frame", /<\/pre><\/figure>/g, "</pre>"],
  ["the link of a heading to itself", / <a class="heading-anchor"[^>]*>#<\/a>/g, ""],
  ["the id and the name of a heading", /<(h[2-6]) id="[^"]*"(?: aria-label="[^"]*")?>/g, "<$1>"],
  ["how a link to another site opens", / class="external" target="_blank" rel="noopener noreferrer"/g, ""],
  ["how a picture loads", / loading="lazy" decoding="async"/g, ""],
  ["what is said of it", /<span class="visually-hidden"> \(opens in new tab\)<\/span>/g, ""],
];

const { normalizeLink, utils } = new MarkdownIt();

/** The HTML of a document as the specification writes it: addresses in their place, and nothing that it does not know. */
export function ourHtml({ segments, links }: MarkdownDocument): string {
  const html = segments.map((segment) => {
    if (typeof segment === "string") return segment;
    return "link" in segment ? utils.escapeHtml(normalizeLink(links[segment.link]?.target ?? "")) : "";
  });
  return additions.reduce((text, [, pattern, plain]) => text.replace(pattern, plain), html.join("")).trim();
}

/** The HTML of the specification in the spelling of HTML 5. The title of a page is its only heading of level 1. */
export function theirHtml(html: string): string {
  return html
    .replaceAll(" />", ">")
    .replaceAll("\n</code></pre>", "</code></pre>")
    .replace(/<(\/?)h1>/g, "<$1h2>")
    .trim();
}
