import type { PackStore } from "../../../../engine/cache/pack-store.ts";
import type { ValueTable } from "../../../../engine/cache/value-table.ts";
import type { PageFacts } from "../../../../pages/page-facts.ts";
import { recordHash } from "../../../../render/record-hash.ts";
import type { TextFile } from "../../../../sources/read/read-data.ts";
import { sourceKey } from "../../../../sources/site/source-key.ts";
import type { Place } from "./content-name.ts";

/**
 * What is known of the text of a doc: whether it may name a product, and the records that it is published as, address and
 * hash of one after those of the other. A list of texts is read in a third of the time that lists in a list take.
 */
export type KnownText = readonly [names: 0 | 1, ...records: string[]];

function textTable(store: PackStore): ValueTable<KnownText> {
  return store.table<KnownText>("flawless texts");
}

/** The hash of the record that a text is published as at an address. */
export function hashAt(pathname: string, text: KnownText): string | undefined {
  for (let at = 1; at < text.length; at += 2) if (text[at] === pathname) return String(text[at + 1]);
  return undefined;
}

/** Both are names with a hash at their end, and a hash of the two would take longer than all else that is done with a text. */
function textName(file: TextFile, { name, files }: Place): string {
  return `${contentPrefix(name)} ${sourceKey(file, files.limits)}`;
}

function contentPrefix(name: string): string {
  return name.slice(-16);
}

/** What is known of a text with this content, where nothing is to be said of it; undefined for one that is not known. */
export function knownText(file: TextFile, place: Place): KnownText | undefined {
  return textTable(place.store).get(textName(file, place));
}

/** Notes that nothing is to be said of the texts of these files, and what they are published as. */
export function noteTexts(
  texts: readonly TextFile[],
  {
    records,
    mayName,
  }: { readonly records: readonly PageFacts[]; readonly mayName: (file: TextFile) => boolean },
  place: Place,
): void {
  const published = new Map<string, PageFacts[]>(texts.map(({ path }) => [path, []]));
  for (const record of records) published.get(record.source)?.push(record);
  for (const file of texts) {
    const own = (published.get(file.path) ?? []).flatMap((record) => [
      record.pathname,
      recordHash(record, place.store),
    ]);
    textTable(place.store).set(textName(file, place), [mayName(file) ? 1 : 0, ...own]);
  }
}

/** Forgets all texts of a content but those that its docs have now: of another text a datasheet may say other things by now. */
export function forgetFormerTexts(place: Place): void {
  const current = new Set(place.files.texts.map((file) => textName(file, place)));
  const prefix = contentPrefix(place.name);
  textTable(place.store).drop((key) => key.startsWith(prefix) && !current.has(key));
}
