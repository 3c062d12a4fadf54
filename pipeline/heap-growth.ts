import { setFlagsFromString } from "node:v8";

/** Pages to render from which on memory counts more than the time of a collection. */
const MANY_PAGES = 3000;

/**
 * Lets the heap of a large build grow by half between two collections. V8 lets it grow to three or four times what is in
 * use where a machine has much memory; a build of 10,000 docs then took 1.3 GB and not 1.0.
 */
export function spareMemory(pages: number): void {
  if (pages >= MANY_PAGES) setHeapGrowth(50);
}

/**
 * Percent of what lives by which the heap grows between two collections. The launcher keeps compiled code at the end of
 * the process, and V8 refuses code that was kept under other flags than those of the next start: they are set back first.
 */
export function setHeapGrowth(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
  process.prependOnceListener("exit", () => setFlagsFromString("--heap-growing-percent=0"));
}
