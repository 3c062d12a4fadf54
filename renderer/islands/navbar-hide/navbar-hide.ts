import { hashTarget } from "../../client/scroll-memory.ts";
import type { ScrollMoment } from "../back-to-top/visibility.ts";
import { onScroll } from "../on-scroll.ts";

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

/** Whether the bar is out of the way: on the way down, below its own height. Undefined: as before (a bounce at the bottom). */
export function hidesNavbar({ from, to, end }: ScrollMoment, height: number): boolean | undefined {
  if (to < height) return false;
  if (to >= from) return true;
  return to < end ? false : undefined;
}
