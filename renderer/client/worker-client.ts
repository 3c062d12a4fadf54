import { trustWorker } from "./trusted-worker.ts";

/**
 * How long a worker may take until its first word, in milliseconds: a network can accept a request and never answer.
 * Workers say `ready` when their script has run.
 */
export const START_MS = 30_000;

interface WorkerFacts<Event> {
  /** Address of the script. */
  readonly address: string;
  /** Shown by the tools of browsers. */
  readonly name: string;
  /** Name of the Trusted Types policy that passes the address. */
  readonly policy: string;
  /** Told what the worker says unasked: messages without a number. */
  readonly heard?: (event: Event) => void;
}

interface Numbered {
  readonly id: number;
}

/**
 * Asks a worker, which the first question starts. How long an answer takes is the worker's own affair: each step in there
 * has its deadline. What it cannot know of is a script that never comes, and that is what is waited for here.
 */
export class WorkerClient<Question extends Numbered, Reply extends Numbered, Event = never> {
  readonly #waiting = new Map<number, (reply: Reply | undefined) => void>();
  #worker: Worker | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(private readonly facts: WorkerFacts<Event>) {}

  /** Undefined where the worker could not be started, stayed silent or has failed; the next question starts another one. */
  ask(question: Omit<Question, "id">): Promise<Reply | undefined> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      try {
        this.#worker ??= this.#start();
        this.#worker.postMessage({ ...question, id });
      } catch {
        this.#giveUp();
      }
    });
  }

  #start(): Worker {
    const { address, name, policy } = this.facts;
    const worker = new Worker(trustWorker(policy, address), { type: "module", name });
    const giveUp = (): void => {
      if (this.#worker === worker) this.#giveUp();
    };
    this.#silence = setTimeout(giveUp, START_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<Reply | Event>) => this.#hear(data));
    // The script did not load, or our own code failed in it.
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      giveUp();
    });
    return worker;
  }

  #hear(message: Reply | Event): void {
    clearTimeout(this.#silence);
    if (!isReply<Reply>(message)) {
      this.facts.heard?.(message);
      return;
    }
    this.#waiting.get(message.id)?.(message);
    this.#waiting.delete(message.id);
  }

  #giveUp(): void {
    clearTimeout(this.#silence);
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const resolve of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
  }
}

function isReply<Reply extends Numbered>(message: unknown): message is Reply {
  return typeof (message as Partial<Numbered>).id === "number";
}
