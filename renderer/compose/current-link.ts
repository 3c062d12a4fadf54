import { escapeAttribute } from "./escape.ts";

/** Tells readers and style sheets which link of the navbar leads to the page at hand. */
export function markCurrent(html: string, href: string): string {
  const wanted = ` href="${escapeAttribute(href)}"`;
  if (!html.includes(wanted)) return html;
  return html.replace(/<a\s[^>]*>/g, (tag) =>
    tag.includes(wanted) && !tag.includes(" aria-current=")
      ? tag.replace(wanted, () => `${wanted} aria-current="page"`)
      : tag,
  );
}
