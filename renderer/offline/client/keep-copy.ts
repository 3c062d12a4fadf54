import { siteBase } from "../../client/addresses.ts";
import { pinnedRelease } from "../../client/pinned-release.ts";
import { readStored, writeStored } from "../../client/storage.ts";
import { showCopyLine } from "./copy-line.ts";
import { hasJournal, markerKey } from "./left-copy.ts";
import { isFirstInTab } from "./once-per-tab.ts";

/**
 * Keeps what the visitor saved: at the start of a visit, when a tab is looked at again after a quarter of an hour, and
 * when the network is back. Without a saved copy nothing is loaded and nothing is asked.
 */
export function keepCopy(): void {
  if (!isSecureContext || typeof Worker === "undefined") return;
  const isNoted = readStored("localStorage", markerKey(siteBase())) !== undefined;
  // A page from the copy says that there is one.
  if (isNoted || pinnedRelease() !== undefined) keep();
  // Browsers throw the marker away by itself too, and one that was killed may not have written it yet.
  else void hasJournal(siteBase()).then((isThere) => (isThere ? keep() : hintAtCopy()));
}

/** Where it does not load, the next page tries again. */
function keep(): void {
  import("./keep-saved.ts").then(
    ({ keepSaved }) => keepSaved(),
    () => {},
  );
}

/** Shows the hint on a page of the docs, from the second visit on, unless the visitor has closed it. */
function hintAtCopy(): void {
  const key = `fairlead${siteBase()}hint`;
  if (document.querySelector(".sidebar") === null || readStored("localStorage", key) === "closed") return;
  const visits = Number(readStored("localStorage", key) ?? 0) + (isFirstInTab("visit") ? 1 : 0);
  if (!writeStored("localStorage", key, String(visits)) || visits < 2 || !isFirstInTab("hint")) return;
  showCopyLine({
    text: "These docs can be read without a network.",
    link: "Save them on this device",
    dismissed: () => void writeStored("localStorage", key, "closed"),
  });
}
