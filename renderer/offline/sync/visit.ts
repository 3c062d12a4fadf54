import type { Outcome } from "./outcome.ts";
import type { SyncEngine } from "./sync-engine.ts";

/**
 * What a visit does for the copy by itself: goes on with what was cut, then looks for a newer release. `mayDownload` is
 * false on links that the visitor wants to spare; then nothing but the device is looked at.
 */
export async function visit(copy: SyncEngine, mayDownload: boolean): Promise<Outcome> {
  const started = await copy.start(mayDownload);
  if (!mayDownload) return started;
  const updated = await copy.update({ bySelf: true });
  if (started.kind !== "done") return updated;
  const changes = updated.kind === "done" ? updated.changes : [];
  return { kind: "done", changes: [...started.changes, ...changes] };
}
