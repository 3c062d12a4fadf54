let region: HTMLElement | undefined;

/** Where the focus goes after a navigation: before the skip link, so that Tab starts at the top as on a new page. */
export function addSkipRegion(): void {
  region = document.createElement("div");
  region.tabIndex = -1;
  region.className = "skip-region";
  document.body.prepend(region);
}

/** Moves the focus to the start of the page, without scrolling. */
export function focusSkipRegion(): void {
  region?.focus({ preventScroll: true });
}

/** Moves the focus to the target of a hash; an element that cannot take it may for this moment. */
export function focusTarget(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  target.focus({ preventScroll: true });
}
