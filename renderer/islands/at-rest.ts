import { watchRows } from "../client/sidebar-rows.ts";
import { scrollToCurrent } from "../client/sidebar-scroll.ts";
import { hideNavbar } from "./navbar-hide/navbar-hide.ts";
import { watchSkipLink } from "./skip-link.ts";

// One chunk: the button and the bar follow the same scrolling, and every page has both.
export { BackToTop } from "./back-to-top/back-to-top.tsx";

/** What a page does for its reader once it is at rest: the bar, jumps, and the sidebar. */
export function startAtRest(): void {
  hideNavbar();
  watchSkipLink();
  const sidebar = document.querySelector("aside.sidebar");
  if (sidebar !== null) scrollToCurrent(sidebar);
  watchRows();
}
