import { mountIslands, unmountIslands } from "./mount-islands.ts";
import { afterFrame } from "./next-task.ts";
import { reportFailure } from "./report.ts";
import { setHtml } from "./trusted-html.ts";

let leaving = new AbortController();

/** The element that holds the text of a page. */
export function mainElement(): HTMLElement {
  const main = document.querySelector<HTMLElement>("main#main");
  if (main === null) throw new Error("The page has no main element.");
  return main;
}

/** Adds what scripts do for the text that is shown. */
export function hydrateIslands(): void {
  const main = mainElement();
  if (main.querySelector("pre,thead") !== null) void enlivenCopying(main);
  if (main.querySelector(".tabs") !== null) void enlivenTabs(main);
  if (document.querySelector(".toc") !== null) void enlivenToc(leaving.signal);
  void mountIslands(main);
}

/** Does once the text is on the screen what the reader does not wait for; not at all where they have left it before. */
export function onceSeen(action: () => void): void {
  const { signal } = leaving;
  afterFrame(() => {
    if (signal.aborted) return;
    try {
      action();
    } catch (error) {
      reportFailure({ part: "page", error });
    }
  });
}

/** Marks where the reader is, unless they have left meanwhile. */
async function enlivenToc(signal: AbortSignal): Promise<void> {
  try {
    const { tocHighlight } = await import("../islands/toc-highlight/toc-highlight.ts");
    if (!signal.aborted) tocHighlight(signal);
  } catch (error) {
    reportFailure({ part: "toc", error });
  }
}

/** Pages without code and tables do without what copies them. */
async function enlivenCopying(main: HTMLElement): Promise<void> {
  try {
    const { copyButtons } = await import("../islands/copy-buttons/copy-buttons.ts");
    copyButtons(main);
  } catch (error) {
    reportFailure({ part: "code", error });
  }
}

/** Without scripts, tabs stand one below the other. */
async function enlivenTabs(main: HTMLElement): Promise<void> {
  try {
    const { tabs } = await import("../islands/tabs/tabs.ts");
    tabs(main);
  } catch (error) {
    reportFailure({ part: "tabs", error });
  }
}

/** Replaces the text of the page; what stands around it stays. */
export function replaceText(content: string | DocumentFragment): void {
  leaving.abort();
  leaving = new AbortController();
  const main = mainElement();
  unmountIslands(main);
  if (typeof content === "string") setHtml(main, content);
  else main.replaceChildren(content);
}
