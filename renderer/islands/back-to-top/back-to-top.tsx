import { type ReactNode, useEffect, useState } from "react";
import { onScroll } from "../on-scroll.ts";
import { useOwnStyle } from "../use-own-style.ts";
import css from "./back-to-top.css?inline";
import { showsBackToTop } from "./visibility.ts";

/** The way back to the top, shown to readers who are already on their way up. */
export function BackToTop(): ReactNode {
  const [isShown, setIsShown] = useState(false);
  useOwnStyle(css);
  useEffect(() => {
    const watching = new AbortController();
    onScroll(
      (moment) => setIsShown(showsBackToTop(moment)),
      () => setIsShown(false),
      watching.signal,
    );
    return () => watching.abort();
  }, []);
  return (
    <button
      type="button"
      className="back-to-top"
      hidden={!isShown}
      aria-label="Scroll back to top"
      onClick={toTop}
    >
      <svg className="icon" viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
        <path d="M8 14V2.5M3 7.5l5-5 5 5" />
      </svg>
    </button>
  );
}

/** The focus goes along: the button hides on the way, and an element that loses the focus stops smooth scrolling. */
function toTop(): void {
  document.querySelector<HTMLElement>(".skip-region")?.focus({ preventScroll: true });
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
}
