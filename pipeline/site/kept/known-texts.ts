import type { PackStore } from "../../cache/pack-store.ts";
import type { ValueTable } from "../../cache/value-table.ts";
import type { PageFacts } from "../../emit/page-facts.ts";
import { recordHash } from "../../emit/record-hash.ts";
import type { TextFile } from "../../read/read-data.ts";
import { sourceKey } from "../sources/source-key.ts";
import type { Place } from "./content-name.ts";

/** The records that a doc is published as, each by its address and hash; pairs are read six times as fast as objects of one key each. */
export type RecordHashes = readonly (readonly [pathname: string, hash: string])[];

function hashTable(store: PackStore): ValueTable<RecordHashes> {
  return store.table<RecordHashes>("flawless texts");
}

/** Both are names with a hash at their end, and a hash of the two would take longer than all else that is done with a text. */
function textName(file: TextFile, { name, files }: Place): string {
  return `${contentPrefix(name)} ${sourceKey(file, files.limits)}`;
}

function contentPrefix(name: string): string {
  return name.slice(-16);
}

/** What a doc was published as with this content, where nothing is to be said of its text; undefined for one that is not known. */
export function hashesOf(file: TextFile, place: Place): RecordHashes | undefined {
  return hashTable(place.store).get(textName(file, place));
}

/** Notes that nothing is to be said of the texts of these files, and what they are published as. */
export function noteTexts(texts: readonly TextFile[], records: readonly PageFacts[], place: Place): void {
  const published = new Map<string, PageFacts[]>(texts.map(({ path }) => [path, []]));
  for (const record of records) published.get(record.source)?.push(record);
  for (const file of texts) {
    const hashes = (published.get(file.path) ?? []).map(
      (record) => [record.pathname, recordHash(record, place.store)] as const,
    );
    hashTable(place.store).set(textName(file, place), hashes);
  }
}

/** Forgets all texts of a content but those that its docs have now: of another text a datasheet may say other things by now. */
export function forgetFormerTexts(place: Place): void {
  const current = new Set(place.files.texts.map((file) => textName(file, place)));
  const prefix = contentPrefix(place.name);
  hashTable(place.store).drop((key) => key.startsWith(prefix) && !current.has(key));
}
