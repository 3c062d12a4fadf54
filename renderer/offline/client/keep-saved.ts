import { pinnedRelease } from "../../client/pinned-release.ts";
import { dropAllPrefetched } from "../../client/prefetched-pages.ts";
import { onShown } from "../../client/watch-shown.ts";
import { showCopyLine } from "./copy-line.ts";
import { isFirstInTab } from "./once-per-tab.ts";
import { type Visit, visitCopy } from "./visit-copy.ts";

const QUARTER_HOUR = 900_000;
const HOUR = 3_600_000;
/** After the page has what it needs; no two devices at the same moment. */
const pause = (): number => 2000 + Math.random() * 3000;

let lastVisit = 0;
let isVisiting = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Looks after a copy: soon, when a tab is looked at again after a quarter of an hour, and when the network is back. */
export function keepSaved(): void {
  void import("./saved-downloads.ts").then((downloads) => downloads.watchDownloads());
  setTimeout(visit, pause());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - lastVisit > QUARTER_HOUR) visit();
  });
  addEventListener("online", () => setTimeout(visit, pause()));
}

function visit(): void {
  if (isVisiting) return;
  isVisiting = true;
  lastVisit = Date.now();
  void visitCopy()
    .then((found) => found && tell(found))
    .finally(() => {
      isVisiting = false;
    });
}

function tell({ changed, isLost, isDeferred, retryAt }: Visit): void {
  if (changed > 0) dropAllPrefetched();
  // A tab that shows the copy stays on its release, and is offered the new one by `watchCopy`.
  if (changed > 0 && pinnedRelease() === undefined) {
    onceShown(() => {
      const pages = changed === 1 ? "1 page" : `${changed} pages`;
      showCopyLine({
        text: `Saved copy updated: ${pages} changed.`,
        link: "See the list",
        anchor: "last-update",
      });
    });
  }
  if (isLost) tellOnce("Your saved copy was removed by the browser.", "Save it again");
  if (isDeferred) tellOnce("An update removes saved pages.", "See the list");
  clearTimeout(retry);
  // A clock that was set back makes a wait of weeks: for a timer that is no wait at all.
  if (retryAt !== undefined)
    retry = setTimeout(visit, Math.min(HOUR, Math.max(60_000, retryAt - Date.now())));
}

/** Shows a line once in each tab; its text is also its storage key. */
function tellOnce(text: string, link: string): void {
  if (isFirstInTab(text)) showCopyLine({ text, link });
}

function onceShown(action: () => void): void {
  let isDone = false;
  onShown(() => {
    if (!isDone) action();
    isDone = true;
  });
}
