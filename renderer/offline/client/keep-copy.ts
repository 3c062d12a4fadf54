import { siteBase } from "../../client/addresses.ts";
import { pinnedRelease } from "../../client/pinned-release.ts";
import { dropAllPrefetched } from "../../client/prefetched-pages.ts";
import { readStored, writeStored } from "../../client/storage.ts";
import { onShown } from "../../client/watch-shown.ts";
import { showCopyLine } from "./copy-line.ts";
import { readMarker } from "./copy-marker.ts";
import { hasLeftCopy } from "./left-copy.ts";
import type { Visit } from "./visit-copy.ts";

const QUARTER_HOUR = 900_000;
const HOUR = 3_600_000;
/** After the page has what it needs; no two devices at the same moment. */
const pause = (): number => 2000 + Math.random() * 3000;

let lastVisit = 0;
let isVisiting = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps what the visitor saved: at the start of a visit, when a tab is looked at again after a quarter of an hour, and
 * when the network is back. Without a saved copy nothing is loaded and nothing is asked.
 */
export function keepCopy(): void {
  if (!isSecureContext || typeof Worker === "undefined") return;
  // A page from the copy says that there is one.
  if (readMarker() !== undefined || pinnedRelease() !== undefined) keep();
  // Browsers throw the marker away by itself too, and one that was killed may not have written it yet.
  else void hasLeftCopy(siteBase()).then((isThere) => (isThere ? keep() : hintAtCopy()));
}

function keep(): void {
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
  // Whoever has saved nothing does without it. Where it does not load, the next occasion is soon.
  void import("./visit-copy.ts")
    .then(({ visitCopy }) => visitCopy())
    .then(
      (found) => found && tell(found),
      () => {},
    )
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

/** The text is the name of what has been said. */
function tellOnce(text: string, link: string): void {
  if (once(text)) showCopyLine({ text, link });
}

function onceShown(action: () => void): void {
  let isDone = false;
  onShown(() => {
    if (!isDone) action();
    isDone = true;
  });
}

/** Says whether something has not been said in this tab yet. */
function once(name: string): boolean {
  const key = `fairlead${siteBase()}said-${name}`;
  if (readStored("sessionStorage", key) !== undefined) return false;
  return writeStored("sessionStorage", key, "1");
}

/** Where the hint helps: on a page of the docs, on a later visit than the first, as long as nobody has closed it. */
function hintAtCopy(): void {
  const key = `fairlead${siteBase()}hint`;
  if (document.querySelector(".sidebar") === null || readStored("localStorage", key) === "closed") return;
  const visits = Number(readStored("localStorage", key) ?? 0) + (once("visit") ? 1 : 0);
  if (!writeStored("localStorage", key, String(visits)) || visits < 2 || !once("hint")) return;
  showCopyLine({
    text: "These docs can be read without a network.",
    link: "Save them on this device",
    dismissed: () => void writeStored("localStorage", key, "closed"),
  });
}
