import { addOwnStyle } from "../../client/own-style.ts";
import { copyButton } from "../copy-buttons/copy-button.ts";
import css from "./code-copy.css?inline";

/** Adds buttons to every block of code. */
export function codeCopy(main: HTMLElement): void {
  addOwnStyle(css);
  for (const code of main.querySelectorAll("pre")) {
    const frame = code.closest<HTMLElement>("figure.code") ?? wrap(code);
    if (frame.querySelector(":scope > .code-tools") === null) frame.append(tools(code));
  }
}

/** Side by side, so that neither covers the other whatever it says. */
function tools(code: HTMLElement): HTMLElement {
  const toolbar = document.createElement("div");
  toolbar.className = "code-tools";
  toolbar.append(wrapButton(code), codeButton(code));
  return toolbar;
}

function wrap(code: HTMLElement): HTMLElement {
  const frame = document.createElement("div");
  frame.className = "code";
  code.replaceWith(frame);
  frame.append(code);
  return frame;
}

function codeButton(code: HTMLElement): HTMLElement {
  return copyButton({
    className: "code-copy",
    text: "Copy",
    name: "Copy code to clipboard",
    content: () => codeText(code.textContent ?? ""),
    source: code,
    kind: "code",
  });
}

/** Code as it goes to the clipboard: without the final line break, which would run a pasted command. */
export function codeText(text: string): string {
  return text.replace(/\r?\n$/, "");
}

/** A button that wraps long lines; it is there while a line is longer than its block, or wrapped. */
function wrapButton(code: HTMLElement): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Wrap";
  button.ariaLabel = "Toggle word wrap";
  button.ariaPressed = "false";
  const show = (): void => {
    button.hidden = code.dataset.wrapped === undefined && code.scrollWidth <= code.clientWidth;
  };
  button.addEventListener("click", () => {
    const wrapped = code.toggleAttribute("data-wrapped");
    button.ariaPressed = String(wrapped);
    show();
  });
  show();
  // Called for a change of the width as well: windows, and the sidebar beside the text.
  new ResizeObserver(show).observe(code);
  return button;
}
