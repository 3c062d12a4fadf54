import { setImmediate, setTimeout } from "node:timers/promises";
import type { YieldToEventLoop } from "../../engine/yield-to-event-loop.ts";

/** Steps of a rebuild after a save. */
export interface PassSteps {
  /** Makes the pages on screen from these files; false where that takes the whole site. */
  readonly first: (paths: readonly string[]) => Promise<boolean>;
  /** Makes the whole site, and rejects where a pause does. */
  readonly whole: (yieldToEventLoop: YieldToEventLoop) => Promise<void>;
  /** Takes an error of ours; the next save gets another try. */
  readonly failed: (error: unknown) => void;
}

/** The browser has the machine to itself while it shows what came first, and so has a save that follows at once. */
const QUIET_MS = 100;

/**
 * The order of the work after saves: first the pages that somebody looks at, then the whole site in small steps. A save
 * that comes meanwhile ends the work on the whole site, which begins anew after its own first pass: the newest wins.
 */
export class RebuildScheduler {
  readonly #steps: PassSteps;
  readonly #saved = new Set<string>();
  #waiting: (() => void)[] = [];
  #isBehind = false;
  #isRunning = false;
  #isEnded = false;
  #whole = new AbortController();

  constructor(steps: PassSteps) {
    this.#steps = steps;
  }

  /** Takes files that were saved; none where it is not known which. Resolves when the pages on screen show them. */
  saved(paths: readonly string[]): Promise<void> {
    for (const path of paths) this.#saved.add(path);
    this.#isBehind = true;
    this.#whole.abort();
    const pageUpdate = new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (!this.#isRunning) void this.#run();
    return pageUpdate;
  }

  /** Ends the work on the whole site: files are being written, and `saved` follows. */
  interrupt(): void {
    if (!this.#isRunning) return;
    this.#isBehind = true;
    this.#whole.abort();
  }

  /** Gives up the work on the whole site for good. */
  end(): void {
    this.#isEnded = true;
    this.#whole.abort();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#isBehind && !this.#isEnded) {
      const waiting = this.#waiting.splice(0);
      const paths = [...this.#saved];
      this.#saved.clear();
      const isShown = paths.length > 0 && (await this.#makeFirst(paths));
      if (isShown) for (const resolve of waiting.splice(0)) resolve();
      const isDone = this.#saved.size === 0 && !this.#isEnded && (await this.#makeWhole());
      if (isDone) for (const resolve of waiting) resolve();
      else this.#waiting = [...waiting, ...this.#waiting];
    }
    this.#isRunning = false;
  }

  async #makeFirst(paths: readonly string[]): Promise<boolean> {
    try {
      return await this.#steps.first(paths);
    } catch (error) {
      this.#steps.failed(error);
      return false;
    }
  }

  /** False where a save came in between. */
  async #makeWhole(): Promise<boolean> {
    this.#isBehind = false;
    this.#whole = new AbortController();
    const { signal } = this.#whole;
    try {
      await setTimeout(QUIET_MS, undefined, { signal });
      await this.#steps.whole(async () => {
        await setImmediate();
        signal.throwIfAborted();
      });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      this.#steps.failed(error);
      return true;
    }
  }
}
