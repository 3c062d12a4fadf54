import type { PackStore } from "./cache/pack-store.ts";
import type { ValueTable } from "./cache/value-table.ts";
import type { Task } from "./threads/task.ts";
import { batches, type Threads } from "./threads/threads.ts";
import { collectYielding, type YieldToEventLoop } from "./yield-to-event-loop.ts";

/** Hears how far a step is: its name, how many things it has done, and how many there are. */
type OnProgress = (step: string, done: number, total: number) => void;

/** The parts that an engine works with. */
export interface EngineParts {
  /** The cache of values between runs. */
  readonly store: PackStore;
  /** For many things; absent: all is made here. */
  readonly threads?: Threads | undefined;
  /** Lets others work in between; absent: all is made in one go. */
  readonly yieldToEventLoop?: YieldToEventLoop | undefined;
  /** Called after each part of work on many things; absent: no one waits to see it. */
  readonly onProgress?: OnProgress | undefined;
}

/** The same work on many things that do not depend on each other. */
export interface Work<Item, Input, Output> {
  /** Does it in a thread. */
  readonly task: Task<Input, readonly Output[]>;
  /** The input of a thread for some of the items; made when a thread has room for it. */
  readonly input: (items: readonly Item[]) => Input;
  /** Does it here, where there are too few for threads. */
  readonly here: (items: readonly Item[]) => readonly Output[] | Promise<readonly Output[]>;
  /** Takes what was made of some as soon as it is; of others threads make more meanwhile. */
  readonly take: (items: readonly Item[], outputs: readonly Output[]) => void;
  /** How many are made at once. */
  readonly batch: number;
  /** How many docs take as long as one of them; absent: one. */
  readonly docs?: number;
  /** Shares values with all threads, once. */
  readonly share?: (threads: Pick<Threads, "share">) => void;
}

/**
 * Steps use an engine instead of computing a value twice: a value is identified by the name of its kind and a
 * key that names all that it depends on. Where it is cached, which thread makes it and who else waits
 * meanwhile is not the step's business.
 */
export class Engine {
  /** Values as bytes and texts, for forms that are read in parts. */
  readonly values: PackStore;
  readonly #threads: Threads | undefined;
  readonly #yield: YieldToEventLoop | undefined;
  readonly #onProgress: OnProgress | undefined;

  constructor({ store, threads, yieldToEventLoop, onProgress }: EngineParts) {
    this.values = store;
    this.#threads = threads;
    this.#yield = yieldToEventLoop;
    this.#onProgress = onProgress;
  }

  /** The same engine for work that lets others in between, if somebody waits; what rejects there ends the work. */
  yielding(yieldToEventLoop: YieldToEventLoop | undefined): Engine {
    return this.#with({ yieldToEventLoop });
  }

  /** The same threads with values of another kind. */
  over(store: PackStore): Engine {
    return this.#with({ store });
  }

  #with(other: Partial<EngineParts>): Engine {
    const own = { store: this.values, threads: this.#threads, yieldToEventLoop: this.#yield };
    return new Engine({ ...own, onProgress: this.#onProgress, ...other });
  }

  /**
   * A value that has a form in JSON; computed if it is not cached. Callers do not change it: another caller
   * may get the same object.
   */
  memo<T>(name: string, key: string, compute: () => T): T {
    return this.#known<T>(name, key) ?? this.#keep(name, key, compute());
  }

  /** As `memo`, for what takes its time; `undefined` is computed anew. */
  async memoLater<T>(name: string, key: string, compute: () => Promise<T>): Promise<T> {
    return this.#known<T>(name, key) ?? this.#keep(name, key, await compute());
  }

  #known<T>(name: string, key: string): T | undefined {
    return this.values.getJson<T>(`${name} ${key}`);
  }

  #keep<T>(name: string, key: string, value: T): T {
    if (value !== undefined) this.values.putJson(`${name} ${key}`, value);
    return value;
  }

  /** Small values of one kind, which are read and kept together. */
  table<T>(name: string): ValueTable<T> {
    return this.values.table<T>(name);
  }

  /** A part of the way; others come after it. */
  async step<T>(make: () => T | Promise<T>): Promise<T> {
    const made = await make();
    await this.#yield?.();
    return made;
  }

  /** All things that are made one after the other; others work in between. */
  collect<T>(things: Iterable<T>): Promise<T[]> {
    return collectYielding(things, this.#yield);
  }

  /** Reports how far a step is that goes through its things itself. */
  progress(step: string, done: number, total: number): void {
    this.#onProgress?.(step, done, total);
  }

  /** Does the work on all items: in threads where they are worth it, else here. */
  async make<Item, Input, Output>(items: readonly Item[], work: Work<Item, Input, Output>): Promise<void> {
    if (items.length === 0) return;
    const threads = this.#threads?.for(items.length * (work.docs ?? 1));
    const counted = this.#counted(items.length, work);
    if (threads === undefined) await this.#makeHere(items, counted);
    else await this.#makeInThreads(items, counted, threads);
  }

  /** The same work, which reports how much of it is done. */
  #counted<Item, Input, Output>(total: number, work: Work<Item, Input, Output>): Work<Item, Input, Output> {
    const onProgress = this.#onProgress;
    if (onProgress === undefined) return work;
    let done = 0;
    onProgress(work.task.name, done, total);
    const take: typeof work.take = (some, outputs) => {
      work.take(some, outputs);
      done += some.length;
      onProgress(work.task.name, done, total);
    };
    return { ...work, take };
  }

  async #makeHere<Item, Input, Output>(
    items: readonly Item[],
    { batch, here, take }: Work<Item, Input, Output>,
  ): Promise<void> {
    // Other work waits for one item at most.
    for (const some of batches(items, this.#yield === undefined ? batch : 1)) {
      take(some, await here(some));
      await this.#yield?.();
    }
  }

  async #makeInThreads<Item, Input, Output>(
    items: readonly Item[],
    { task, input, take, batch, share }: Work<Item, Input, Output>,
    threads: Threads,
  ): Promise<void> {
    share?.(threads);
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const makeSome = async (some: readonly Item[]): Promise<void> => {
      // A task whose input throws is not given to a thread.
      const made = await threads.run(task, () => {
        signal.throwIfAborted();
        return input(some);
      });
      signal.throwIfAborted();
      take(some, made);
      try {
        await this.#yield?.();
      } catch (error) {
        cancelling.abort(error);
        throw error;
      }
    };
    await Promise.all(batches(items, batch).map(makeSome));
  }

  /** Lets a thread that is at work anyway do one thing; undefined where none is. `worth` in docs starts one that is not. */
  aside<Input, Output>(
    task: Task<Input, Output>,
    input: () => Input,
    { first = false, worth = 0 }: { readonly first?: boolean; readonly worth?: number } = {},
  ): Promise<Output> | undefined {
    const threads = this.#threads;
    const isThere = threads?.areAtWork === true || threads?.for(worth) !== undefined;
    return isThere ? threads?.run(task, input, { first }) : undefined;
  }

  /** Whether a thread is at work, so that `aside` has one. */
  get hasThreads(): boolean {
    return this.#threads?.areAtWork === true;
  }
}
