import { addOwnStyle } from "../../client/own-style.ts";
import css from "./code-copy.css?inline";
import { codeText } from "./code-text.ts";
import { wrapButton } from "./code-wrap.ts";

const SHOWN_MS = 1000;
const LABEL = "Copy code to clipboard";

/** Adds buttons to every block of code. Without scripts there are none, because they could do nothing. */
export function codeCopy(main: HTMLElement): void {
  addOwnStyle(css);
  for (const code of main.querySelectorAll("pre")) {
    const frame = code.closest<HTMLElement>("figure.code") ?? wrap(code);
    if (frame.querySelector(":scope > .code-copy") === null) frame.append(wrapButton(code), copyButton(code));
  }
}

function wrap(code: HTMLElement): HTMLElement {
  const frame = document.createElement("div");
  frame.className = "code";
  code.replaceWith(frame);
  frame.append(code);
  return frame;
}

function copyButton(code: HTMLElement): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "code-copy";
  label(button, "Copy", LABEL);
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener("click", async () => {
    const copied = await copy(codeText(code.textContent ?? ""));
    if (copied) label(button, "Copied", "Copied");
    else refuse(button, code);
    clearTimeout(timer);
    timer = setTimeout(() => label(button, "Copy", LABEL), copied ? SHOWN_MS : 4 * SHOWN_MS);
  });
  return button;
}

function label(button: HTMLElement, text: string, name: string): void {
  button.textContent = text;
  button.title = text;
  button.ariaLabel = name;
  // Readers that listen are told of the change, not of the button's first name.
  if (name === LABEL) button.removeAttribute("aria-live");
  else button.setAttribute("aria-live", "polite");
}

/** The clipboard may be refused (permission, no https): the code is selected so that the keyboard can copy it. */
function refuse(button: HTMLElement, code: HTMLElement): void {
  getSelection()?.selectAllChildren(code);
  label(
    button,
    "Press Ctrl+C",
    "The clipboard was refused. The code is selected: copy it with the keyboard.",
  );
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
