import { errorLines, messageFragment } from "./messages.ts";
import { clearAround, replaceMain, showPage } from "./page-view.ts";
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
  showPage(data.page, { name: data.page.record.sidebar, tree: data.tree });
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

function showMessage(heading: string, lines: readonly string[], button: string): void {
  clearAround();
  document.title = heading;
  replaceMain(messageFragment({ heading, lines, button, press: () => tryAgain() }));
}
