import { setFlagsFromString } from "node:v8";

/** As it was set last; 0: as V8 has it. */
let growth = 0;

/** Files to parse, or pages to render, from which on memory counts more than the time of a collection. */
const MANY = 3000;

/**
 * Lets the heap of a large build grow by half between two collections, where nobody has set another growth. V8 lets it grow
 * to three or four times what is in use where a machine has much memory. Each collection says how far the heap may grow
 * until the next one, so this is called before the work begins: said between parsing and rendering, it came after a limit
 * of four times, and a build of 10,000 docs took 987 MiB at most and not 839.
 */
export function spareMemory(count: number): void {
  if (count >= MANY && growth === 0) setHeapGrowth(50);
}

/**
 * Percent of what lives by which the heap grows between two collections. The launcher keeps compiled code at the end of
 * the process, and V8 refuses code that was kept under other flags than those of the next start: they are set back first.
 */
export function setHeapGrowth(percent: number): void {
  growth = percent;
  setFlagsFromString(`--heap-growing-percent=${percent}`);
  process.prependOnceListener("exit", () => setFlagsFromString("--heap-growing-percent=0"));
}
