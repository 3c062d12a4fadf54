import { keepUnfolded } from "../folds/folds.ts";
import { tocHighlight } from "../toc-highlight/toc-highlight.ts";
import { dockSteps } from "./docked-steps.ts";

/**
 * Adds the behaviour of a long page, until the signal: the contents mark the position of the reader, all parts are open
 * on a wide screen, and the bar of a small one leads to the pages before and after.
 */
export function pageParts(main: HTMLElement, signal: AbortSignal): void {
  keepUnfolded(main, signal);
  tocHighlight(signal);
  dockSteps();
}
