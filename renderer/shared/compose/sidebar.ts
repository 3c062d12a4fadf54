import type { Navigation, SidebarItem } from "../../../schema/generated/types.ts";
import { escapeAttribute, escapeText } from "./escape.ts";
import { pathnameToHref } from "./href.ts";
import { firstPathname, itemAt, sidebarIndex, type Trail } from "./sidebar-index.ts";

/** Up to so many entries the sidebar is whole in every page; beyond, closed categories are loaded when opened. */
export const WHOLE_SIDEBAR = 60;

/** In a larger sidebar no list has more entries than this: those around the current page, or the first ones. */
export const LONGEST_LIST = 30;

/** The lists above the one that the current page is in share so many rows: every page of a large site has them. */
export const UPPER_ROWS = 12;
/** Rows of each for the links to where it goes on. */
const MORE_ROWS = 2;

/** However deep a page lies, the categories around it are drawn with their neighbours. */
const SHORTEST_PART = 3;

interface Drawing {
  readonly base: string;
  readonly pathname: string;
  /** The way to the current page. */
  readonly branch: Trail;
  readonly whole: boolean;
}

/** The sidebar as one landmark. It opens, closes and leads to every page without scripts. */
export function renderSidebar(tree: Navigation, pathname: string, base: string): string {
  const list = renderItems(tree.items, [], drawingOf(tree, pathname, base));
  return `<nav class="sidebar-nav" aria-label="Docs sidebar">${list}</nav>`;
}

/** The entries of one category, for a `data-lazy` one that a reader opens. */
export function renderSidebarBranch(
  tree: Navigation,
  trail: Trail,
  at: { pathname: string; base: string },
): string {
  const items = itemAt(tree, trail)?.items ?? [];
  return renderItems(items, trail, drawingOf(tree, at.pathname, at.base));
}

/** The sidebar with its place on the page: a column, or below 997 px a menu that opens without scripts. */
export function renderSidebarPane(tree: Navigation, pathname: string, base: string): string {
  const nav = renderSidebar(tree, pathname, base);
  const name = escapeAttribute(tree.name);
  return `<aside class="sidebar" data-sidebar="${name}" aria-label="Docs menu"><details class="sidebar-mobile"><summary>Docs menu</summary>${nav}</details></aside>`;
}

function drawingOf(tree: Navigation, pathname: string, base: string): Drawing {
  const { count, trails } = sidebarIndex(tree);
  return { base, pathname, branch: trails.get(pathname) ?? [], whole: count <= WHOLE_SIDEBAR };
}

function renderItems(items: readonly SidebarItem[], parent: Trail, drawing: Drawing): string {
  const [from, to] = visibleRange(items.length, parent, drawing);
  const drawn = items.slice(from, to).map((item, index) => {
    const trail = [...parent, from + index];
    return item.items === undefined ? renderLeaf(item, drawing) : renderCategory(item, trail, drawing);
  });
  const before = renderMore("Back to", items.slice(0, from).reverse(), drawing);
  const after = renderMore("On to", items.slice(to), drawing);
  return `<ul class="sidebar-list">${before}${drawn.join("")}${after}</ul>`;
}

/** First and last entry of a list to draw, the last one excluded. */
function visibleRange(length: number, parent: Trail, { branch, whole }: Drawing): [from: number, to: number] {
  const holdsCurrent = parent.every((position, level) => branch[level] === position);
  const upperLists = branch.length - 1;
  const isUpper = holdsCurrent && parent.length < upperLists;
  const longest = isUpper ? upperPart(upperLists) : LONGEST_LIST;
  if (whole || length <= longest) return [0, length];
  const current = holdsCurrent ? (branch[parent.length] ?? 0) : 0;
  const from = Math.max(0, Math.min(current - Math.floor(longest / 2), length - longest));
  return [from, from + longest];
}

/** How many entries are drawn of each of so many lists above the one of the page. */
function upperPart(lists: number): number {
  return Math.max(SHORTEST_PART, Math.floor(UPPER_ROWS / lists) - MORE_ROWS);
}

/** A link to the nearest page that a list leaves out: there the list goes on. `left` begins with what is nearest. */
function renderMore(direction: string, left: readonly SidebarItem[], { base }: Drawing): string {
  const next = left.find((item) => firstPathname(item) !== undefined);
  const pathname = next && firstPathname(next);
  if (next === undefined || pathname === undefined) return "";
  const href = escapeAttribute(pathnameToHref(pathname, base));
  const count = left.length === 1 ? "" : ` and ${left.length - 1} more`;
  return `<li class="sidebar-item"><a class="sidebar-soft" href="${href}">${direction} ${escapeText(next.label)}${count}</a></li>`;
}

function renderLeaf(item: SidebarItem, drawing: Drawing): string {
  return `<li class="sidebar-item">${renderLabel(item, item.pathname, drawing)}</li>`;
}

/** A category with a page has the link to it beside what opens it: no control holds another. */
function renderCategory(item: SidebarItem, trail: Trail, drawing: Drawing): string {
  const holdsCurrent = trail.every((position, level) => drawing.branch[level] === position);
  const lazy = !drawing.whole && !holdsCurrent;
  const open = holdsCurrent || (item.collapsed === false && !lazy);
  // A category that is not drawn must lead somewhere without scripts: to its page, else to its first one.
  const pathname = lazy ? firstPathname(item) : item.pathname;
  const label = renderLabel(item, pathname, drawing);
  const children = lazy ? "" : renderItems(item.items ?? [], trail, drawing);
  const attributes = `${lazy ? ` data-lazy="${trail.join(".")}"` : ""}${open ? " open" : ""}`;
  const [link, summary] = pathname === undefined ? ["", label] : [label, renderOpener(item.label)];
  return `<li class="sidebar-category">${link}<details${attributes}><summary>${summary}</summary>${children}</details></li>`;
}

function renderOpener(label: string): string {
  return `<span class="visually-hidden">Pages of ${escapeText(label)}</span>`;
}

function renderLabel(item: SidebarItem, pathname: string | undefined, drawing: Drawing): string {
  const text = escapeText(item.label);
  if (pathname === undefined) return `<span class="sidebar-label">${text}</span>`;
  const href = escapeAttribute(pathnameToHref(pathname, drawing.base));
  const current = pathname === drawing.pathname ? ' aria-current="page"' : "";
  return `<a class="sidebar-link${item.stub ? " sidebar-soft" : ""}" href="${href}"${current}>${text}</a>`;
}
