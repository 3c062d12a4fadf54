import { compareStrings } from "../../core/diagnostics.ts";
import { interfaceTypes } from "../../model/resolve/interface-types.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";

/** What a reference may name, with what it is in a few words. */
export interface KnownId {
  readonly id: string;
  readonly words: string;
}

/** All that references of a kind may name in a data folder, sorted. */
export function knownIds(kind: string, index: SiteIndex): readonly KnownId[] {
  return [...idsOfKind(kind, index)].sort((a, b) => compareStrings(a.id, b.id));
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
      return recordsOf(index, kind).map(({ data }) => ({
        id: String(data.id),
        words: [data.title, data.summary].filter((text) => typeof text === "string").join(": "),
      }));
  }
}
