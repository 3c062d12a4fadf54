import type { Locks } from "./ports.ts";

/** A tab at work answers at once; one that has not answered for so long, in milliseconds, is taken for stopped. */
const SILENT_MS = 10_000;

/** Asked of the tab at work, on the channel of the lock. */
const ASKED = "who is at work";
const ANSWERED = "at work";

interface LockFacts {
  /** Name of the lock. */
  readonly name: string;
  readonly manager: LockManager;
  /** Called when another tab has taken the lock: the task must end. */
  readonly taken: () => void;
  /** Aborted when the task that waits for the lock is to stop waiting. */
  readonly stop: () => AbortSignal;
  readonly silentMs?: number;
}

/** A task that had the lock. */
interface Held<T> {
  readonly value?: T;
}

/**
 * One lock for all tabs, held as long as its holder answers. A browser may freeze a hidden tab without an event,
 * together with the locks that it holds. Such a tab does not answer, and another one takes the lock away.
 */
export class TabLock implements Locks {
  readonly #channel: string;
  readonly #silentMs: number;

  constructor(private readonly facts: LockFacts) {
    this.#channel = `${facts.name}lock`;
    this.#silentMs = facts.silentMs ?? SILENT_MS;
  }

  async run<T>(task: () => Promise<T>, until?: AbortSignal): Promise<T | undefined> {
    const free = await this.#request({ ifAvailable: true }, task);
    if (free !== undefined) return free.value;
    if (until !== undefined) return this.#wait(task, until);
    if (!(await this.#isHolderSilent())) return undefined;
    await this.#take();
    return (await this.#request({ ifAvailable: true }, task))?.value;
  }

  async #wait<T>(task: () => Promise<T>, until: AbortSignal): Promise<T | undefined> {
    const end = this.#takeFromSilent();
    const begin = (): Promise<T> => {
      end();
      return task();
    };
    return this.#request({ signal: until }, begin)
      .then((result) => result?.value)
      .finally(end);
  }

  /** Takes the lock from each holder that does not answer, until the function that it gives is called. */
  #takeFromSilent(): () => void {
    const channel = new BroadcastChannel(this.#channel);
    let hasAnswered = true;
    const ask = (): void => {
      if (!hasAnswered) void this.#take();
      hasAnswered = false;
      channel.postMessage(ASKED);
    };
    channel.onmessage = ({ data }) => {
      if (data === ANSWERED) hasAnswered = true;
    };
    ask();
    const timer = setInterval(ask, this.#silentMs);
    return () => {
      clearInterval(timer);
      channel.close();
    };
  }

  /** Undefined where the lock was not to be had. Without a value it was taken by another tab, and the task has ended. */
  async #request<T>(options: LockOptions, task: () => Promise<T>): Promise<Held<T> | undefined> {
    let work: Promise<T> | undefined;
    let isOver = false;
    const hold = async (lock: Lock | null): Promise<Held<T> | undefined> => {
      if (lock === null) return undefined;
      work = this.#answering(task).finally(() => {
        isOver = true;
      });
      return { value: await work };
    };
    try {
      return await this.facts.manager.request(this.facts.name, options, hold);
    } catch (error) {
      if (isOver || (work === undefined && options.signal?.aborted !== true)) throw error;
      if (work === undefined) return undefined;
      this.facts.taken();
      await (work as Promise<T>).catch(() => {});
      return {};
    }
  }

  async #answering<T>(task: () => Promise<T>): Promise<T> {
    const channel = new BroadcastChannel(this.#channel);
    channel.onmessage = ({ data }) => {
      if (data === ASKED) channel.postMessage(ANSWERED);
    };
    try {
      return await task();
    } finally {
      channel.close();
    }
  }

  /** Gives false as soon as the holder answers, or the asking is to end. */
  #isHolderSilent(): Promise<boolean> {
    const channel = new BroadcastChannel(this.#channel);
    return new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, this.#silentMs, true);
      const giveUp = (): void => {
        clearTimeout(timer);
        resolve(false);
      };
      const stop = this.facts.stop();
      if (stop.aborted) giveUp();
      stop.addEventListener("abort", giveUp, { once: true });
      channel.onmessage = ({ data }) => {
        if (data === ANSWERED) giveUp();
      };
      channel.postMessage(ASKED);
    }).finally(() => channel.close());
  }

  /** Those who wait get it in their order. */
  async #take(): Promise<void> {
    await this.facts.manager.request(this.facts.name, { steal: true }, () => {});
  }
}
