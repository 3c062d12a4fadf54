import { compareStrings } from "../../core/diagnostics.ts";
import { interfaceTypes } from "../../model/resolve/interface-types.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import { anyType, dictionaries, type SiteIndex } from "../../model/resolve/site-index.ts";
import type { SourceOf, SourceTypes, ValidSource } from "../../sources/parse/source.ts";

/** An id that a reference may name, with a description in a few words. */
export interface KnownId {
  readonly id: string;
  readonly words: string;
}

/**
 * All that references of a kind may name in a data folder, sorted: drafts too, which one may be writing, and what has a
 * mistake of its own. Nothing where the ids of a file cannot be read, so that none can be called unknown.
 */
export function knownIds(kind: string, index: SiteIndex): readonly KnownId[] {
  const dictionary = dictionaries[kind as keyof typeof dictionaries];
  if (index.unread.has(dictionary)) return [];
  const ids = idsOfKind(kind, index);
  if (ids.length === 0) return [];
  const types = kind === "interface" ? interfaceTypes : [dictionary ?? kind];
  const faulty = [...types, ...(dictionary === undefined ? [anyType] : [])].flatMap((type) => [
    ...(index.faulty.get(type) ?? []),
  ]);
  const all = new Map(faulty.map((id) => [id, { id, words: "Its file has a mistake." }]));
  for (const one of ids) all.set(one.id, one);
  return [...all.values()].sort((a, b) => compareStrings(a.id, b.id));
}

/** The title of the entry or record that an id names; undefined for an unknown id. */
export function titleOf(kind: string, id: string, index: SiteIndex): string | undefined {
  switch (kind) {
    case "unit":
      return index.units.get(id)?.symbol;
    case "parameter":
      return index.parameters.get(id)?.name;
    case "source":
      return index.citations.get(id)?.title;
    default: {
      const types = kind === "interface" ? interfaceTypes : [kind];
      const found = types.flatMap((type) => heldRecords(index, type)).find(({ data }) => data.id === id);
      return typeof found?.data.title === "string" ? found.data.title : undefined;
    }
  }
}

/** The records of a type, published or not. */
export function heldRecords<T extends keyof SourceTypes>(index: SiteIndex, type: T): readonly SourceOf<T>[];
export function heldRecords(index: SiteIndex, type: string): readonly ValidSource[];
export function heldRecords(index: SiteIndex, type: string): readonly ValidSource[] {
  return [...recordsOf(index, type), ...(index.withheld.get(type)?.values() ?? [])];
}

function idsOfKind(kind: string, index: SiteIndex): KnownId[] {
  switch (kind) {
    case "unit":
      return [...index.units.values()].map(({ id, symbol, kind }) => ({ id, words: `${symbol} (${kind})` }));
    case "parameter":
      return [...index.parameters.values()].map(({ id, name, definition, units = [] }) => ({
        id,
        words: `${name}: ${definition}${units.length === 0 ? "" : ` In ${units.join(", ")}.`}`,
      }));
    case "source":
      return [...index.citations.values()].map(({ id, title }) => ({ id, words: title }));
    case "interface":
      return interfaceTypes.flatMap((type) => idsOfKind(type, index));
    default:
      return heldRecords(index, kind).map(({ data }) => ({
        id: String(data.id),
        words: [data.title, data.summary].filter((text) => typeof text === "string").join(": "),
      }));
  }
}
