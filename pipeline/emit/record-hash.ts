import type { PageRecord } from "../../schema/generated/types.ts";
import { canonicalJson } from "../cache/canonical-json.ts";
import { hashOf } from "../cache/hash.ts";
import type { PackStore } from "../cache/pack-store.ts";

/** Hashes of records that this process still holds: records are not changed once they are compiled. */
const known = new WeakMap<PageRecord, string>();

/**
 * The hash of a record in its one spelling. That of a record which was made the same way before is in the store, by the
 * text that the engine writes at once: sorting the keys of a thousand records takes four times as long.
 */
export function recordHash(record: PageRecord, store: PackStore): string {
  const held = known.get(record);
  if (held !== undefined) return held;
  const hash = store.keepJson(`record ${hashOf(JSON.stringify(record))}`, () =>
    hashOf(canonicalJson(record)),
  );
  known.set(record, hash);
  return hash;
}
