import type { PageRecord } from "../../schema/generated/types.ts";
import { canonicalJson } from "../core/canonical-json.ts";
import { hashOf } from "../core/hash.ts";
import { oncePer } from "../core/once.ts";
import type { ValueTable } from "../engine/cache/value-table.ts";
import type { Engine } from "../engine/engine.ts";
import { keyOfBlock } from "../pages/html/html-block.ts";
import { tableOf } from "../pages/page-facts.ts";

/** Hashes of records that this process still holds: records are not changed once they are compiled. */
const known = new WeakMap<PageRecord, string>();

/** A record as text, with the names of its blocks in place of their HTML, which most pages need not be asked for. */
function spellingOf(record: PageRecord): string {
  if (record.type !== "doc") return JSON.stringify(record);
  const body = record.body.map((block) => keyOfBlock(block) ?? block);
  return JSON.stringify({ ...record, body });
}

/** Names the way in which a record was made; most are asked for twice. */
const nameOf = oncePer((page: PageRecord) => hashOf(spellingOf(page)));

function hashes(page: PageRecord, engine: Engine): ValueTable<string> {
  return engine.table<string>(tableOf("record hashes", page));
}

/**
 * The hash of a record that was made the same way before, by the text that the engine writes at once: sorting the keys of a
 * thousand records takes four times as long. Undefined for any other; what is drawn of it is not in the store either.
 */
export function knownHash(page: PageRecord, engine: Engine): string | undefined {
  const hash = known.get(page) ?? hashes(page, engine).get(nameOf(page));
  if (hash !== undefined) known.set(page, hash);
  return hash;
}

/** The hash of a record in its one spelling. */
export function recordHash(page: PageRecord, engine: Engine): string {
  return knownHash(page, engine) ?? keepHash(page, hashOfRecord(page), engine);
}

/** The same, for code without an engine. */
export function hashOfRecord(record: PageRecord): string {
  return hashOf(canonicalJson(record));
}

/** Keeps the hash of a record that somebody has made of it. */
export function keepHash(page: PageRecord, hash: string, engine: Engine): string {
  hashes(page, engine).set(nameOf(page), hash);
  known.set(page, hash);
  return hash;
}
