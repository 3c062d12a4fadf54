import type { Pack, SectionLine, SectionManifest } from "../format/manifests.ts";
import { sectionObjects } from "../format/release-index.ts";

/** What a request costs beside its bytes: headers, and the time of a slow link in which more bytes could have come. */
const REQUEST = 4000;

/**
 * The packs of a section that are worth fetching: all that are not stored yet where that is cheaper than one request for
 * each missing object, as on a first download; none otherwise, as in an update.
 */
export function planPacks(
  { packs, bytes, transfer }: SectionLine,
  manifest: SectionManifest,
  stored: ReadonlySet<string>,
  done: ReadonlySet<string>,
): Pack[] {
  const left = packs.filter(({ hash }) => !done.has(hash));
  const missing = sectionObjects(manifest).filter(({ hash }) => !stored.has(hash));
  const packed = left.reduce((sum, pack) => sum + pack.bytes + REQUEST, 0);
  const ratio = bytes === 0 ? 1 : Math.min(1, transfer / bytes);
  const single = missing.reduce((sum, object) => sum + object.bytes * ratio + REQUEST, 0);
  return missing.length > 0 && packed < single ? left : [];
}
