import { escapeAttribute, escapeText } from "./escape.ts";
import { pathnameToHref } from "./href.ts";
import { currentLink } from "./section-link.ts";
import { renderSidebarPane } from "./sidebar.ts";
import type { PageFragments, PageShellInput, Template } from "./types.ts";

/** The client finds the head elements of a page between these two, and replaces them on a navigation. */
export const HEAD_START = "page";
export const HEAD_END = "/page";

/** Puts the parts of a page into the frame. The write step and the service worker both call it: equal input, equal bytes. */
export function compose(template: Template, page: PageShellInput, parts: PageFragments): string {
  const type = escapeAttribute(page.type);
  const before = markCurrent(template.before, pathnameToHref(page.pathname, template.base), template.base);
  return `<!doctype html>
<html ${rootAttributes(template, page)}>
<head>
${template.head}
<title>${escapeText(parts.title)}</title>
<!--${HEAD_START}-->${parts.head}<!--${HEAD_END}-->
</head>
<body data-page-type="${type}">
${before}
<div class="page page-${type}">
${sidebarOf(template, page)}<div class="content">
${parts.breadcrumbs}<main id="main" tabindex="-1">${parts.main}</main>
</div>
${tocPane(parts.toc)}</div>
${template.after}
${template.scripts}
</body>
</html>
`;
}

function rootAttributes(template: Template, page: PageShellInput): string {
  const own = {
    lang: template.lang,
    dir: template.dir,
    "data-base": template.base,
    "data-pathname": page.pathname,
    "data-record": page.hash,
  };
  const written = Object.entries(own).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
  if (template.rootAttributes.trim() !== "") written.push(template.rootAttributes.trim());
  return written.join(" ");
}

function sidebarOf(template: Template, page: PageShellInput): string {
  const tree = page.sidebar === undefined ? undefined : template.sidebars[page.sidebar];
  return tree === undefined ? "" : `${renderSidebarPane(tree, page.pathname, template.base)}\n`;
}

/** The pane of the table of contents; no pane where there is no table. */
export function tocPane(toc: string): string {
  return toc === "" ? "" : `<aside class="toc-pane" aria-label="Table of contents">${toc}</aside>\n`;
}

/** Tells readers and style sheets which link of the navbar leads to the page at hand, or else to its section. */
export function markCurrent(html: string, href: string, base: string): string {
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, link = ""]) => link);
  const own = escapeAttribute(href);
  const marked = currentLink(links, own, base);
  if (marked === undefined) return html;
  const wanted = ` href="${marked.href}"`;
  return html.replace(/<a\s[^>]*>/g, (tag) =>
    tag.includes(wanted) && !tag.includes(" aria-current=")
      ? tag.replace(wanted, () => `${wanted} aria-current="${marked.current}"`)
      : tag,
  );
}
