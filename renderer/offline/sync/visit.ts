import type { Outcome } from "./outcome.ts";
import type { SyncEngine } from "./sync-engine.ts";

/**
 * What a visit does for the copy by itself: goes on with what was cut, then looks for a newer release. `mayDownload` is
 * false on links that the visitor wants to spare; then nothing but the device is looked at. `isOnline` is what the browser
 * thinks: where it thinks not, one request shows whether it is right, so that a journey costs no waits that grow.
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
