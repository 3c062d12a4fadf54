import type { SyncCommand } from "../sync/messages.ts";
import type { CopyMarker } from "./copy-marker.ts";

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
