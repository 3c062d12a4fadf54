import type { Diagnostic } from "../../core/diagnostics.ts";
import { UsageError } from "../../core/usage-error.ts";
import { folderState } from "../../sources/read/data-folder.ts";
import { displayPath } from "./display-path.ts";
import type { SharedOptions } from "./options.ts";

/** Refuses to work where there is no data folder. */
export function requireData({ data }: Pick<SharedOptions, "data">): void {
  const state = folderState(data);
  if ("reason" in state) throw noDataFolder(data, state.reason);
}

/** The wrong use of a command whose data folder cannot be read; `reason` is the word of the system. */
export function noDataFolder(data: string, reason: string): UsageError {
  const hint = ["ENOENT", "ENOTDIR"].includes(reason)
    ? "Name it with --data DIR."
    : "Let the user who runs this read it.";
  return new UsageError(messageOf(data, reason), hint);
}

/** The same while `dev` is at work: it waits until the folder is there again. */
export function lostDataFolder(data: string, reason: string): Diagnostic {
  return {
    code: "data-folder-missing",
    severity: "error",
    file: displayPath(data),
    message: messageOf(data, reason),
    hint: "The pages stay as they were read last. They follow by themselves when the folder is there again.",
  };
}

function messageOf(data: string, reason: string): string {
  const name = `"${displayPath(data)}"`;
  if (reason === "ENOENT") return `There is no data folder at ${name}.`;
  if (reason === "ENOTDIR") return `There is no data folder at ${name}: a file has its place.`;
  return `The system does not let the data folder ${name} be read (${reason}).`;
}
