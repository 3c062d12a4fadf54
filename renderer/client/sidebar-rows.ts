import { isPlainClick } from "./link-clicks.ts";

/** On a category's own page its row opens and closes what is below it: the link would lead nowhere. */
export function watchRows(): void {
  const toggle = (event: MouseEvent) => {
    const link = isPlainClick(event) && event.target instanceof Element && event.target.closest("a");
    if (!(link instanceof HTMLAnchorElement) || !link.matches(".sidebar-category > [aria-current]")) return;
    const category = link.nextElementSibling;
    if (!(category instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    category.open = !category.open;
  };
  // Before the click is taken for a navigation.
  document.addEventListener("click", toggle, { capture: true });
}
