import { siteBase } from "../../client/addresses.ts";
import { readStored, writeStored } from "../../client/storage.ts";
import { fieldsOf, isText } from "../../shared/offline-format/checks.ts";

const STATES = ["wanted", "saved", "lost", "unwanted"] as const;

/** A note outside of the copy's own storage: where it says that there is a copy and none is found, a browser removed it. */
export interface CopyMarker {
  /**
   * `wanted`: the visitor pressed save. `saved`: it was complete once. `lost`: it was, and is no longer there. `unwanted`: the
   * visitor removes it, and whoever closes the page before that is done has it done by the next one. A browser that is killed
   * comes back with a marker of minutes ago, so that an `unwanted` one is about the copy of its date alone.
   */
  readonly state: (typeof STATES)[number];
  /** ISO date and time of the copy that was complete; of an `unwanted` one absent where none was yet. */
  readonly savedAt?: string;
}

const key = (): string => `fairlead${siteBase()}copy`;

/** Undefined where there is none, or none that can be read. */
export function readMarker(): CopyMarker | undefined {
  const { state: said, savedAt } = fieldsOf(jsonOf(readStored("localStorage", key()) ?? "")) ?? {};
  const state = STATES.find((one) => one === said);
  if (state === undefined) return undefined;
  return isText(savedAt) ? { state, savedAt } : { state };
}

/** Nothing where the browser refuses storage; undefined takes the marker away. */
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

/** What the marker should say now; undefined: no marker. */
export function nextMarker(
  marker: CopyMarker | undefined,
  copy: { readonly savedAt: string | undefined; readonly isComing: boolean },
): CopyMarker | undefined {
  // Whoever removes it says when that is over.
  if (copy.savedAt !== undefined && isUnwanted(marker, copy.savedAt)) return marker;
  if (copy.savedAt !== undefined) return { state: "saved", savedAt: copy.savedAt };
  if (copy.isComing) return { state: "wanted" };
  if (marker?.state !== "saved" && marker?.state !== "lost") return undefined;
  return { ...marker, state: "lost" };
}
