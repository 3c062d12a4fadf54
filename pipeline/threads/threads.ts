import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { Input, Output, Shared, Tasks } from "./tasks.ts";
import type { Answer, Told } from "./thread.ts";

/** Things from which on a thread pays: starting one costs about as much as parsing or rendering these. */
const THINGS_PER_THREAD = 150;
/** Tasks that a thread has at once: it never waits for the next, and what is left to do is not in memory yet. */
const AT_ONCE = 2;

interface Job {
  readonly name: keyof Tasks;
  readonly input: () => unknown;
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** What it was given and has not answered yet, in order. */
  readonly given: Job[];
}

/** Worker threads that start with the first work that is worth them. Idle ones do not keep a process alive. */
export class Threads {
  readonly #script: string;
  readonly #most: number;
  #threads: Thread[] = [];
  readonly #waiting: Job[] = [];

  /** `script` is the built one of a thread, `most` how many there are at most. */
  constructor(script: string, most: number) {
    this.#script = script;
    this.#most = most;
  }

  /** The threads, where so many things are worth them. */
  for(count: number): Threads | undefined {
    const threads = Math.min(this.#most, Math.floor(count / THINGS_PER_THREAD));
    if (threads < 2 || !existsSync(this.#script)) return undefined;
    while (this.#threads.length < threads) this.#threads.push(this.#start());
    return this;
  }

  /** Tells all threads what the tasks after it need. */
  share(shared: Shared): void {
    for (const { worker } of this.#threads) worker.postMessage({ shared } satisfies Told);
  }

  /** Gives a task to the next thread that has room; `input` is made then and not before. */
  run<Name extends keyof Tasks>(name: Name, input: () => Input<Name>): Promise<Output<Name>> {
    if (this.#threads.length === 0) return Promise.reject(new Error("There are no threads."));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ name, input, resolve, reject });
      this.#feed();
    });
  }

  /** Ends all threads, when nothing is left to do; the next work that is worth some starts new ones. */
  async end(): Promise<void> {
    const threads = this.#threads;
    this.#threads = [];
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #start(): Thread {
    const worker = new Worker(this.#script);
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
      if (thread === undefined || thread.given.length >= AT_ONCE) return;
      const job = this.#waiting.shift();
      if (job === undefined) return;
      thread.given.push(job);
      thread.worker.ref();
      thread.worker.postMessage({ name: job.name, input: job.input() } satisfies Told);
    }
  }
}

/** Lists of this many things at most, in order. */
export function batches<T>(things: readonly T[], size: number): (readonly T[])[] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, at) =>
    things.slice(at * size, (at + 1) * size),
  );
}
