import { siteBase } from "../../client/addresses.ts";
import { drawAge } from "./copy-age.ts";
import { keepCopy } from "./keep-copy.ts";
import { registerWorker } from "./register-worker.ts";
import { watchCopy } from "./watch-copy.ts";

/** What a page does about the copy on the device once it can be read; nothing of it is waited for. */
export function startOffline(): void {
  const base = siteBase();
  drawAge(base);
  watchCopy(base);
  void registerWorker(base);
  keepCopy();
}
