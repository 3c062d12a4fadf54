import { reportFailure } from "../../client/report.ts";

/** The docs menu in the panel keeps its categories as the reader left them. */
const MENUS = ".navbar details:not(.sidebar details), .version-menu details";

/** Menus are `details` elements and work alone. This adds what readers expect: one open at a time, Escape, outside clicks. */
export function watchMenus(signal: AbortSignal): void {
  // The toggle event does not bubble, but it can be caught on the way down.
  document.addEventListener("toggle", (event) => closeOthers(event.target), { capture: true, signal });
  document.addEventListener("toggle", (event) => void watchPanel(event.target), { capture: true, signal });
  document.addEventListener("keydown", (event) => event.key === "Escape" && closeFocused(), { signal });
  document.addEventListener("pointerdown", (event) => closeOutside(event.target), { signal });
  document.addEventListener("focusin", (event) => closeOutside(event.target), { signal });
  matchMedia("(width >= 62.3125em)").addEventListener("change", closeMenus, { signal });
}

let leavePanel: (() => void) | undefined;

/** Closes every menu. */
export function closeMenus(): void {
  leave();
  shutHovered();
  for (const menu of openMenus()) menu.open = false;
}

/** The menu of small windows is more than a menu: what that takes is loaded when it is opened. */
async function watchPanel(menu: EventTarget | null): Promise<void> {
  if (!(menu instanceof HTMLDetailsElement) || !menu.matches(".mobile-menu")) return;
  if (!menu.open) {
    leave();
    return;
  }
  try {
    const { enterPanel } = await import("./mobile-panel.ts");
    if (menu.open) leavePanel ??= enterPanel(menu);
  } catch (error) {
    // It opens and leads to every page all the same.
    reportFailure({ part: "menu", error });
  }
}

/** At once, not with the event that follows: the focus is about to go to what the panel has silenced. */
function leave(): void {
  leavePanel?.();
  leavePanel = undefined;
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(MENUS)].filter((menu) => menu.open);
}

/** One menu at a time; one that is closed is gone even where the pointer still is. */
function closeOthers(toggled: EventTarget | null): void {
  if (!(toggled instanceof HTMLDetailsElement) || !toggled.matches(MENUS)) return;
  if (!toggled.open) shutHovered();
  for (const menu of toggled.open ? openMenus() : []) {
    if (!menu.contains(toggled) && !toggled.contains(menu)) menu.open = false;
  }
}

/** The style sheet shows the menu under the pointer, open or not: not so until the pointer has left it. */
function shutHovered(): void {
  const menu = document.querySelector<HTMLElement>(".navbar-items .menu:hover");
  if (menu === null) return;
  menu.dataset.shut = "";
  menu.addEventListener("pointerleave", () => delete menu.dataset.shut, { once: true });
}

/** Closes the innermost open menu that holds the focus, else all; the focus goes back to where the menu was opened. */
function closeFocused(): void {
  const menus = openMenus();
  const inner = menus.filter((menu) => menu.contains(document.activeElement)).at(-1);
  if (inner === undefined) {
    closeMenus();
    return;
  }
  inner.open = false;
  inner.querySelector("summary")?.focus();
}

/** A menu inside the panel of small windows stays: closing it would move what is about to be tapped. */
function closeOutside(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const panel = target.closest(".mobile-menu");
  for (const menu of openMenus()) {
    // The backdrop that darkens the page belongs to the element of the panel.
    const isOutside = !menu.contains(target) || (target === menu && target === panel);
    if (isOutside && (target === panel || panel?.contains(menu) !== true)) menu.open = false;
  }
}
