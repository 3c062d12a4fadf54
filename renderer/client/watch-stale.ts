import { openNotice } from "../offline/client/notice.ts";
import { siteBase } from "./addresses.ts";
import { loadPage } from "./load-page.ts";
import { afterFrame } from "./next-task.ts";
import { dropAllPrefetched, takenAhead } from "./prefetched-pages.ts";
import { showAnew } from "./show-message.ts";
import { onShown } from "./watch-shown.ts";

/** A page that was fetched longer ago, in milliseconds, may have been published anew since. */
const FRESH_MS = 10_000;

/** Asks the server once more for each page that is shown as it was fetched some time ahead, and says where it has changed since. */
export function watchStale(): void {
  let close = (): void => {};
  onShown(() => {
    const ahead = takenAhead();
    if (ahead === undefined) return;
    close();
    if (Date.now() - ahead.since < FRESH_MS || !navigator.onLine) return;
    afterFrame(async () => {
      if (await hasChanged(ahead.pathname)) close = offerText();
    });
  });
}

/** Whether the server has a changed version of the page that is shown. Without an answer the result is false. */
async function hasChanged(pathname: string): Promise<boolean> {
  try {
    const { dataset } = document.documentElement;
    const { hash, record } = await loadPage({ pathname, base: siteBase(), init: { cache: "no-cache" } });
    // The reader may have gone on.
    return dataset.pathname === record.pathname && dataset.record !== hash;
  } catch {
    return false;
  }
}

/** Other prefetched pages are of the former site too and are dropped. */
function offerText(): () => void {
  dropAllPrefetched();
  const { words, close } = openNotice(
    "copy-notice",
    "button",
    [
      "Show it",
      (notice) => {
        notice.close();
        showAnew();
      },
    ],
    ["Not now", (notice) => notice.close()],
  );
  words.textContent = "There is a newer text of this page.";
  return close;
}
