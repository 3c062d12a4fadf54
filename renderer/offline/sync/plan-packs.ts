import type { Pack } from "../../shared/offline-format/manifests.ts";
import type { NeededObject } from "../../shared/offline-format/release-index.ts";

/**
 * The cost of a request beside its bytes: headers, and the latency of a slow link, as bytes that could have arrived
 * meanwhile.
 */
const REQUEST = 4000;

/** Packs, and all objects behind the manifest that names them. */
export interface Packed {
  readonly packs: readonly Pack[];
  readonly needed: readonly NeededObject[];
}

/**
 * The packs that are worth fetching: all that are not stored yet where that is cheaper than one request for each missing
 * object, as on a first download; none otherwise, as in an update.
 */
export function planPacks(
  { packs, needed }: Packed,
  { stored, donePacks }: { readonly stored: ReadonlySet<string>; readonly donePacks: ReadonlySet<string> },
): Pack[] {
  const left = packs.filter(({ hash }) => !donePacks.has(hash));
  const missing = needed.filter(({ hash, isPacked }) => isPacked && !stored.has(hash));
  const packed = left.reduce((sum, pack) => sum + pack.bytes + REQUEST, 0);
  const ratio = sum(packs, "bytes") / Math.max(1, sum(packs, "decoded"));
  const single = missing.reduce((total, object) => total + object.bytes * ratio + REQUEST, 0);
  return missing.length > 0 && packed < single ? left : [];
}

function sum(packs: readonly Pack[], field: "bytes" | "decoded"): number {
  return packs.reduce((total, pack) => total + pack[field], 0);
}
