import { hashTarget } from "../../client/scroll-memory.ts";
import { onScroll } from "../on-scroll.ts";
import { hidesNavbar } from "./hides-navbar.ts";

/** Moves the navbar out of the way while a reader scrolls down; it comes back on the way up, and for the keyboard. */
export function hideNavbar(signal: AbortSignal = new AbortController().signal): void {
  const navbar = document.querySelector<HTMLElement>(".navbar");
  if (navbar === null) return;
  const hide = (hidden: boolean) => navbar.toggleAttribute("data-hidden", hidden);
  onScroll(
    (moment) => {
      const hidden = hidesNavbar(moment, navbar.offsetHeight);
      if (hidden !== undefined) hide(hidden && !isInUse(navbar));
    },
    // After a jump to an anchor the bar would cover what the reader came for.
    () => hide(hashTarget(location.hash) !== null),
    signal,
  );
  navbar.addEventListener("focusin", () => hide(false), { signal });
}

/** A bar with the focus or an open menu stays. */
function isInUse(navbar: Element): boolean {
  return navbar.contains(document.activeElement) || navbar.querySelector("details[open]") !== null;
}
