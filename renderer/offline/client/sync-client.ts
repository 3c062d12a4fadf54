import { siteBase } from "../../client/addresses.ts";
import { WorkerClient } from "../../client/worker-client.ts";
import { copyNames } from "../store/names.ts";
import type {
  CopyMessage,
  SyncAnswer,
  SyncCommand,
  SyncEvent,
  SyncReply,
  SyncRequest,
} from "../sync/messages.ts";
import workerAddress from "../sync/sync-worker.ts?worker&url";
import { commandAgain } from "./command-again.ts";
import { readMarker } from "./copy-marker.ts";

const client = new WorkerClient<SyncRequest, SyncReply, SyncEvent>({
  address: workerAddress,
  name: "copy",
  policy: "fairlead-copy-worker",
  toRepeat: (request) => ({ ...request, command: commandAgain(request.command, readMarker()) }),
});

/** Asks the worker that keeps the copy. Undefined where it could not be started or has failed. */
export async function askSync(command: SyncCommand): Promise<SyncAnswer | undefined> {
  const reply = await client.ask({ scope: siteBase(), command });
  return reply?.kind === "answer" ? reply : undefined;
}

/** Calls back for what other tabs, the workers and this page say of the copy. */
export function onCopyMessage(listen: (message: CopyMessage) => void): () => void {
  try {
    const channel = new BroadcastChannel(copyNames(siteBase()).database);
    channel.addEventListener("message", ({ data }: MessageEvent<CopyMessage>) => listen(data));
    return () => channel.close();
  } catch {
    // A browser without them, and Firefox where it refuses site data.
    return () => {};
  }
}
