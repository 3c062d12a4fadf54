import { siteBase } from "../../client/addresses.ts";
import workerAddress from "../../offline/search/search-worker.ts?worker&url";
import type { Limits } from "../../search/find.ts";
import type { SearchReply, SearchRequest } from "../../search/messages.ts";

type Answered = Exclude<SearchReply, { kind: "improved" }>;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (reply: Answered) => void>();
const watchers = new Set<() => void>();

/** Asks the worker, which is started by the first question. Never rejects: what fails is a reply. */
export function askSearch(
  question: Limits & { readonly query: string; readonly fresh: boolean },
): Promise<Answered> {
  const id = ++lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    try {
      worker ??= startWorker();
      worker.postMessage({ ...question, id, base: siteBase() } satisfies SearchRequest);
    } catch {
      giveUp();
    }
  });
}

/** Calls back when the worker can answer the last question better than it did. */
export function onImproved(action: () => void): () => void {
  watchers.add(action);
  return () => void watchers.delete(action);
}

function startWorker(): Worker {
  const started = new Worker(trusted(workerAddress) as string, { type: "module", name: "search" });
  started.addEventListener("message", ({ data }: MessageEvent<SearchReply>) => {
    if (data.kind === "improved") {
      for (const action of watchers) action();
      return;
    }
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  // Its script did not load, or our own code failed in it: the next question starts another one.
  started.addEventListener("error", (event) => {
    event.preventDefault();
    if (worker === started) giveUp();
  });
  return started;
}

function giveUp(): void {
  worker?.terminate();
  worker = undefined;
  for (const [id, resolve] of waiting) resolve({ kind: "failed", id });
  waiting.clear();
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

let policy: { createScriptURL(address: string): unknown } | undefined;

/** The address as a page under `require-trusted-types-for 'script'` accepts it: one of our own scripts, no other. */
function trusted(address: string): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy("fairlead-worker", {
    createScriptURL(wanted) {
      if (wanted !== workerAddress) throw new TypeError(`${wanted} is not the worker of the search.`);
      return wanted;
    },
  });
  return policy.createScriptURL(address);
}
