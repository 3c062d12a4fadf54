import type { Location } from "react-router-dom";
import { focusSkipRegion, focusTarget } from "./focus.ts";
import { onceSeen } from "./page-text.ts";
import { enterPage, hashTarget, jumpTo, left } from "./scroll-memory.ts";

/** Scrolls and moves the focus after a navigation as a full load would. */
export function settle(last: Location, location: Location, action: string): void {
  enterPage();
  const isBack = action === "POP";
  const isSamePage = last.pathname === location.pathname;
  const isSameAddress = isSamePage && last.hash === location.hash;
  // Another query of the same page: the reader stays where they are.
  if (isSameAddress && (isBack ? last.key === location.key : last.search !== location.search)) return;
  const target = hashTarget(location.hash);
  if (isBack && left !== undefined) {
    jumpTo(left);
  } else if (target !== null) {
    jumpTo(target);
    if (!isBack) focusTarget(target);
  } else if (!isSamePage || /^(?:#?|#top)$/i.test(location.hash)) {
    // An unknown hash does not scroll within a page; another page, an empty hash and `#top` scroll to the top.
    jumpTo(0);
    // Not before the page is on the screen: a screen reader announces the title, and a reader presses Tab only later.
    if (!isBack) onceSeen(focusSkipRegion);
  }
}
