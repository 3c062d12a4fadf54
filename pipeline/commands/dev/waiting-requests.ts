import { findFile } from "../shared/server/find-file.ts";
import type { MemoryTree } from "./memory-tree.ts";

/** Requests that come before the whole site is there: what its first pages do not have may be in it. */
export class WaitingRequests {
  readonly #tree: MemoryTree;
  readonly #base: string;
  #isQueueing = false;
  readonly #waiting: (() => void)[] = [];
  #noteFirst = (): void => {};
  /** Resolves when the first request can be answered. */
  readonly first = new Promise<void>((resolve) => {
    this.#noteFirst = resolve;
  });

  /** `base` is the base path, with a slash at both ends. */
  constructor(tree: MemoryTree, base: string) {
    this.#tree = tree;
    this.#base = base;
  }

  /** Whether requests wait for the whole site. */
  get isQueueing(): boolean {
    return this.#isQueueing;
  }

  /** From now on what is not there yet is waited for. */
  beginQueueing(): void {
    this.#isQueueing = true;
  }

  /** All that there will be is there. */
  release(): void {
    this.#isQueueing = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Waits until the file that a URL means can be read, or there will be none. */
  async prepare(url: string): Promise<void> {
    const isThere = await this.#isThere(url);
    if (!isThere && this.#isQueueing) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      await this.#isThere(url);
    }
    this.#noteFirst();
  }

  async #isThere(url: string): Promise<boolean> {
    const found = findFile(url.replace(/[?#].*$/s, ""), this.#base, (path) => this.#tree.mayHave(path));
    if (found.kind !== "file") return false;
    await this.#tree.prepare(found.path);
    return this.#tree.has(found.path);
  }
}
