const MENUS = ".navbar details";

/** Menus are `details` elements and work alone. This adds what readers expect: one open at a time, Escape, outside clicks. */
export function watchMenus(signal: AbortSignal): void {
  // The toggle event does not bubble, but it can be caught on the way down.
  document.addEventListener("toggle", (event) => closeOthers(event.target), { capture: true, signal });
  document.addEventListener("keydown", (event) => event.key === "Escape" && closeFocused(), { signal });
  document.addEventListener("pointerdown", (event) => closeOutside(event.target), { signal });
  document.addEventListener("focusin", (event) => closeOutside(event.target), { signal });
  matchMedia("(min-width: 997px)").addEventListener("change", closeMenus, { signal });
}

/** Closes every menu of the navbar. */
export function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(MENUS)].filter((menu) => menu.open);
}

function closeOthers(opened: EventTarget | null): void {
  if (!(opened instanceof HTMLDetailsElement) || !opened.open || !opened.matches(MENUS)) return;
  for (const menu of openMenus()) {
    if (!menu.contains(opened) && !opened.contains(menu)) menu.open = false;
  }
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
    if (!menu.contains(target) && panel?.contains(menu) !== true) menu.open = false;
  }
}
