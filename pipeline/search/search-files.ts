import { packIndex } from "../../renderer/search/search-index.ts";
import type { PageRecord } from "../../schema/generated/types.ts";
import { hashOf } from "../cache/hash.ts";
import type { PackStore } from "../cache/pack-store.ts";
import type { OutputFile } from "../write/tree-plan.ts";
import { recordSections } from "./record-sections.ts";
import { isSearched, searchEntries } from "./search-entries.ts";
import type { TextSection } from "./section-writer.ts";

/** A record and the hash of all of it. */
export interface HashedRecord {
  readonly record: PageRecord;
  readonly hash: string;
}

/** `search/entries.json` and `search/terms.json`. The store is one of this version of Fairlead. */
export function searchFiles(pages: readonly HashedRecord[], base: string, store: PackStore): OutputFile[] {
  const searched = pages.filter(({ record }) => isSearched(record));
  const data = searchEntries(
    searched.map(({ record, hash }) => ({ record, sections: sectionsOf(record, hash, store) })),
    base,
  );
  const text = JSON.stringify(data);
  const key = hashOf(text);
  // Asked for at once, so that the store keeps it while the file of the last build is still good.
  const known = store.get(`search terms ${key}`);
  const makeTerms = (): string => {
    const made = JSON.stringify(packIndex(data));
    store.put(`search terms ${key}`, made);
    return made;
  };
  return [
    { path: "search/entries.json", key, bytes: () => text },
    { path: "search/terms.json", key: hashOf("terms", key), bytes: () => known ?? makeTerms() },
  ];
}

function sectionsOf(record: PageRecord, hash: string, store: PackStore): TextSection[] {
  const key = `search sections ${hash}`;
  const known = store.getJson<TextSection[]>(key);
  if (known !== undefined) return known;
  const sections = recordSections(record);
  store.putJson(key, sections);
  return sections;
}
