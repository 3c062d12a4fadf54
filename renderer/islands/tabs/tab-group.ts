/** The text on a tab. */
export function labelOf(panel: Element): string {
  return panel.querySelector(":scope > .tab-label")?.textContent?.trim() ?? "";
}

/** The tabs of a group, in their order. */
export function panelsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(":scope > .tab")];
}

/** Puts a row of buttons before the tabs of a group; only one tab is shown from then on. */
export function makeGroup(group: HTMLElement, choose: (panel: HTMLElement) => void): void {
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
export function showPanel(group: HTMLElement, chosen: HTMLElement): void {
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
