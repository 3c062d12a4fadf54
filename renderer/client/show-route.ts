import { focusSkipRegion } from "./focus.ts";
import { view } from "./load-view.ts";
import { replaceText } from "./page-text.ts";
import type { RouteData } from "./router.ts";

let tryAgain = () => {};
const watchers: (() => void)[] = [];

/** What the buttons of failed pages do. */
export function onTryAgain(action: () => void): void {
  tryAgain = action;
}

/** Calls back whenever a page is shown, and when another place or query of it is. */
export function onShown(action: () => void): void {
  watchers.push(action);
}

/** Tells all that wait for it that a page is shown. */
export function tellShown(): void {
  for (const action of watchers) action();
}

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

/** The message takes the place of the text. */
export function showMessage(heading: string, lines: readonly string[], label: string): void {
  const message = document.createDocumentFragment();
  const add = (name: string, text: string): HTMLElement => {
    const element = document.createElement(name);
    element.textContent = text;
    message.append(element);
    return element;
  };
  add("h1", heading);
  for (const line of lines) add("p", line);
  const button = add("button", label);
  button.className = "button";
  button.onclick = () => {
    // The button goes with the message.
    focusSkipRegion();
    tryAgain();
  };
  replaceText(message);
}
