import { isSparing } from "../../client/connection.ts";
import type { SyncAnswer } from "../sync/messages.ts";
import { type CopyMarker, isUnwanted, nextMarker, readMarker, writeMarker } from "./copy-marker.ts";
import { askSync } from "./sync-client.ts";

/** State of the offline copy after the update check of a page visit. */
export interface Visit {
  /** Pages that an update has changed just now. */
  readonly changed: number;
  /** Whether a copy was there once and the browser has removed it. */
  readonly isLost: boolean;
  /** Whether the newest release lacks saved pages, and waits for the visitor to agree. */
  readonly isDeferred: boolean;
  /** When to come again, in milliseconds since 1970, where a download waits and may go on. */
  readonly retryAt: number | undefined;
}

/**
 * Continues an interrupted download or removal, verifies, and updates saved sections unless the connection is to be
 * spared.
 */
export async function visitCopy(): Promise<Visit | undefined> {
  const mayDownload = !isSparing();
  const markerAtRequest = readMarker();
  const isRemoval = await isToBeRemoved(markerAtRequest);
  const answer = await askSync(isRemoval ? { kind: "remove", ids: "all" } : { kind: "visit", mayDownload });
  if (answer === undefined) return undefined;
  const { outcome, status } = answer;
  const marker = isRemoval ? noteRemoval(answer) : noteCopy(answer, markerAtRequest);
  return {
    changed: outcome?.kind === "done" ? outcome.changes.length : 0,
    isLost: marker?.state === "lost",
    isDeferred: outcome?.kind === "sections-gone",
    retryAt: mayDownload && navigator.onLine ? status.waiting?.retryAt : undefined,
  };
}

/** Whether the copy on the device is the one that the visitor was removing when the page was closed. */
async function isToBeRemoved(marker: CopyMarker | undefined): Promise<boolean> {
  if (marker?.state !== "unwanted") return false;
  const answer = await askSync({ kind: "status" });
  return answer?.status.storage === "works" && isUnwanted(marker, answer.status.current?.savedAt);
}

/**
 * The same after a removal: a copy that the visitor removed is not reported as lost. Sections that are still saved are
 * noted.
 */
export function noteRemoval(answer: SyncAnswer): CopyMarker | undefined {
  writeMarker(undefined);
  return noteCopy(answer, undefined);
}

/**
 * Writes the marker for the state of the device, and returns it. If storage does not answer, or if the marker has
 * changed since `markerAtRequest` was read, the marker is left unchanged: another tab has newer information.
 */
export function noteCopy(
  { status }: SyncAnswer,
  markerAtRequest: CopyMarker | undefined,
): CopyMarker | undefined {
  const before = readMarker();
  if (status.storage !== "works" || before?.state !== markerAtRequest?.state) return before;
  const isComing = status.waiting !== undefined || status.sections.some(({ state }) => state === "coming");
  const marker = nextMarker(before, { savedAt: status.current?.savedAt, isComing });
  writeMarker(marker);
  return marker;
}
