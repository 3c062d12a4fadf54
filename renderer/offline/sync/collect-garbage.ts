import type { Pointer } from "../format/pointer.ts";
import type { Stores } from "../store/stores.ts";
import { hashesOf, type LoadedRelease, loadRelease, readStored } from "./load-release.ts";
import { SyncProblem } from "./problem.ts";

/**
 * Removes objects that neither the releases of the pointer nor `coming`, one that is being fetched, needs. Where a manifest cannot be read nothing is known of
 * what it needs, so nothing is removed. Says whether it got to the end.
 */
export async function collectGarbage(
  { objects }: Stores,
  pointer: Pointer | undefined,
  coming?: LoadedRelease,
): Promise<boolean> {
  const kept = new Set<string>(coming === undefined ? [] : hashesOf(coming));
  for (const release of [pointer?.current, pointer?.previous]) {
    if (release === undefined) continue;
    const loaded = await loadRelease(release.root, release.sections, async (name) => {
      const bytes = await readStored(objects, name);
      if (bytes === undefined) throw new SyncProblem({ kind: "wrong-bytes" });
      return bytes;
    }).catch((error: unknown) => {
      if (error instanceof SyncProblem) return undefined;
      throw error;
    });
    if (loaded === undefined) return false;
    for (const hash of hashesOf(loaded)) kept.add(hash);
  }
  for (const hash of await objects.list()) if (!kept.has(hash)) await objects.remove(hash);
  return true;
}
