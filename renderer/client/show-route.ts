import { view } from "./load-view.ts";
import type { RouteData } from "./router.ts";
import { showMessage } from "./show-message.ts";

/** Shows what the route has loaded. */
export function showRoute(data: RouteData): void {
  if (data.kind === "page") data.show(data.page, data.tree);
  if (data.kind === "failed") {
    if (view === undefined) document.title = FAILED;
    else view.leavePage(data.pathname, FAILED);
    showMessage(FAILED, [data.offline ? OFFLINE : REFUSED], "Retry");
  }
}

const FAILED = "This page could not be loaded";
const OFFLINE = "There is no network at present, and no copy of this page is stored here.";
const REFUSED = "The server did not answer as expected.";
