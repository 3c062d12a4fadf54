import {
  type DevMessage,
  mistakeOf,
  positionOf,
  type ShownDiagnostic,
  type ShownPlace,
} from "./dev-message.ts";
import css from "./dev-overlay.css?inline";
import { addOwnStyle } from "./own-style.ts";

let overlay: HTMLElement | undefined;
let diagnostics: readonly ShownDiagnostic[] = [];
/** The diagnostics that were dismissed: they stay closed until there is another one. */
let closed: ReadonlySet<string> = new Set();

/** Shows the mistakes of the last save over the page, and closes when there are no mistakes. */
export function showDiagnostics({ items }: DevMessage & { type: "diagnostics" }): void {
  // After a reconnect the server sends the same diagnostics again.
  if (overlay !== undefined && JSON.stringify(items) === JSON.stringify(diagnostics)) return;
  diagnostics = items;
  const isClosed = items.every((item) => closed.has(mistakeOf(item)));
  if (!isClosed || items.length === 0) closed = new Set();
  if (isClosed) hide();
  else {
    overlay ??= open();
    overlay.replaceChildren(...draw(items));
    for (const frame of overlay.querySelectorAll("pre")) showCarets(frame);
  }
}

function open(): HTMLElement {
  addOwnStyle(css);
  const box = element("section", "dev-overlay");
  box.role = "dialog";
  box.ariaLabel = "Errors";
  // Scrolled by keyboard, too.
  box.tabIndex = 0;
  document.body.append(box);
  document.addEventListener("keydown", closeOnEscape);
  size.observe(box);
  return box;
}

function hide(): void {
  if (overlay !== undefined) size.unobserve(overlay);
  overlay?.remove();
  overlay = undefined;
  document.documentElement.style.removeProperty(HEIGHT);
  document.removeEventListener("keydown", closeOnEscape);
}

function close(): void {
  closed = new Set(diagnostics.map(mistakeOf));
  hide();
}

/** The form beside the page has taken the key where it was meant for the form. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key === "Escape" && !event.defaultPrevented) close();
}

/** On a small screen the form begins below the overlay. */
const HEIGHT = "--dev-overlay-height";
const size = new ResizeObserver(() => {
  if (overlay !== undefined)
    document.documentElement.style.setProperty(HEIGHT, `${overlay.getBoundingClientRect().height}px`);
});

function draw(items: readonly ShownDiagnostic[]): HTMLElement[] {
  const button = element("button", "dev-overlay-close", "Close");
  button.type = "button";
  button.addEventListener("click", close);
  const count = element("div", "");
  // Read out, since the focus stays where the person works.
  count.role = "alert";
  count.append(element("h2", "", problemsInWords(items)));
  return [button, count, ...items.map(drawItem)];
}

/** `18 problems of 1 cause` */
function problemsInWords(items: readonly ShownDiagnostic[]): string {
  const all = items.reduce((sum, { others = [] }) => sum + 1 + others.length, 0);
  const problems = all === 1 ? "1 problem" : `${all} problems`;
  if (all === items.length) return problems;
  return `${problems} of ${items.length === 1 ? "1 cause" : `${items.length} causes`}`;
}

function drawItem(item: ShownDiagnostic): HTMLElement {
  const { code, severity, message, hint, frame, docs, others } = item;
  const article = element("article", `dev-overlay-${severity}`);
  article.append(drawPosition(item), element("p", "", `${severity} ${code}: ${message}`));
  if (frame !== undefined) article.append(element("pre", "", frame));
  if (hint !== undefined) article.append(element("p", "dev-overlay-hint", `hint: ${hint}`));
  if (docs !== undefined) article.append(drawDocs(code, docs));
  if (others !== undefined) article.append(...drawOthers(others));
  return article;
}

/** On a small screen the carets of a long line are out of sight, and so is what they mark. */
function showCarets(frame: HTMLElement): void {
  const [text] = frame.childNodes;
  const found = /^ *\| *(\^+)$/m.exec(frame.textContent ?? "");
  if (text === undefined || found === null) return;
  const [row, carets = ""] = found;
  const range = document.createRange();
  range.setStart(text, found.index + row.length - carets.length);
  range.setEnd(text, found.index + row.length);
  const [marked, view] = [range.getBoundingClientRect(), frame.getBoundingClientRect()];
  // If the marked part is wider than the view, its beginning is shown.
  const beyond = Math.min(marked.right - view.right, marked.left - view.left);
  if (beyond > 0) frame.scrollLeft += beyond;
}

/** Lists the other places that have the same mistake with the same cause. */
function drawOthers(others: readonly ShownPlace[]): HTMLElement[] {
  const head = element(
    "p",
    "",
    others.length === 1 ? "also at 1 other place:" : `also at ${others.length} other places:`,
  );
  const list = element("ul", "");
  for (const other of others) {
    const row = element("li", "");
    row.append(drawPosition(other));
    list.append(row);
  }
  return [head, list];
}

/** The page of the manual, beside the page that is worked on. */
function drawDocs(code: string, docs: string): HTMLElement {
  const line = element("p", "", "see: ");
  const link = element("a", "", `About ${code}`);
  link.href = docs;
  link.target = "_blank";
  line.append(link);
  return line;
}

/** The place, as a link into the person's editor where the server knows one. */
function drawPosition(item: ShownPlace): HTMLElement {
  const line = element("p", "dev-overlay-position", item.open === undefined ? positionOf(item) : "");
  if (item.open !== undefined) {
    const link = element("a", "", positionOf(item));
    link.href = item.open;
    line.append(link);
  }
  return line;
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
