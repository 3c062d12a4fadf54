import { errorLines, messageFragment } from "./messages.ts";
import { replaceText } from "./page-text.ts";
import type { RouteData } from "./router.ts";

let tryAgain = () => {};
const watchers: (() => void)[] = [];

/** What the buttons of failed pages do. */
export function onTryAgain(action: () => void): void {
  tryAgain = action;
}

/** Calls back whenever another page is shown. */
export function onShown(action: () => void): void {
  watchers.push(action);
}

/** Shows what the route has loaded. */
export function showRoute(data: RouteData): void {
  if (data.kind === "failed") showFailed(data.offline);
  if (data.kind !== "page") return;
  data.show(data.page, data.tree);
  for (const action of watchers) action();
}

function showFailed(offline: boolean): void {
  const reason = offline
    ? "There is no network at present, and no copy of this page is stored here."
    : "The server did not answer as expected.";
  showMessage("This page could not be loaded", [reason], "Retry");
}

/** Says that our own code failed while it put a page in place. */
export function showCrash(error: unknown): void {
  showMessage("This page crashed.", errorLines(error), "Try again");
}

/** The message takes the place of the text; trail and contents of the former page would mislead. */
function showMessage(heading: string, lines: readonly string[], button: string): void {
  for (const stale of document.querySelectorAll(".breadcrumbs, .toc-pane")) stale.remove();
  document.title = heading;
  replaceText(messageFragment({ heading, lines, button, press: () => tryAgain() }));
}
