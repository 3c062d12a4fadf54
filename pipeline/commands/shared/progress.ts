import type { OptionValues } from "./options/option-list.ts";
import type { SharedOptions } from "./options.ts";
import { showLine } from "./output.ts";

/** Time between two lines, in milliseconds. */
const INTERVAL_MS = 100;
/** Time until the first line, in milliseconds: what is done by then needs none. */
const PATIENCE_MS = 500;

/** Steps by their names, as verb and things. */
const steps: ReadonlyMap<string, readonly [verb: string, things: string]> = new Map([
  ["parse", ["Parsing", "files"]],
  ["render", ["Rendering", "pages"]],
  ["pictures", ["Drawing", "pictures"]],
  ["draw", ["Packing", "pages of docs.zip"]],
  ["print", ["Printing", "datasheets"]],
  ["write", ["Writing", "files"]],
]);

interface ProgressTools {
  readonly show?: (line: string) => void;
  /** A clock in milliseconds. */
  readonly now?: () => number;
}

/** How far long work is, as one line of a terminal that is written again and again in the same place. */
export class Progress {
  readonly #show: (line: string) => void;
  readonly #now: () => number;
  /** Before this time no line is shown. */
  #next: number;
  #stage = "";

  constructor({ show = showLine, now = () => performance.now() }: ProgressTools = {}) {
    this.#show = show;
    this.#now = now;
    this.#next = now() + PATIENCE_MS;
  }

  /** Names a part of the work, which begins: `stage("Round 2")` gives `Round 2: Parsing 10 of 400 files`. */
  stage(name: string): void {
    this.#stage = `${name}: `;
  }

  /** Shows how many things a step has done. A step whose name has no words is not shown. */
  readonly count = (step: string, done: number, total: number): void => {
    const words = steps.get(step);
    if (words === undefined) return;
    const [verb, things] = words;
    this.line(`${verb} ${withCommas(done)} of ${withCommas(total)} ${things}`);
  };

  /** Shows a text, unless the last one has just been shown. */
  line(text: string): void {
    const now = this.#now();
    if (now < this.#next) return;
    this.#next = now + INTERVAL_MS;
    this.#show(this.#stage + text);
  }
}

/** `1,200` */
function withCommas(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

interface Place {
  readonly stream: { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Progress where a person looks on: on a terminal that can erase a line, and neither in a CI nor in a pipe. */
export function progressOf(
  { format, quiet }: Pick<SharedOptions, "format"> & Pick<OptionValues, "quiet">,
  { stream, env }: Place = { stream: process.stderr, env: process.env },
): Progress | undefined {
  const isWatched = stream.isTTY === true && env.CI === undefined && env.TERM !== "dumb";
  return isWatched && format === "pretty" && !quiet ? new Progress() : undefined;
}
