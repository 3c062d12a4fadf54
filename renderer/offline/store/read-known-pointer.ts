import { StorageError } from "./storage-error.ts";
import type { PointerReading, Stores } from "./stores.ts";

/**
 * Reads the pointer of a device before the copy is changed. If the pointer is not known, the copy must not be changed:
 * it rejects with a StorageError. Without objects there is nothing to damage.
 */
export async function readKnownPointer({
  pointer,
  objects,
}: Pick<Stores, "pointer" | "objects">): Promise<Exclude<PointerReading, { kind: "unknown" }>> {
  const reading = await pointer.read();
  if (reading.kind !== "unknown") return reading;
  if ((await objects.list()).size > 0) throw new StorageError(reading.reason);
  return { kind: "none" };
}
