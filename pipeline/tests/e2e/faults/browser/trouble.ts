import type { BrowserContext, Worker } from "playwright-core";

/** Messages of the browser about answers that a test makes fail on purpose. */
const NETWORK = /^(?:error: )?Failed to load resource|net::ERR_/;

/** What workbox's own development build tells developers; visitors get the other one. */
const WORKBOX_LOG = /^\w+: %cworkbox/;

/** Takes what went wrong in pages and workers of a context since the last call. */
export type TakeTrouble = (options?: { readonly withNetwork?: boolean }) => string[];

/**
 * Notes uncaught errors, unhandled rejections, errors and warnings of consoles and reports of the content security
 * policy, in pages and in service workers. Failed requests are left out unless asked for: faults cause them.
 */
export function watchTrouble(context: BrowserContext): TakeTrouble {
  let noted: string[] = [];
  context.on("weberror", (error) => noted.push(`uncaught: ${error.error().message}`));
  context.on("console", (message) => {
    if (["error", "warning", "assert"].includes(message.type()))
      noted.push(`${message.type()}: ${message.text()}`);
  });
  context.on("serviceworker", (worker) => void watchWorker(worker));
  return ({ withNetwork = false } = {}) => {
    const taken = noted.filter((text) => !WORKBOX_LOG.test(text) && (withNetwork || !NETWORK.test(text)));
    noted = [];
    return taken;
  };
}

/** A worker's unhandled rejections reach nobody by themselves. */
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
