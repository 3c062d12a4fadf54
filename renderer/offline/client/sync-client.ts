import { siteBase } from "../../client/addresses.ts";
import { copyNames } from "../store/names.ts";
import type { CopyMessage, SyncAnswer, SyncCommand, SyncReply, SyncRequest } from "../sync/messages.ts";
import workerAddress from "../sync/sync-worker.ts?worker&url";

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (answer: SyncAnswer | undefined) => void>();

/** Asks the worker, which is started by the first command. Undefined where it could not be started or has failed. */
export function askSync(command: SyncCommand): Promise<SyncAnswer | undefined> {
  const id = ++lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    try {
      worker ??= startWorker();
      worker.postMessage({ id, scope: siteBase(), command } satisfies SyncRequest);
    } catch {
      giveUp();
    }
  });
}

/** Calls back for what other tabs, the workers and this page say of the copy. */
export function onCopyMessage(listen: (message: CopyMessage) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(copyNames(siteBase()).database);
  channel.addEventListener("message", ({ data }: MessageEvent<CopyMessage>) => listen(data));
  return () => channel.close();
}

function startWorker(): Worker {
  const started = new Worker(trusted(workerAddress) as string, { type: "module", name: "copy" });
  started.addEventListener("message", ({ data }: MessageEvent<SyncReply>) => {
    waiting.get(data.id)?.(data.kind === "answer" ? data : undefined);
    waiting.delete(data.id);
  });
  // Its script did not load: the next command starts another one.
  started.addEventListener("error", (event) => {
    event.preventDefault();
    if (worker === started) giveUp();
  });
  return started;
}

function giveUp(): void {
  worker?.terminate();
  worker = undefined;
  for (const resolve of waiting.values()) resolve(undefined);
  waiting.clear();
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

let policy: { createScriptURL(address: string): unknown } | undefined;

/** The address as a page under `require-trusted-types-for 'script'` accepts it. */
function trusted(address: string): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy("fairlead-copy-worker", {
    createScriptURL(wanted) {
      if (wanted !== workerAddress) throw new TypeError(`${wanted} is not the worker of the copy.`);
      return wanted;
    },
  });
  return policy.createScriptURL(address);
}
