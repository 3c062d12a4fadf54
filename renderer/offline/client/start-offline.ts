import { siteBase } from "../../client/addresses.ts";
import { drawAge } from "./copy-age.ts";
import { keepCopy } from "./keep-copy.ts";
import { registerWorker } from "./register-worker.ts";
import { watchCopy } from "./watch-copy.ts";

/** Starts everything that a page does for the copy on the device; called once the page can be read, and not awaited. */
export function startOffline(): void {
  const base = siteBase();
  drawAge(base);
  watchCopy(base);
  void registerWorker(base);
  keepCopy();
}
