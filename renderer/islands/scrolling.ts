import { hideNavbar } from "./navbar-hide/navbar-hide.ts";
import { watchSkipLink } from "./skip-link.ts";

// One chunk: the button and the bar follow the same scrolling, and every page has both.
export { BackToTop } from "./back-to-top/back-to-top.tsx";

/** What a page does about scrolling and jumps, once it is at rest. */
export function watchScrolling(): void {
  hideNavbar();
  watchSkipLink();
}
