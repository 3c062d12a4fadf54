import type { Navigation } from "../../schema/generated/types.ts";
import { pathnameToHref } from "../shared/compose/href.ts";
import { renderSidebarBranch, renderSidebarPane } from "../shared/compose/sidebar.ts";
import { sidebarIndex } from "../shared/compose/sidebar-index.ts";
import { siteBase } from "./addresses.ts";
import { loadTree } from "./navigation-trees.ts";
import { listOf, scrollToCurrent } from "./sidebar-scroll.ts";
import { toFragment } from "./trusted-html.ts";

/** The name of the sidebar that the page shows at present. */
export function currentSidebar(): string | undefined {
  return document.querySelector<HTMLElement>("aside.sidebar")?.dataset.sidebar;
}

/** The sidebar that a page needs: the tree if the sidebar has to be drawn, nothing if it can stay. */
interface SidebarRequest {
  readonly name: string | undefined;
  readonly tree: Navigation | undefined;
}

/** Shows the sidebar of a page. Between pages of one sidebar its elements stay, and so does what the reader has opened. */
export function showSidebar({ name, tree }: SidebarRequest, pathname: string): void {
  const sidebar = document.querySelector("aside.sidebar");
  if (name !== undefined && name === currentSidebar()) {
    sidebar?.querySelector("details.sidebar-mobile")?.removeAttribute("open");
    return;
  }
  sidebar?.remove();
  if (tree === undefined) return;
  document.querySelector(".page")?.prepend(toFragment(renderSidebarPane(tree, pathname, siteBase())));
}

/**
 * Draws the sidebar anew: its tree has changed, or it does not show the current page. Open categories stay open, and
 * the scroll position stays as long as the entry of the page is visible.
 */
export async function redrawSidebar(): Promise<void> {
  const name = currentSidebar();
  const before = document.querySelector("aside.sidebar");
  const tree = name === undefined ? undefined : await loadTree(name, siteBase());
  if (tree === undefined || before === null || !before.isConnected) return;
  const opened = new Set([...before.querySelectorAll("details[open]")].map(labelsTo));
  const pathname = document.documentElement.dataset.pathname ?? "/";
  const scrollTop = listOf(before)?.scrollTop ?? 0;
  before.replaceWith(toFragment(renderSidebarPane(tree, pathname, siteBase())));
  const after = document.querySelector("aside.sidebar");
  if (after === null) return;
  openAgain(after, tree, opened);
  const list = listOf(after);
  if (list !== null) list.scrollTop = scrollTop;
  scrollToCurrent(after);
}

/** Opens the categories that were open, and draws the entries of those that come without. */
function openAgain(sidebar: Element, tree: Navigation, opened: ReadonlySet<string>): void {
  // The collection is live: categories within a filled one come after it and are looked at, too.
  for (const category of sidebar.getElementsByTagName("details")) {
    if (!opened.has(labelsTo(category))) continue;
    fill(category, tree);
    category.open = true;
  }
}

/**
 * Identifies a category among others of the same label, also in a tree that has changed: by the labels on the path to
 * it.
 */
function labelsTo(category: Element): string {
  // The link to a category's own page is before the element that opens the category.
  const label = (category.previousElementSibling ?? category.querySelector("summary"))?.textContent ?? "";
  const outer = category.parentElement?.closest("details");
  return outer == null ? label : `${labelsTo(outer)}\n${label}`;
}

/** Marks the page in the sidebar that is shown, and opens what is closed around it. */
export function markSidebar(pathname: string): void {
  const sidebar = document.querySelector("aside.sidebar");
  const name = currentSidebar();
  if (sidebar === null || name === undefined) return;
  for (const link of sidebar.querySelectorAll("a[aria-current]")) link.removeAttribute("aria-current");
  if (markLink(sidebar, pathname)) return;
  // The entry lies in a category, or a part of a long list, that has not been drawn yet.
  void loadTree(name, siteBase()).then((tree) => {
    if (tree === undefined || !sidebar.isConnected) return;
    fillTrail(sidebar, tree, pathname);
    // A long list is drawn around the current page only, which is another one now.
    if (!markLink(sidebar, pathname) && sidebarIndex(tree).trails.has(pathname)) void redrawSidebar();
  });
}

/** Marks the link to a page and opens the categories around it. A link in a closed category's own row counts only for itself. */
function markLink(sidebar: Element, pathname: string): boolean {
  const href = pathnameToHref(pathname, siteBase());
  const links = [...sidebar.querySelectorAll<HTMLAnchorElement>("a.sidebar-link")];
  const link = links.find(
    (one) => one.getAttribute("href") === href && one.nextElementSibling?.hasAttribute("data-lazy") !== true,
  );
  if (link === undefined) return false;
  link.setAttribute("aria-current", "page");
  openAround(link, sidebar);
  scrollToCurrent(sidebar);
  return true;
}

function openAround(link: Element, sidebar: Element): void {
  // The link to a category's own page is before the category.
  const beside = link.nextElementSibling;
  let category = beside instanceof HTMLDetailsElement ? beside : link.closest("details");
  while (category !== null && category.parentElement !== sidebar) {
    category.open = true;
    category = category.parentElement?.closest("details") ?? null;
  }
}

function fillTrail(sidebar: Element, tree: Navigation, pathname: string): void {
  const trail = sidebarIndex(tree).trails.get(pathname) ?? [];
  for (let length = 1; length <= trail.length; length++) {
    const category = sidebar.querySelector(`details[data-lazy="${trail.slice(0, length).join(".")}"]`);
    if (category !== null) fill(category, tree);
  }
}

function fill(category: Element, tree: Navigation): void {
  const trail = category.getAttribute("data-lazy");
  if (trail === null) return;
  category.removeAttribute("data-lazy");
  const pathname = document.documentElement.dataset.pathname ?? "/";
  const html = renderSidebarBranch(tree, trail.split(".").map(Number), { pathname, base: siteBase() });
  category.append(toFragment(html));
}

/** Draws the entries of a category that were left out of the page. */
export async function fillCategory(category: Element): Promise<void> {
  const name = currentSidebar();
  const tree = name === undefined ? undefined : await loadTree(name, siteBase());
  if (tree !== undefined) fill(category, tree);
}
