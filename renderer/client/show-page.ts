import type { Navigation } from "../../schema/generated/types.ts";
import { closeMenus } from "../islands/menus/watch-menus.ts";
import { HEAD_END, HEAD_START, tocPane } from "../shared/compose/compose.ts";
import { pathnameToHref } from "../shared/compose/href.ts";
import { styleSheetOf } from "../shared/compose/page-styles.ts";
import { currentLink } from "../shared/compose/section-link.ts";
import { siteBase } from "./addresses.ts";
import { focusSkipRegion } from "./focus.ts";
import { errorLines } from "./messages.ts";
import { loadTree } from "./navigation-trees.ts";
import type { LoadedPage } from "./page-data.ts";
import { hydrateIslands, mainElement, onceSeen, replaceText } from "./page-text.ts";
import { jumpTo } from "./scroll-memory.ts";
import { showMessage } from "./show-message.ts";
import { keepShown } from "./shown-pages.ts";
import { currentSidebar, markSidebar, showSidebar } from "./sidebar-pane.ts";
import { toFragment } from "./trusted-html.ts";

export { recall } from "./shown-pages.ts";

/** Dependencies of a page beside its fragments: its sidebar, where it is another one than the page shows already, and style sheets. */
export async function loadNeeds(page: LoadedPage): Promise<Navigation | undefined> {
  const [tree] = await Promise.all([treeFor(page), loadStyles(page.parts.head)]);
  return tree;
}

/** Where the visit began with a doc, the styles of a page that shows more have to come before it is shown. They stay. */
export async function loadStyles(head: string): Promise<void> {
  const wanted = styleSheetOf(head);
  const first = styleSheetOf(document.head.innerHTML);
  if (wanted === "text" || first === "" || wanted === first) return;
  const { addStyles } = await import("./more-styles.ts");
  addStyles(first);
}

async function treeFor({ record }: LoadedPage): Promise<Navigation | undefined> {
  if (record.sidebar === undefined || record.sidebar === currentSidebar()) return undefined;
  return await loadTree(record.sidebar, siteBase());
}

/** Puts the parts of a page in the place of those that are shown. The frame around them stays. */
export function showPage(page: LoadedPage, tree: Navigation | undefined): void {
  const { record, parts } = page;
  describeDocument(page);
  document.title = parts.title;
  replaceBreadcrumbs(parts.breadcrumbs);
  replaceText(parts.main);
  replaceToc(parts.toc);
  showSidebar({ name: record.sidebar, tree }, record.pathname);
  closeMenus();
  onceSeen(() => {
    markSidebar(record.pathname);
    markNavbar(record.type === "not-found" ? undefined : record.pathname);
    replaceHead(parts.head);
    hydrateIslands();
  });
  keepShown(page);
}

/**
 * Sets title and address around the text to those of the page that could not be loaded; those of the former page would
 * mislead.
 */
export function leavePage(pathname: string, heading: string): void {
  document.documentElement.dataset.pathname = pathname;
  document.title = heading + siteTitle();
  replaceBreadcrumbs("");
  replaceToc("");
  markSidebar(pathname);
  markNavbar(pathname);
  replaceHead("");
}

/** Says that our own code failed while it put a page in place. */
export function showCrash(error: unknown): void {
  const heading = "This page crashed.";
  document.title = heading + siteTitle();
  for (const stale of document.querySelectorAll(".breadcrumbs, .toc-pane")) stale.remove();
  showMessage(heading, errorLines(error), "Try again");
  jumpTo(0);
  onceSeen(focusSkipRegion);
}

let knownEnding = "";

/**
 * The ending of document titles, after the title of the page; a page without one leaves the ending of the former page.
 */
function siteTitle(): string {
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  if (site === undefined) return knownEnding;
  const between = document.title.endsWith(site) ? document.title.slice(0, -site.length) : "";
  knownEnding = (/ \S+ $/.exec(between)?.[0] ?? " | ") + site;
  return knownEnding;
}

function describeDocument({ record, hash }: LoadedPage): void {
  const { dataset } = document.documentElement;
  dataset.pathname = record.pathname;
  dataset.record = hash;
  document.body.dataset.pageType = record.type;
  const frame = document.querySelector(".page");
  if (frame !== null) frame.className = `page page-${record.type}`;
}

/** Replaces the head elements of the page, which are between two comments. */
function replaceHead(html: string): void {
  const nodes = [...document.head.childNodes];
  const commentOf = (data: string) => nodes.find((node) => node instanceof Comment && node.data === data);
  const [start, end] = [commentOf(HEAD_START), commentOf(HEAD_END)];
  if (start === undefined || end === undefined) return;
  for (const node of nodes.slice(nodes.indexOf(start) + 1, nodes.indexOf(end))) {
    if (!isStyleSheet(node)) node.remove();
  }
  start.after(...[...toFragment(html).childNodes].filter((node) => !isStyleSheet(node)));
}

/** The style sheets that the visit began with stay; those of a new page would be loaded after it is on the screen. */
function isStyleSheet(node: Node): boolean {
  return node instanceof Element && node.matches("link[rel=stylesheet]");
}

/** Replaces everything before `main` in the content column. */
function replaceBreadcrumbs(html: string): void {
  const main = mainElement();
  while (main.previousSibling !== null) main.previousSibling.remove();
  main.before(toFragment(html));
}

function replaceToc(toc: string): void {
  document.querySelector(".page > .toc-pane")?.remove();
  document.querySelector(".page")?.append(toFragment(tocPane(toc)));
}

/** As `markCurrent` does where a page is composed. */
function markNavbar(pathname: string | undefined): void {
  const links: Element[] = [];
  for (
    let part = document.querySelector(".page")?.previousElementSibling;
    part;
    part = part.previousElementSibling
  )
    links.push(...part.querySelectorAll("a[href]"));
  const hrefs = links.map((link) => link.getAttribute("href") ?? "");
  const own = pathname === undefined ? "" : pathnameToHref(pathname, siteBase());
  const marked = currentLink(hrefs, own, siteBase());
  for (const [at, link] of links.entries()) {
    if (marked !== undefined && hrefs[at] === marked.href) link.setAttribute("aria-current", marked.current);
    else link.removeAttribute("aria-current");
  }
}
