import { type Pointer, parsePointer } from "../../shared/offline-format/pointer.ts";
import { pointerInCache } from "../store/browser-stores.ts";
import { deadlines, withDeadline } from "../store/deadlines.ts";
import { copyNames } from "../store/names.ts";
import { StorageError } from "../store/storage-error.ts";
import type { PointerStore } from "../store/stores.ts";

/**
 * The pointer for answering a request: its copy in the Cache, which is written first and read in a millisecond. Only
 * where that is gone the database is asked, and nothing is opened on a device that stores nothing.
 */
export function pointerReader(base: string, both: PointerStore): () => Promise<Pointer | undefined> {
  const names = copyNames(base);
  const inCache = pointerInCache(names, deadlines, () => caches);
  return async () => {
    const found = parsePointer(await inCache.read());
    if (found.kind === "pointer") return found.pointer;
    // Newer code goes on with its copy; this code must not guess what it means.
    if (found.kind === "newer") return undefined;
    if (!(await withDeadline(deadlines.cache, () => caches.has(names.objects)))) return undefined;
    const reading = await both.read();
    if (reading.kind === "unknown") throw new StorageError(reading.reason);
    return reading.kind === "pointer" ? reading.pointer : undefined;
  };
}
