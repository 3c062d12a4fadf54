import { addOwnStyle } from "../../client/own-style.ts";
import { revealTarget } from "../../client/scroll-memory.ts";
import { chosenLabels, firstChoice, rememberLabel } from "./tab-choice.ts";
import css from "./tabs.css?inline";

/**
 * Makes tabs of panels that are one below the other without scripts. All groups of a page show the label that was
 * chosen last, if they have it, and so do other pages and later visits.
 */
export function tabs(main: HTMLElement): void {
  addOwnStyle(css);
  const chosen = chosenLabels();
  for (const group of main.querySelectorAll<HTMLElement>(".tabs:not([data-chosen])")) {
    const panels = panelsOf(group);
    const first = panels[firstChoice(panels.map(labelOf), chosen)];
    if (first === undefined) continue;
    makeGroup(group, (panel) => choose(group, panel));
    showPanel(group, first);
  }
  revealTarget();
}

/** The part of the page that the reader looks at stays at its position, though groups above it may grow or shrink. */
function choose(group: HTMLElement, panel: HTMLElement): void {
  const before = group.getBoundingClientRect().top;
  const label = labelOf(panel);
  showPanel(group, panel);
  for (const other of document.querySelectorAll<HTMLElement>("main .tabs[data-chosen]")) {
    const same = panelsOf(other).find((each) => labelOf(each) === label);
    if (other !== group && same !== undefined) showPanel(other, same);
  }
  rememberLabel(label);
  const moved = group.getBoundingClientRect().top - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: "instant" });
}

/** The text on a tab. */
function labelOf(panel: Element): string {
  return panel.querySelector(":scope > .tab-label")?.textContent?.trim() ?? "";
}

/** The tabs of a group, in their order. */
function panelsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(":scope > .tab")];
}

/** Puts a row of buttons before the tabs of a group; only one tab is shown from then on. */
function makeGroup(group: HTMLElement, choose: (panel: HTMLElement) => void): void {
  const panels = panelsOf(group);
  const list = document.createElement("div");
  list.className = "tab-list";
  list.role = "tablist";
  for (const panel of panels) {
    const button = makeButton(panel);
    button.addEventListener("click", () => choose(panel));
    panel.role = "tabpanel";
    panel.tabIndex = 0;
    panel.setAttribute("aria-labelledby", button.id);
    // Found by the browser's search, or led to by a link that it follows itself.
    panel.addEventListener("beforematch", () => choose(panel));
    list.append(button);
  }
  list.addEventListener("keydown", (event) => moveFocus(event, list));
  group.prepend(list);
}

function makeButton(panel: HTMLElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.role = "tab";
  button.id = `${panel.id}-button`;
  button.textContent = labelOf(panel);
  button.setAttribute("aria-controls", panel.id);
  return button;
}

/** Shows one tab of a group and hides the others, which the browser's search still finds. */
function showPanel(group: HTMLElement, chosen: HTMLElement): void {
  group.dataset.chosen = "";
  const buttons = group.querySelectorAll<HTMLElement>(":scope > .tab-list > button");
  for (const [index, panel] of panelsOf(group).entries()) {
    const isShown = panel === chosen;
    if (isShown) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
    const button = buttons[index];
    if (button === undefined) continue;
    button.ariaSelected = String(isShown);
    button.tabIndex = isShown ? 0 : -1;
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrows lead from tab to tab, Home and End to the first and the last; what has the focus is shown. */
function moveFocus(event: KeyboardEvent, list: HTMLElement): void {
  const buttons = [...list.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  const step = (STEPS[event.key] ?? 0) * (getComputedStyle(list).direction === "rtl" ? -1 : 1);
  const ends = new Map([
    ["Home", 0],
    ["End", buttons.length - 1],
  ]);
  const next =
    ends.get(event.key) ?? (step === 0 ? undefined : (at + step + buttons.length) % buttons.length);
  const button = next === undefined ? undefined : buttons[next];
  if (at === -1 || button === undefined) return;
  event.preventDefault();
  button.focus();
  button.click();
}
