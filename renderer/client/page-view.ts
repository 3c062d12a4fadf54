import { HEAD_END, HEAD_START, tocPane } from "../compose/compose.ts";
import { pathnameToHref } from "../compose/href.ts";
import { codeCopy } from "../islands/code-copy/code-copy.ts";
import { closeMenus } from "../islands/menus/watch-menus.ts";
import { tocHighlight } from "../islands/toc-highlight/toc-highlight.ts";
import { siteBase } from "./addresses.ts";
import { mountIslands, unmountIslands } from "./mount-islands.ts";
import type { LoadedPage } from "./page-data.ts";
import { type SidebarWish, showSidebar } from "./sidebar-pane.ts";
import { setHtml, toFragment } from "./trusted-html.ts";

let leaving = new AbortController();

/** The element that holds the text of a page. */
export function mainElement(): HTMLElement {
  const main = document.querySelector<HTMLElement>("main#main");
  if (main === null) throw new Error("The page has no main element.");
  return main;
}

/** Adds what scripts do for the text of the page that is shown. */
export function enlivenPage(): void {
  leaving.abort();
  leaving = new AbortController();
  const main = mainElement();
  codeCopy(main);
  tocHighlight(leaving.signal);
  void mountIslands(main);
}

/** Puts the parts of a page in the place of those that are shown. The frame around them stays. */
export function showPage(page: LoadedPage, sidebar: SidebarWish): void {
  const { record, parts } = page;
  describeDocument(page);
  replaceHead(parts.head);
  document.title = parts.title;
  replaceBreadcrumbs(parts.breadcrumbs);
  replaceMain(parts.main);
  replaceToc(parts.toc);
  showSidebar(sidebar, record.pathname);
  markNavbar(record.type === "not-found" ? undefined : record.pathname);
  closeMenus();
  enlivenPage();
}

function describeDocument({ record }: LoadedPage): void {
  const { dataset } = document.documentElement;
  dataset.pathname = record.pathname;
  if (record.hash === undefined) delete dataset.record;
  else dataset.record = record.hash;
  document.body.dataset.pageType = record.type;
  const frame = document.querySelector(".page");
  if (frame !== null) frame.className = `page page-${record.type}`;
}

/** The head elements of a page stand between two comments. */
function replaceHead(html: string): void {
  const comments = [...document.head.childNodes].filter((node) => node instanceof Comment);
  const start = comments.find((comment) => comment.data === HEAD_START);
  const end = comments.find((comment) => comment.data === HEAD_END);
  if (start === undefined || end === undefined) return;
  const range = document.createRange();
  range.setStartAfter(start);
  range.setEndBefore(end);
  range.deleteContents();
  start.after(toFragment(html));
}

/** Whatever stands before `main` in the content column. */
function replaceBreadcrumbs(html: string): void {
  const main = mainElement();
  while (main.previousSibling !== null) main.previousSibling.remove();
  main.before(toFragment(html));
}

/** Replaces the text of the page alone; also for messages in its place. */
export function replaceMain(content: string | DocumentFragment): void {
  const main = mainElement();
  unmountIslands(main);
  if (typeof content === "string") setHtml(main, content);
  else main.replaceChildren(content);
}

function replaceToc(toc: string): void {
  document.querySelector(".page > .toc-pane")?.remove();
  document.querySelector(".page")?.append(toFragment(tocPane(toc)));
}

/** Removes what belongs to a text that is not shown. */
export function clearAround(): void {
  replaceBreadcrumbs("");
  replaceToc("");
  leaving.abort();
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
