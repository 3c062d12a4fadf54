import { codeCopy } from "../islands/code-copy/code-copy.ts";
import { tocHighlight } from "../islands/toc-highlight/toc-highlight.ts";
import { mountIslands, unmountIslands } from "./mount-islands.ts";
import { setHtml } from "./trusted-html.ts";

let leaving = new AbortController();

/** The element that holds the text of a page. */
export function mainElement(): HTMLElement {
  const main = document.querySelector<HTMLElement>("main#main");
  if (main === null) throw new Error("The page has no main element.");
  return main;
}

/** Adds what scripts do for the text that is shown. */
export function enlivenText(): void {
  leaving.abort();
  leaving = new AbortController();
  const main = mainElement();
  codeCopy(main);
  tocHighlight(leaving.signal);
  void mountIslands(main);
}

/** Replaces the text of the page; what stands around it stays. */
export function replaceText(content: string | DocumentFragment): void {
  leaving.abort();
  const main = mainElement();
  unmountIslands(main);
  if (typeof content === "string") setHtml(main, content);
  else main.replaceChildren(content);
}
