import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { Answer, Message } from "./serve-tasks.ts";
import { type AnyTask, Known, type KnownKey, type Task } from "./task.ts";

/** Things from which on two threads pay: with so many they take an eighth less time, and a fifth more of the processors. */
const THINGS_FOR_TWO = 100;
/** Things for each of more threads: starting one costs about as much as parsing or rendering these. */
const THINGS_PER_THREAD = 150;
/** Tasks that a thread has at once: it never waits for the next, and what is left to do is not in memory yet. */
const AT_ONCE = 6;

/**
 * Below 2 GB V8 lets a heap grow to twice of what is alive before it collects, above that to four times. No task holds more
 * than some pages, or the packed terms of all, which is far from that limit.
 */
const THREAD_LIMITS = { maxOldGenerationSizeMb: 2000 };

interface Job {
  readonly task: AnyTask;
  readonly input: () => unknown;
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** The tasks that it was given and has not answered yet, in order. */
  readonly given: Job[];
  /** The modules to load when it has nothing else to do. */
  later?: Job | undefined;
}

const ignored = (): void => {};

function preparation(task: AnyTask, input: unknown): Job {
  return { task, input: () => input, resolve: ignored, reject: ignored };
}

/** Up to so many threads, the one that has them works as well; with more, their answers are enough for it. */
const MANY = 3;

/**
 * Worker threads that start with the first work that is worth them. The thread that has them counts as one: where there
 * are few, it does tasks as well while it waits. Idle ones do not keep a process alive.
 */
export class Threads {
  readonly #script: string;
  readonly #most: number;
  readonly #helps: boolean;
  #known = new Known();
  #isWorking = false;
  #threads: Thread[] = [];
  readonly #waiting: Job[] = [];

  /**
   * `script` is the built one of a thread, `most` how many there are at most. The one that has them does tasks as well
   * (`helps`), unless it must be free to answer others.
   */
  constructor(script: string, most: number, { helps = true } = {}) {
    this.#script = script;
    this.#most = most;
    this.#helps = helps;
  }

  /** The threads, where so many things are worth them. */
  for(count: number): Threads | undefined {
    if (count < THINGS_FOR_TWO || this.#most < 2 || !existsSync(this.#script)) return undefined;
    const threads = Math.min(this.#most, Math.max(2, Math.floor(count / THINGS_PER_THREAD)));
    const others = threads > MANY || !this.#helps ? threads : threads - 1;
    while (this.#threads.length < others) this.#threads.push(this.#start());
    return this;
  }

  /** Whether threads have been started: then they are worth it for less work, too. */
  get areAtWork(): boolean {
    return this.#threads.length > 0;
  }

  /** Tells all threads what the tasks after it need. */
  share<T>(key: KnownKey<T>, value: T): void {
    this.#known = this.#known.with(key, value);
    for (const { worker } of this.#threads)
      worker.postMessage({ known: { [key.name]: value } } satisfies Message);
  }

  /** Lets each thread load what a task needs, before there is one: `input` is one with nothing to do. */
  prepare<Input>(task: Task<Input, unknown>, input: Input): void {
    for (const thread of this.#threads) this.#give(preparation(task, input), thread);
  }

  /** The same, when a thread has done what it was given and has nothing else to do for the first time. */
  prepareLater<Input>(task: Task<Input, unknown>, input: Input): void {
    for (const thread of this.#threads) thread.later = preparation(task, input);
  }

  /**
   * Gives a task to the next thread that has room; `input` is made then and not before. One for which all others wait in
   * the end goes first.
   */
  run<Input, Output>(task: Task<Input, Output>, input: () => Input, { first = false } = {}): Promise<Output> {
    if (this.#threads.length === 0) return Promise.reject(new Error("There are no threads."));
    return new Promise((resolve, reject) => {
      const job = { task, input, resolve, reject };
      if (first) this.#waiting.unshift(job);
      else this.#waiting.push(job);
      this.#feed();
    });
  }

  /**
   * Ends all threads, when nothing is left to do; the next work that is worth some starts new ones. Their answers are not
   * heard any more: one that comes late would let go of a thread whose end somebody waits for, and a process that nothing
   * else keeps alive would end before its command has.
   */
  async end(): Promise<void> {
    const threads = this.#threads;
    this.#threads = [];
    for (const { worker } of threads) worker.removeAllListeners("message");
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #start(): Thread {
    const worker = new Worker(this.#script, { resourceLimits: THREAD_LIMITS });
    worker.postMessage({ known: this.#known.values } satisfies Message);
    const thread: Thread = { worker, given: [] };
    worker.unref();
    worker.on("message", (answer: Answer) => this.#take(thread, answer));
    worker.once("error", (error) => this.#fail(thread, error));
    worker.once("exit", (code) => this.#fail(thread, new Error(`A thread ended with code ${code}.`)));
    return thread;
  }

  #take(thread: Thread, answer: Answer): void {
    const job = thread.given.shift();
    if (thread.given.length === 0) thread.worker.unref();
    if (answer.ok) job?.resolve(answer.output as never);
    else job?.reject(new Error(answer.error));
    this.#feed();
    const { later } = thread;
    if (later === undefined || thread.given.length > 0 || job?.resolve === ignored) return;
    thread.later = undefined;
    this.#give(later, thread);
  }

  #fail(thread: Thread, error: Error): void {
    this.#threads = this.#threads.filter((other) => other !== thread);
    const lost = this.#threads.length === 0 ? this.#waiting.splice(0) : [];
    for (const job of [...thread.given.splice(0), ...lost]) job.reject(error);
  }

  /** The least busy thread first. */
  #feed(): void {
    while (this.#waiting.length > 0) {
      const [thread] = [...this.#threads].sort((a, b) => a.given.length - b.given.length);
      if (thread === undefined) return;
      if (thread.given.length >= AT_ONCE) {
        this.#help();
        return;
      }
      const job = this.#waiting.shift();
      if (job === undefined) return;
      this.#give(job, thread);
    }
  }

  /** A task whose input cannot be made fails alone. */
  #give(job: Job, { worker, given }: Thread): void {
    try {
      worker.postMessage({ name: job.task.name, input: job.input() } satisfies Message);
      given.push(job);
      worker.ref();
    } catch (error) {
      job.reject(errorOf(error));
    }
  }

  /** Does a task here, when all answers that have come are taken. */
  #help(): void {
    if (!this.#helps || this.#isWorking || this.#threads.length >= MANY) return;
    this.#isWorking = true;
    setImmediate(async () => {
      const job = this.#waiting.shift();
      if (job !== undefined) await this.#work(job);
      this.#isWorking = false;
      this.#feed();
    });
  }

  async #work({ task, input, resolve, reject }: Job): Promise<void> {
    try {
      resolve((await task.run(input() as never, this.#known)) as never);
    } catch (error) {
      reject(errorOf(error));
    }
  }
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** Lists of this many things at most, in order. */
export function batches<T>(things: readonly T[], size: number): (readonly T[])[] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, at) =>
    things.slice(at * size, (at + 1) * size),
  );
}
