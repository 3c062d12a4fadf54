import type { ScrollMoment } from "./back-to-top/visibility.ts";

/** Sent by the client when it jumps to an anchor or to the place of a former visit. */
export const JUMP = "fairlead:jump";

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
    jumped();
  };
  addEventListener(
    "scroll",
    () => {
      const moment = { from, to: scrollY, end: document.documentElement.scrollHeight - innerHeight };
      from = scrollY;
      if (!jumping) moved(moment);
      jumping = false;
    },
    { passive: true, signal },
  );
  addEventListener("hashchange", jump, { signal });
  document.addEventListener(JUMP, jump, { signal });
}
