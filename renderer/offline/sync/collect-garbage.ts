import type { Pointer } from "../../shared/offline-format/pointer.ts";
import type { ObjectStore, Stores } from "../store/stores.ts";
import { hashesOf, type LoadedRelease, loadRelease, readStored } from "./load-release.ts";
import { isUnmoved } from "./next-pointer.ts";
import { SyncProblem } from "./problem.ts";

/**
 * Removes objects that neither the releases of the pointer nor `coming`, one that is being fetched, needs. Where a manifest cannot be read nothing is known of
 * what it needs, and where another tab has moved the pointer since, nothing of what that one needs: nothing is removed then.
 * Says whether it got to the end.
 */
export async function collectGarbage(
  { objects, pointer: pointers }: Stores,
  pointer: Pointer | undefined,
  coming?: LoadedRelease,
): Promise<boolean> {
  const needed = new Set<string>(coming === undefined ? [] : hashesOf(coming));
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
    for (const hash of hashesOf(loaded)) needed.add(hash);
  }
  const unneeded = [...(await objects.list())].filter((hash) => !needed.has(hash));
  // A tab that the browser stopped goes on from here after another one has taken its place.
  if (!isUnmoved(pointer, await pointers.read())) return false;
  if (needed.size === 0) await objects.clear();
  else await removeAll(objects, unneeded);
  return true;
}

/** On a full device Firefox has no room even to note what is removed, until something has gone: what failed is tried once more. */
async function removeAll(objects: ObjectStore, hashes: readonly string[]): Promise<void> {
  const left: string[] = [];
  for (const hash of hashes) await objects.remove(hash).catch(() => left.push(hash));
  for (const hash of left) await objects.remove(hash);
}
