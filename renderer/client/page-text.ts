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
  const { signal } = leaving;
  // Pages without code and tables do without what copies them.
  if (main.querySelector("pre,thead") !== null)
    enliven("code", async () => {
      const { copyButtons } = await import("../islands/copy-buttons/copy-buttons.ts");
      copyButtons(main);
    });
  // Without scripts, tabs are listed one below the other.
  if (main.querySelector(".tabs") !== null)
    enliven("tabs", async () => {
      const { tabs } = await import("../islands/tabs/tabs.ts");
      tabs(main);
    });
  if (document.querySelector(".toc,.fold") !== null)
    enliven("parts", async () => {
      const { pageParts } = await import("../islands/page-parts/page-parts.ts");
      if (!signal.aborted) pageParts(main, signal);
    });
  void mountIslands(main);
}

/** The page works without what cannot be loaded. */
function enliven(part: string, add: () => Promise<void>): void {
  add().catch((error: unknown) => reportFailure({ part, error }));
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

/** Replaces the text of the page and leaves navbar, sidebar and footer unchanged. */
export function replaceText(content: string | DocumentFragment): void {
  leaving.abort();
  leaving = new AbortController();
  const main = mainElement();
  unmountIslands(main);
  if (typeof content === "string") setHtml(main, content);
  else main.replaceChildren(content);
}
