import { keepUnfolded } from "../folds/folds.ts";
import { tocHighlight } from "../toc-highlight/toc-highlight.ts";

/**
 * Adds the behaviour of a long page, until the signal: the contents mark the position of the reader, and all parts are
 * open on a wide screen.
 */
export function pageParts(main: HTMLElement, signal: AbortSignal): void {
  keepUnfolded(main, signal);
  tocHighlight(signal);
}
