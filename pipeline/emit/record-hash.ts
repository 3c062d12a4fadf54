import type { PageRecord } from "../../schema/generated/types.ts";
import { canonicalJson } from "../cache/canonical-json.ts";
import { hashOf } from "../cache/hash.ts";
import type { PackStore } from "../cache/pack-store.ts";
import { keyOfBlock } from "../compile/html/html-block.ts";
import { type PageFacts, recordOf } from "./page-facts.ts";

/** Hashes of records that this process still holds: records are not changed once they are compiled. */
const known = new WeakMap<PageFacts, string>();

/** A record as text, with the names of its blocks in place of their HTML, which most pages need not be asked for. */
function spellingOf(record: PageRecord): string {
  if (record.type !== "doc") return JSON.stringify(record);
  const body = record.body.map((block) => keyOfBlock(block) ?? block);
  return JSON.stringify({ ...record, body });
}

/**
 * The hash of a record in its one spelling. That of a record which was made the same way before is in the store, by the
 * text that the engine writes at once: sorting the keys of a thousand records takes four times as long.
 */
export function recordHash(page: PageFacts, store: PackStore): string {
  const held = known.get(page);
  if (held !== undefined) return held;
  const record = recordOf(page);
  const hash = store
    .table<string>("record hashes")
    .keep(hashOf(spellingOf(record)), () => hashOf(canonicalJson(record)));
  known.set(page, hash);
  return hash;
}

/** Notes the hash of a record that was made before, so that nobody has to look at the record. */
export function noteHash(page: PageFacts, hash: string): void {
  known.set(page, hash);
}
