import type { Location } from "react-router-dom";
import { focusSkipRegion, focusTarget } from "./focus.ts";
import { onceSeen } from "./page-text.ts";
import { enterPage, hashTarget, jumpTo } from "./scroll-memory.ts";

/** Scrolls and moves the focus after a navigation as a full load would. */
export function settle(last: Location, location: Location, action: string): void {
  const left = enterPage();
  const isSamePlace = last.pathname === location.pathname && last.hash === location.hash;
  const target = hashTarget(location.hash);
  if (action === "POP") {
    if (last.key !== location.key || !isSamePlace) jumpTo(left ?? target ?? 0);
  } else if (isSamePlace && last.search !== location.search) {
    // Another query of the same page: the reader stays where they are.
  } else if (target !== null) {
    jumpTo(target);
    focusTarget(target);
  } else if (location.hash === "") {
    jumpTo(0);
    // Not before the page is on the screen: who listens is told its title, and who presses Tab comes later.
    onceSeen(focusSkipRegion);
  }
}
