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
    // A hash that names nothing but the top moves nobody within a page, and leads to the top of another one.
    jumpTo(0);
    // Not before the page is on the screen: who listens is told its title, and who presses Tab comes later.
    if (!isBack) onceSeen(focusSkipRegion);
  }
}
