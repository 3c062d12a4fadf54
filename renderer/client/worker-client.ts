import { trustWorker } from "./trusted-worker.ts";

/**
 * How long a worker may take until its first word, in milliseconds: a network can accept a request and never answer.
 * Workers say `ready` when their script has run.
 */
export const START_MS = 30_000;

interface WorkerFacts<Question, Event> {
  /** Address of the script. */
  readonly address: string;
  /** Shown by the tools of browsers. */
  readonly name: string;
  /** Name of the Trusted Types policy that passes the address. */
  readonly policy: string;
  /** Called with messages that the worker sends by itself; they have no number. */
  readonly heard?: (event: Event) => void;
  /**
   * Returns the question to ask again when a page is restored whose question was not answered; by default the same
   * question.
   */
  readonly toRepeat?: (question: Question) => Question;
}

interface Numbered {
  readonly id: number;
}

interface Waiting<Question, Reply> {
  readonly question: Question;
  readonly resolve: (reply: Reply | undefined) => void;
}

/**
 * Asks a worker, which the first question starts. How long an answer takes is the worker's own affair: each step in
 * there has its deadline. The worker cannot notice that its script never arrives, so that this deadline is here.
 *
 * The worker ends when the page is left. A browser that keeps the page for Back would stop it wherever it is, with
 * every lock that it holds, and all other pages would wait for a hidden page. When the page is shown again, a new
 * worker gets the questions that are not answered.
 */
export class WorkerClient<Question extends Numbered, Reply extends Numbered, Event = never> {
  readonly #waiting = new Map<number, Waiting<Question, Reply>>();
  #worker: Worker | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;
  #isWatched = false;

  constructor(private readonly facts: WorkerFacts<Question, Event>) {}

  /** Undefined where the worker could not be started, stayed silent or has failed; the next question starts another one. */
  ask(question: Omit<Question, "id">): Promise<Reply | undefined> {
    this.#watchPage();
    const id = ++this.#lastId;
    return new Promise((resolve) => this.#ask({ question: { ...question, id } as Question, resolve }));
  }

  #ask(waiting: Waiting<Question, Reply>): void {
    this.#waiting.set(waiting.question.id, waiting);
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage(waiting.question);
    } catch {
      this.#giveUp();
    }
  }

  #watchPage(): void {
    if (this.#isWatched) return;
    this.#isWatched = true;
    addEventListener("pagehide", () => this.#end());
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) this.#askAgain();
    });
  }

  #askAgain(): void {
    const { toRepeat = (question: Question) => question } = this.facts;
    for (const { question, resolve } of [...this.#waiting.values()])
      this.#ask({ question: toRepeat(question), resolve });
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
    this.#waiting.get(message.id)?.resolve(message);
    this.#waiting.delete(message.id);
  }

  #end(): void {
    clearTimeout(this.#silence);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #giveUp(): void {
    this.#end();
    for (const { resolve } of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
  }
}

function isReply<Reply extends Numbered>(message: unknown): message is Reply {
  return typeof (message as Partial<Numbered>).id === "number";
}
