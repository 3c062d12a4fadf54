import { findFile } from "../shared/server/find-file.ts";
import type { MemoryTree } from "./memory-tree.ts";

interface Queue {
  readonly tree: MemoryTree;
  /** The base path, with a slash at both ends. */
  readonly base: string;
  /** Whether requests wait for the whole site. */
  readonly isQueueing: () => boolean;
}

/** Requests that come before the whole site is there: what its first pages do not have may be in it. */
export class WaitingRequests {
  readonly #queue: Queue;
  readonly #waiting: (() => void)[] = [];
  #noteFirst = (): void => {};
  /** Resolves when the first request can be answered. */
  readonly first = new Promise<void>((resolve) => {
    this.#noteFirst = resolve;
  });

  constructor(queue: Queue) {
    this.#queue = queue;
  }

  /** Whether requests wait for the whole site. */
  get isQueueing(): boolean {
    return this.#queue.isQueueing();
  }

  /** Lets the requests go on that wait: nothing more is expected. */
  release(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Waits until the file that a URL means can be read, or there will be none. */
  async prepare(url: string): Promise<void> {
    const isThere = await this.#isThere(url);
    if (!isThere && this.isQueueing) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      await this.#isThere(url);
    }
    this.#noteFirst();
  }

  async #isThere(url: string): Promise<boolean> {
    const { tree, base } = this.#queue;
    const found = findFile(url.replace(/[?#].*$/s, ""), base, (path) => tree.mayHave(path));
    if (found.kind !== "file") return false;
    await tree.prepare(found.path);
    return tree.has(found.path);
  }
}
