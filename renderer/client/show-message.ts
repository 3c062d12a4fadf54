import { focusSkipRegion } from "./focus.ts";
import { replaceText } from "./page-text.ts";

let tryAgain = () => {};

/** Sets the action of the buttons on failed pages. */
export function onTryAgain(action: () => void): void {
  tryAgain = action;
}

/** Loads the page of the present address from the server and shows it. */
export function showAnew(): void {
  tryAgain();
}

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
