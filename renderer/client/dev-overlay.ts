import { type DevMessage, positionOf, type ShownDiagnostic } from "./dev-message.ts";
import css from "./dev-overlay.css?inline";
import { addOwnStyle } from "./own-style.ts";

let overlay: HTMLElement | undefined;
let shown: string | undefined;

/** Shows the mistakes of the last save over the page, and goes away when there are none. */
export function showDiagnostics({ items, text }: DevMessage & { type: "diagnostics" }): void {
  // What was closed stays closed until something else is wrong.
  if (items.length > 0 && text !== undefined && text === shown) return;
  shown = text;
  hide();
  if (items.length === 0) return;
  addOwnStyle(css);
  overlay = draw(items, text);
  document.body.append(overlay);
  document.addEventListener("keydown", hideOnEscape);
}

function hide(): void {
  overlay?.remove();
  overlay = undefined;
  document.removeEventListener("keydown", hideOnEscape);
}

function hideOnEscape(event: KeyboardEvent): void {
  if (event.key === "Escape") hide();
}

function draw(items: readonly ShownDiagnostic[], text: string | undefined): HTMLElement {
  const box = element("section", "dev-overlay");
  box.role = "dialog";
  box.ariaLabel = "Errors";
  const close = element("button", "dev-overlay-close", "Close");
  close.type = "button";
  close.addEventListener("click", hide);
  const count = items.length === 1 ? "1 problem" : `${items.length} problems`;
  box.append(close, element("h2", "", count), ...items.map(drawItem));
  const hasFrames = items.some(({ frame }) => frame !== undefined);
  if (!hasFrames && text !== undefined && text !== "") box.append(element("pre", "dev-overlay-text", text));
  return box;
}

function drawItem(item: ShownDiagnostic): HTMLElement {
  const { code, severity, message, hint, frame } = item;
  const article = element("article", `dev-overlay-${severity}`);
  article.append(drawPosition(item), element("p", "", `${severity} ${code}: ${message}`));
  if (frame !== undefined) article.append(element("pre", "", frame));
  if (hint !== undefined) article.append(element("p", "dev-overlay-hint", `hint: ${hint}`));
  return article;
}

/** The place, as a link into the person's editor where the server knows one. */
function drawPosition(item: ShownDiagnostic): HTMLElement {
  const place = element("p", "dev-overlay-position", item.open === undefined ? positionOf(item) : "");
  if (item.open !== undefined) {
    const link = element("a", "", positionOf(item));
    link.href = item.open;
    place.append(link);
  }
  return place;
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  text = "",
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.textContent = text;
  return made;
}
