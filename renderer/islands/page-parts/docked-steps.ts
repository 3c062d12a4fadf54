import { addOwnStyle } from "../../client/own-style.ts";
import css from "./docked-steps.css?inline";

const ARROWS: Readonly<Record<string, string>> = { prev: "\u2190", next: "\u2192" };

/** Puts links to the previous and the next page into the bar of a small window that opens the contents. */
export function dockSteps(): void {
  const bar = document.querySelector(".toc-pane");
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".pagination a")];
  if (bar === null || links.length === 0 || bar.querySelector(".toc-step") !== null) return;
  addOwnStyle(css);
  bar.append(...links.map(stepOf));
}

function stepOf({ href, rel, textContent }: HTMLAnchorElement): HTMLAnchorElement {
  const step = document.createElement("a");
  step.className = "toc-step";
  step.href = href;
  step.rel = rel;
  step.textContent = ARROWS[rel] ?? "";
  step.setAttribute("aria-label", textContent ?? "");
  return step;
}
