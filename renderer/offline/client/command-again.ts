import type { SyncCommand } from "../sync/messages.ts";
import type { CopyMarker } from "./copy-marker.ts";

/**
 * What is asked in the place of a command that a page was left with, once the page is shown again. A save goes on from the
 * journal: where that is gone another page has finished it, or the visitor has removed what it brought. A removal is over
 * where the visitor has wanted something since, which it was not about.
 */
export function commandAgain(command: SyncCommand, marker: CopyMarker | undefined): SyncCommand {
  if (command.kind === "save") return { kind: "update", bySelf: false, replace: command.replace };
  if (command.kind !== "remove" || marker?.state === "unwanted") return command;
  return { kind: "status" };
}
