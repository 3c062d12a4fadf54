import type { Navigation } from "../../schema/generated/types.ts";
import { HEAD_END, HEAD_START, tocPane } from "../compose/compose.ts";
import { pathnameToHref } from "../compose/href.ts";
import { closeMenus } from "../islands/menus/watch-menus.ts";
import { siteBase } from "./addresses.ts";
import { loadTree } from "./navigation-trees.ts";
import type { LoadedPage } from "./page-data.ts";
import { isStyleSheet, loadStyles } from "./page-styles.ts";
import { enlivenText, mainElement, onceSeen, replaceText } from "./page-text.ts";
import { currentSidebar, markSidebar, showSidebar } from "./sidebar-pane.ts";
import { toFragment } from "./trusted-html.ts";

export { loadStyles } from "./page-styles.ts";

/** What a page needs beside its parts: its sidebar, where it is another one than the page shows already, and style sheets. */
export async function loadNeeds(page: LoadedPage): Promise<Navigation | undefined> {
  const [tree] = await Promise.all([treeFor(page), loadStyles(page.parts.head)]);
  return tree;
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
    enlivenText();
  });
}

function describeDocument({ record, hash }: LoadedPage): void {
  const { dataset } = document.documentElement;
  dataset.pathname = record.pathname;
  dataset.record = hash;
  document.body.dataset.pageType = record.type;
  const frame = document.querySelector(".page");
  if (frame !== null) frame.className = `page page-${record.type}`;
}

/** The head elements of a page stand between two comments. */
function replaceHead(html: string): void {
  const nodes = [...document.head.childNodes];
  const comments = nodes.filter((node) => node instanceof Comment);
  const start = comments.find((comment) => comment.data === HEAD_START);
  const end = comments.find((comment) => comment.data === HEAD_END);
  if (start === undefined || end === undefined) return;
  for (const node of nodes.slice(nodes.indexOf(start) + 1, nodes.indexOf(end))) {
    if (!isStyleSheet(node)) node.remove();
  }
  start.after(...[...toFragment(html).childNodes].filter((node) => !isStyleSheet(node)));
}

/** Whatever stands before `main` in the content column. */
function replaceBreadcrumbs(html: string): void {
  const main = mainElement();
  while (main.previousSibling !== null) main.previousSibling.remove();
  main.before(toFragment(html));
}

function replaceToc(toc: string): void {
  document.querySelector(".page > .toc-pane")?.remove();
  document.querySelector(".page")?.append(toFragment(tocPane(toc)));
}

function markNavbar(pathname: string | undefined): void {
  const frame = document.querySelector(".page");
  const href = pathname === undefined ? undefined : pathnameToHref(pathname, siteBase());
  for (let part = frame?.previousElementSibling; part; part = part.previousElementSibling) {
    for (const link of part.querySelectorAll("a[href]")) {
      if (link.getAttribute("href") === href) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }
}
