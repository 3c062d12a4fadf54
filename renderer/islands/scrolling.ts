import { hideNavbar } from "./navbar-hide/navbar-hide.ts";
import { watchSkipLink } from "./skip-link.ts";

/** What a page does about scrolling and jumps, once it is at rest. */
export function watchScrolling(): void {
  hideNavbar();
  watchSkipLink();
}
