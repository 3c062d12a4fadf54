import type { BrowserContext, Worker } from "playwright-core";

/** Messages of the browser about answers that a test makes fail on purpose. */
const NETWORK = /^(?:error: )?Failed to load resource|net::ERR_/;

/** Messages of workbox's own development build to developers; visitors get the other one. */
const WORKBOX_LOG = /^\w+: %cworkbox/;

/** Types of what a console says that are trouble. */
const SAID = ["error", "warning", "assert"];

/** Takes what went wrong in pages and workers of a context since the last call. */
export type TakeTrouble = (options?: { readonly withNetwork?: boolean }) => string[];

/**
 * The trouble in pages and workers, until it is taken. Failed requests are left out unless asked for: faults
 * cause them.
 */
export class TroubleNotes {
  #noted: string[] = [];

  /** Something on a console; only errors and warnings are trouble. */
  note(type: string, text: string): void {
    if (SAID.includes(type)) this.#noted.push(`${type}: ${text}`);
  }

  thrown(message: string): void {
    this.#noted.push(`uncaught: ${message}`);
  }

  take: TakeTrouble = ({ withNetwork = false } = {}) => {
    const taken = this.#noted.filter(
      (text) => !WORKBOX_LOG.test(text) && (withNetwork || !NETWORK.test(text)),
    );
    this.#noted = [];
    return taken;
  };
}

/**
 * Notes uncaught errors, unhandled rejections, errors and warnings of consoles and reports of the content security
 * policy, in pages and in service workers.
 */
export function watchTrouble(context: BrowserContext): TakeTrouble {
  const notes = new TroubleNotes();
  context.on("weberror", (error) => notes.thrown(error.error().message));
  context.on("console", (message) => notes.note(message.type(), message.text()));
  context.on("serviceworker", (worker) => void watchWorker(worker));
  return notes.take;
}

/** A worker's unhandled rejections are not reported by themselves. */
async function watchWorker(worker: Worker): Promise<void> {
  const watch = () => {
    const say = (event: Event) => {
      const { reason, message } = event as Event & { reason?: unknown; message?: string };
      console.error(`worker ${event.type}: ${String(reason ?? message)}`);
    };
    for (const type of ["error", "unhandledrejection", "securitypolicyviolation"])
      globalThis.addEventListener(type, say);
  };
  // A worker that ends at once has nothing to say.
  await worker.evaluate(watch).catch(() => {});
}
