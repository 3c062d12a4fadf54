import { siteBase } from "../../client/addresses.ts";
import { readStored, writeStored } from "../../client/storage.ts";
import { fieldsOf, isText } from "../format/checks.ts";

/** A note outside of the copy's own storage: where it says that there is a copy and none is found, a browser removed it. */
export interface CopyMarker {
  /** `wanted`: the visitor pressed save. `saved`: it was complete once. `lost`: it was, and is no longer there. */
  readonly state: "wanted" | "saved" | "lost";
  /** ISO date and time of the copy that was complete. */
  readonly savedAt?: string;
}

const key = (): string => `fairlead${siteBase()}copy`;

/** Undefined where there is none, or none that can be read. */
export function readMarker(): CopyMarker | undefined {
  const { state, savedAt } = fieldsOf(jsonOf(readStored("localStorage", key()) ?? "")) ?? {};
  if (state !== "wanted" && state !== "saved" && state !== "lost") return undefined;
  return isText(savedAt) ? { state, savedAt } : { state };
}

/** Nothing where the browser refuses storage; undefined takes the marker away. */
export function writeMarker(marker: CopyMarker | undefined): void {
  writeStored("localStorage", key(), marker && JSON.stringify(marker));
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
  if (copy.savedAt !== undefined) return { state: "saved", savedAt: copy.savedAt };
  if (copy.isComing) return { state: "wanted" };
  if (marker === undefined || marker.state === "wanted") return undefined;
  return { ...marker, state: "lost" };
}
