import { addOwnStyle } from "../../client/own-style.ts";
import { revealTarget } from "../../client/scroll-memory.ts";
import { chosenLabels, firstChoice, rememberLabel } from "./tab-choice.ts";
import { labelOf, makeGroup, panelsOf, showPanel } from "./tab-group.ts";
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
