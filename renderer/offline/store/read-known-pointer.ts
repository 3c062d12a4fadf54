import { StorageError } from "./storage-error.ts";
import type { PointerReading, Stores } from "./stores.ts";

/**
 * What a device says of its pointer, for those who act on it. Where that is not known nothing may be done to a copy: it
 * rejects with a StorageError then. Without objects there is none to harm.
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
