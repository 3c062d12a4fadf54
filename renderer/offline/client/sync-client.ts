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
import { type CopyMarker, readMarker } from "./copy-marker.ts";

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

/**
 * Returns the command to repeat when a page is restored that was left with a running command. A save continues from the
 * journal; if there is no journal, another page has finished the save, or the visitor has removed its sections. A
 * removal is not repeated if the visitor has saved something since.
 */
export function commandAgain(command: SyncCommand, marker: CopyMarker | undefined): SyncCommand {
  if (command.kind === "save") return { kind: "update", bySelf: false, replace: command.replace };
  if (command.kind !== "remove" || marker?.state === "unwanted") return command;
  return { kind: "status" };
}
