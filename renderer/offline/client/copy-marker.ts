import { siteBase } from "../../client/addresses.ts";
import { readStored, writeStored } from "../../client/storage.ts";
import { fieldsOf, isText } from "../../shared/offline-format/checks.ts";

const STATES = ["wanted", "saved", "lost", "unwanted"] as const;

/**
 * A note outside of the copy's own storage: if it says that there is a copy and none is found, the browser has removed
 * it.
 */
export interface CopyMarker {
  /**
   * `wanted`: the visitor pressed save. `saved`: the copy was complete once. `lost`: it was complete, and is no longer
   * there. `unwanted`: the visitor removes it; if the page is closed before the removal is done, the next page finishes
   * it. A browser that was killed may restore a marker of minutes ago, so that an `unwanted` marker refers to the copy
   * of its date only.
   */
  readonly state: (typeof STATES)[number];
  /** ISO date and time of the complete copy; absent in an `unwanted` marker if there was no complete copy yet. */
  readonly savedAt?: string;
}

const key = (): string => `fairlead${siteBase()}copy`;

/** The stored marker; undefined if there is no readable one. */
export function readMarker(): CopyMarker | undefined {
  const { state: stored, savedAt } = fieldsOf(jsonOf(readStored("localStorage", key()) ?? "")) ?? {};
  const state = STATES.find((one) => one === stored);
  if (state === undefined) return undefined;
  return isText(savedAt) ? { state, savedAt } : { state };
}

/** Writes the marker, or removes it if undefined. Does nothing if the browser refuses storage. */
export function writeMarker(marker: CopyMarker | undefined): void {
  writeStored("localStorage", key(), marker && JSON.stringify(marker));
}

/** Whether the visitor removes the very copy that was saved at `savedAt`, and not one that was saved since. */
export function isUnwanted(marker: CopyMarker | undefined, savedAt: string | undefined): boolean {
  return marker?.state === "unwanted" && marker.savedAt === savedAt;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The next state of the marker for a copy; undefined: no marker. */
export function nextMarker(
  marker: CopyMarker | undefined,
  copy: { readonly savedAt: string | undefined; readonly isComing: boolean },
): CopyMarker | undefined {
  // The page that removes the copy clears the marker at the end.
  if (copy.savedAt !== undefined && isUnwanted(marker, copy.savedAt)) return marker;
  if (copy.savedAt !== undefined) return { state: "saved", savedAt: copy.savedAt };
  if (copy.isComing) return { state: "wanted" };
  if (marker?.state !== "saved" && marker?.state !== "lost") return undefined;
  return { ...marker, state: "lost" };
}
