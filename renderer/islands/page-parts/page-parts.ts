import { keepUnfolded } from "../folds/folds.ts";
import { tocHighlight } from "../toc-highlight/toc-highlight.ts";

/** What scripts do for the parts of a long page, until the signal: the contents mark where the reader is, and a desk has all open. */
export function pageParts(main: HTMLElement, signal: AbortSignal): void {
  keepUnfolded(main, signal);
  tocHighlight(signal);
}
