import { addOwnStyle } from "../../client/own-style.ts";
import css from "./mobile-panel.css?inline";

const BACK = "Back to main menu";

/** Makes the open menu of a small window a panel, and gives what ends that; to be called once. */
export function enterPanel(menu: HTMLDetailsElement): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const docs = addDocsPane(menu);
  const outside = silenceOutside(menu);
  fitToWindow(menu);
  for (const group of menu.querySelectorAll<HTMLDetailsElement>("details.menu:has([aria-current])"))
    group.open = true;
  menu.addEventListener("keydown", (event) => keepFocus(event, menu), { signal });
  // The way back closes the panel: it has an entry of the history, equal to that of the page.
  history.pushState({ ...(history.state as object | null), menu: true }, "");
  const close = (): void => {
    menu.open = false;
  };
  addEventListener("popstate", close, { signal });
  return () => {
    leaving.abort();
    for (const element of outside) element.inert = false;
    docs?.();
    if ((history.state as { menu?: boolean } | null)?.menu === true) history.back();
  };
}

/** Nothing behind the panel can be reached by keyboard, pointer or reading order. */
function silenceOutside(menu: Element): HTMLElement[] {
  const outside = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && !element.contains(menu) && !element.inert,
  );
  for (const element of outside) element.inert = true;
  return outside;
}

/** An announcement above the bar must not push the last entries out of the window. */
function fitToWindow(menu: HTMLElement): void {
  const bottom = menu.closest(".navbar")?.getBoundingClientRect().bottom ?? 0;
  menu.style.setProperty("--panel-top", `${bottom}px`);
}

/** Tab goes round: from the last entry to the button, and back. */
function keepFocus(event: KeyboardEvent, menu: HTMLElement): void {
  if (event.key !== "Tab") return;
  const stops = [...menu.querySelectorAll<HTMLElement>("summary, a[href], button")].filter((stop) =>
    stop.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const from = event.shiftKey ? first : last;
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** On pages of the docs their menu comes first, with a way to the main one. */
function addDocsPane(menu: HTMLElement): (() => void) | undefined {
  const nav = document.querySelector("aside.sidebar .sidebar-nav");
  // A site of docs alone has no main menu.
  const items = menu.querySelector<HTMLElement>(":scope > .mobile-items");
  if (nav === null) return undefined;
  addOwnStyle(css);
  const pane = document.createElement("div");
  pane.className = "mobile-docs sidebar";
  const showMain = (): void => {
    pane.remove();
    if (items !== null) items.hidden = false;
  };
  if (items !== null) {
    items.hidden = true;
    pane.append(wayBack(items, showMain));
  }
  pane.append(nav.cloneNode(true));
  for (const link of pane.querySelectorAll(".sidebar-category > a")) moveIntoList(link);
  menu.append(pane);
  return showMain;
}

function wayBack(items: HTMLElement, showMain: () => void): HTMLButtonElement {
  const back = document.createElement("button");
  back.type = "button";
  back.className = "mobile-back";
  back.textContent = BACK;
  back.addEventListener("click", () => {
    showMain();
    items.querySelector<HTMLElement>("a, summary")?.focus();
  });
  return back;
}

/** A finger opens a category by its row; the row's own page becomes the first entry. */
function moveIntoList(link: Element): void {
  const row = link.nextElementSibling?.querySelector(":scope > summary");
  const list = row?.nextElementSibling;
  // A category whose entries are still to be loaded keeps its link where it is.
  if (row == null || list?.tagName !== "UL") return;
  const label = document.createElement("span");
  label.className = "sidebar-label";
  label.textContent = link.textContent;
  const item = document.createElement("li");
  item.className = "sidebar-item";
  item.append(link);
  list.prepend(item);
  row.replaceChildren(label);
}
