import type { Outcome } from "./outcome.ts";
import type { SyncEngine } from "./sync-engine.ts";

/**
 * The work for the copy that a visit does by itself: continues an interrupted download, then looks for a newer release.
 * `mayDownload` is false on connections that the visitor wants to spare; then only the device is read. `isOnline` is
 * the browser's guess: if it is false, one request checks it, so that a journey costs no growing waits.
 */
export async function visit(copy: SyncEngine, mayDownload: boolean, isOnline = true): Promise<Outcome> {
  const may = mayDownload && (isOnline || (await copy.answers()));
  const started = await copy.start(may);
  if (!may) return started;
  const updated = await copy.update({ bySelf: true });
  if (started.kind !== "done") return updated;
  const changes = updated.kind === "done" ? updated.changes : [];
  return { kind: "done", changes: [...started.changes, ...changes] };
}
