/** The part of a sidebar that scrolls by itself on wide windows. */
export function listOf(sidebar: Element): Element | null {
  return sidebar.querySelector(".sidebar-nav");
}

/** Scrolls the list, and never the page, as little as brings the entry of the page into view. */
export function scrollToCurrent(sidebar: Element): void {
  const list = listOf(sidebar);
  const link = list?.querySelector("a[aria-current]")?.getBoundingClientRect();
  if (list === null || link === undefined) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (link.top < top) list.scrollTop -= top - link.top;
  else if (link.bottom > bottom) list.scrollTop += link.bottom - bottom;
}
