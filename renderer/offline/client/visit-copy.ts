import { isSparing } from "../../client/prefetch.ts";
import type { SyncAnswer } from "../sync/messages.ts";
import { nextMarker, readMarker, writeMarker } from "./copy-marker.ts";
import { askSync } from "./sync-client.ts";

/** What a visit found out about the copy. */
export interface Visit {
  /** Pages that an update has changed just now. */
  readonly changed: number;
  /** When the copy that is gone was saved; undefined where none is missed. */
  readonly lost?: string;
  /** When to come again, in milliseconds since 1970, where a download waits. */
  readonly retryAt?: number;
}

/** Goes on with what was cut, verifies, and updates saved sections unless the connection is to be spared. */
export async function visitCopy(): Promise<Visit | undefined> {
  const mayDownload = navigator.onLine && !isSparing((navigator as { connection?: object }).connection);
  const started = await askSync({ kind: "start", mayDownload });
  const updated = mayDownload
    ? await askSync({ kind: "update", bySelf: true })
    : await askSync({ kind: "status" });
  if (updated === undefined) return undefined;
  const marker = noteCopy(updated);
  const outcomes = [started?.outcome, updated.outcome];
  const changed = outcomes.reduce((sum, one) => sum + (one?.kind === "done" ? one.changes.length : 0), 0);
  const wait = updated.status.waiting?.retryAt;
  return {
    changed,
    ...(marker?.state === "lost" ? { lost: marker.savedAt ?? "" } : {}),
    ...(wait === undefined ? {} : { retryAt: wait }),
  };
}

/** Writes the marker by what the device holds, and gives it. A storage that does not answer says nothing about the copy. */
export function noteCopy({ status }: SyncAnswer) {
  const before = readMarker();
  if (status.storage !== "works") return before;
  const isComing = status.waiting !== undefined || status.sections.some(({ state }) => state === "coming");
  const marker = nextMarker(before, { savedAt: status.current?.savedAt, isComing });
  writeMarker(marker);
  return marker;
}
