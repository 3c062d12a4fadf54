import { focusTarget } from "../client/focus.ts";
import { isPlainClick } from "../client/link-clicks.ts";
import { hashTarget, jumpTo } from "../client/scroll-memory.ts";
import { scrollToCurrent } from "../client/sidebar-scroll.ts";
import { areFontsLate } from "./late-faces/font-addresses.ts";
import { hideNavbar } from "./navbar-hide/navbar-hide.ts";

// One chunk: the button and the bar follow the same scrolling, and every page has both.
export { BackToTop } from "./back-to-top/back-to-top.tsx";

/** Enhancements of a page that start when it is idle: the bar, jumps, the sidebar and late faces. Rejects where these cannot be had. */
export async function startAtRest(): Promise<void> {
  hideNavbar();
  watchSkipLink();
  const sidebar = document.querySelector("aside.sidebar");
  if (sidebar !== null) scrollToCurrent(sidebar);
  watchRows();
  // Last: a page in the fonts of the device is a page.
  if (areFontsLate()) await (await import("./late-faces/late-faces.ts")).drawLateFaces();
}

/** The skip link leads to the text, and leaves neither a step of the history nor a mark in the address. */
function watchSkipLink(): void {
  const link = document.querySelector<HTMLAnchorElement>(".skip-link");
  link?.addEventListener("click", (event) => {
    const target = hashTarget(link.hash);
    if (target === null || !isPlainClick(event)) return;
    event.preventDefault();
    jumpTo(target);
    focusTarget(target);
  });
}

/** On a category's own page its row opens and closes what is below it: the link would lead nowhere. */
function watchRows(): void {
  const toggle = (event: MouseEvent) => {
    const link = isPlainClick(event) && event.target instanceof Element && event.target.closest("a");
    if (!(link instanceof HTMLAnchorElement) || !link.matches(".sidebar-category > [aria-current]")) return;
    const category = link.nextElementSibling;
    if (!(category instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    category.open = !category.open;
  };
  // Before the click is taken for a navigation.
  document.addEventListener("click", toggle, { capture: true });
}
