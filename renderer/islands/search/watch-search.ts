import { isPlainClick } from "../../client/link-clicks.ts";
import { reportFailure } from "../../client/report.ts";

/** Opens the search by its button, "/" and Ctrl+K or Cmd+K. All of it is loaded by the first use. */
export function watchSearch(): void {
  document.addEventListener("click", (event) => {
    if (isPlainClick(event) && isIn(event, ".navbar-search")) void open(event);
  });
  document.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    // With Caps Lock the letter is a capital one; with Shift the keys are the browser's.
    const isKey = ctrlKey || metaKey ? /^k$/i.test(key) && !shiftKey : key === "/";
    if (isKey && !altKey && !isIn(event, "input,select,textarea,dialog,[contenteditable]")) void open(event);
  });
}

function isIn({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

async function open(event: Event): Promise<void> {
  event.preventDefault();
  const state = document.querySelector<HTMLElement>(".navbar-search")?.dataset ?? {};
  state.search = "loading";
  try {
    (await import("./open-search.tsx")).openSearch();
    state.search = "";
  } catch (error) {
    state.search = "failed";
    reportFailure({ part: "search", error });
  }
}
