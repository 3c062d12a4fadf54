import { JUMP } from "../client/scroll-memory.ts";
import type { ScrollMoment } from "./back-to-top/visibility.ts";

/** Calls back for what the reader scrolls; the scrolling that a jump causes is left out. */
export function onScroll(
  moved: (moment: ScrollMoment) => void,
  jumped: () => void,
  signal: AbortSignal,
): void {
  let from = scrollY;
  let jumping = false;
  const jump = () => {
    jumping = true;
    // The scroll event of a jump is sent before the next frame. A jump to the current position sends no event.
    requestAnimationFrame(() => {
      jumping = false;
    });
    jumped();
  };
  addEventListener(
    "scroll",
    () => {
      const moment = { from, to: scrollY, end: document.documentElement.scrollHeight - innerHeight };
      from = scrollY;
      if (!jumping) moved(moment);
    },
    { passive: true, signal },
  );
  document.addEventListener(JUMP, jump, { signal });
}
