import { unindexedPages } from "../search/stored-index.ts";
import { openStores } from "../store/browser-stores.ts";
import { browserPorts } from "./browser-ports.ts";
import type { SyncCommand, SyncEvent, SyncReply, SyncRequest } from "./messages.ts";
import type { VerifyOutcome } from "./outcome.ts";
import { SyncEngine } from "./sync-engine.ts";
import { visit } from "./visit.ts";

declare const self: DedicatedWorkerGlobalScope;

let engine: SyncEngine | undefined;

self.addEventListener("message", ({ data }: MessageEvent<SyncRequest>) => void serve(data));

async function serve({ id, scope, command }: SyncRequest): Promise<void> {
  try {
    engine ??= new SyncEngine(browserPorts(scope));
    const outcome = await run(engine, command);
    const status = await engine.status();
    reply({ kind: "answer", id, status, ...(outcome === undefined ? {} : { outcome }) });
    if (outcome?.kind === "done" || outcome?.kind === "removed") await prepareSearch(scope);
  } catch {
    reply({ kind: "failed", id });
  }
}

/** Makes the search index of a new copy, so that the first query at sea need not wait for it. */
async function prepareSearch(scope: string): Promise<void> {
  const stores = openStores(scope);
  const saved = await unindexedPages(stores);
  if (saved === undefined) return;
  const { makeSavedIndex } = await import("../search/saved-index.ts");
  await makeSavedIndex(stores, saved);
}

async function run(copy: SyncEngine, command: SyncCommand): Promise<VerifyOutcome | undefined> {
  switch (command.kind) {
    case "visit":
      return visit(copy, command.mayDownload, navigator.onLine);
    case "save":
      return copy.save(command.ids, command.replace);
    case "update":
      return copy.update(command);
    case "verify":
      return copy.verify();
    case "repair":
      return copy.repair();
    case "remove":
      return copy.remove(command.ids);
    case "check":
      await copy.check();
      return undefined;
    case "cancel":
      copy.cancel();
      return undefined;
    case "status":
      return undefined;
    default:
      return command satisfies never;
  }
}

function reply(message: SyncReply | SyncEvent): void {
  self.postMessage(message);
}

reply({ kind: "ready" });
