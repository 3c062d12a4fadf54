import { readStored, writeStored } from "./storage.ts";

/** Sent when the client jumps to an anchor or to the place of a former visit. */
export const JUMP = "fairlead:jump";

const KEY = "fairlead-scroll";
const KEPT = 100;

let positions = new Map<string, number>();
let current = "";

/** The scroll position at which the reader left the present entry of the history for the last time. */
export let left: number | undefined;

/** The name of the present entry of the history, which the router gives; those that the browser made have none. */
function entryKey(): string | undefined {
  const state = history.state as { key?: unknown } | null;
  return typeof state?.key === "string" ? state.key : undefined;
}

/** The browser makes an entry for the first page and for each link within a page. It is named when it is entered. */
function nameEntry(): string {
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...(history.state as object | null), key }, "");
  return key;
}

/** Keeps where the reader was on each page of the history. The browser does it alone until the first navigation. */
export function watchScroll(): void {
  positions = readPositions();
  enterPage();
  history.scrollRestoration = "manual";
  addEventListener("hashchange", revealTarget);
  revealTarget();
  addEventListener("scroll", rememberScroll, { passive: true });
  addEventListener("pagehide", () => {
    rememberScroll();
    writeStored("sessionStorage", KEY, JSON.stringify([...positions].slice(-KEPT)));
    // When the reader comes back by a full load, the browser restores the position.
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", ({ persisted }) => {
    history.scrollRestoration = "manual";
    if (!persisted) return;
    // Safari brings back a page that it kept, and not the place on it.
    const top = positions.get(current);
    if (top !== undefined && entryKey() === current) jumpTo(top);
    // The browser kept this page while it opened another one by itself. To the router that one is still on its way,
    // until it hears where the reader is.
    dispatchEvent(new Event("popstate"));
  });
}

/** Between a change of the address and the new page, what scrolls is still the old page. */
function rememberScroll(): void {
  if (entryKey() === current) positions.set(current, scrollY);
}

/** The page of the present entry is shown from now on. */
export function enterPage(): void {
  current = entryKey() ?? nameEntry();
  left = positions.get(current);
}

function readPositions(): Map<string, number> {
  try {
    const stored = JSON.parse(readStored("sessionStorage", KEY) ?? "[]") as [string, number][];
    return new Map(stored.filter(([key, top]) => typeof key === "string" && typeof top === "number"));
  } catch {
    return new Map();
  }
}

/** Scrolls without animation, and tells what watches scrolling that no reader did it. */
export function jumpTo(target: number | Element): void {
  document.dispatchEvent(new Event(JUMP));
  if (typeof target === "number") scrollTo({ top: target, behavior: "instant" });
  else {
    openAround(target);
    target.scrollIntoView({ behavior: "instant" });
  }
}

/**
 * Opens the folded boxes and the tabs that contain an element; tabs listen to this event as they do to the browser's
 * search.
 */
function openAround(target: Element): void {
  for (let box = target.closest("details"); box; box = box.parentElement?.closest("details") ?? null)
    box.open = true;
  target.dispatchEvent(new Event("beforematch", { bubbles: true }));
}

/** Leads to the target of the address where it is hidden: not every browser opens what a link within the page leads to. */
export function revealTarget(): void {
  const target = hashTarget(location.hash);
  if (target?.closest("details:not([open]), .tab[hidden]")) jumpTo(target);
}

/** The element that a hash names; the top of the page has none. */
export function hashTarget(hash: string): HTMLElement | null {
  // A browser that does not support text fragments leaves them in the hash.
  const [id = ""] = hash.slice(1).split(":~:");
  if (id === "") return null;
  return document.getElementById(id) ?? document.getElementById(decodeHash(id));
}

function decodeHash(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
