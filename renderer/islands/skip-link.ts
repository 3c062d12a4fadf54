import { focusTarget } from "../client/focus.ts";
import { isPlainClick } from "../client/link-clicks.ts";
import { hashTarget, jumpTo } from "../client/scroll-memory.ts";

/** The skip link leads to the text, and leaves neither a step of the history nor a mark in the address. */
export function watchSkipLink(): void {
  const link = document.querySelector<HTMLAnchorElement>(".skip-link");
  link?.addEventListener("click", (event) => {
    const target = hashTarget(link.hash);
    if (target === null || !isPlainClick(event)) return;
    event.preventDefault();
    jumpTo(target);
    focusTarget(target);
  });
}
