import type { FamilyPage } from "../../../schema/generated/types.ts";
import type { AddressCodec } from "../compared/address-state.ts";

export type FinderRow = FamilyPage["sections"][number];
export type FinderValue = FinderRow["cells"][number][number];

/** Filter for one parameter; an empty one filters nothing. */
export interface Filter {
  /** In the usual unit of the parameter. The range of a product has to meet this one. */
  readonly from?: number;
  readonly to?: number;
  readonly words: readonly string[];
  /** Products for which nothing is stated are wanted too. */
  readonly missing: boolean;
}

/** Filters by parameter. */
export type Filters = Readonly<Record<string, Filter>>;

export interface FinderState {
  readonly filters: Filters;
  /** Id of the parameter that products are sorted by; absent: the order of the line. */
  readonly sort?: string;
  readonly descending: boolean;
}

export const noFilter: Filter = { words: [], missing: false };
const SORT = "_sort";

/** Whether a filter wants nothing, so that every product meets it. */
export function isEmpty({ from, to, words, missing }: Filter): boolean {
  return from === undefined && to === undefined && words.length === 0 && !missing;
}

/**
 * `?supply-voltage=24&buses=can&buses=&_sort=-mass`: a range is `9..36` with either end absent, one number is both
 * ends, and an empty text means "not stated". A word that fits no parameter is ignored.
 */
export function finderCodec(rows: readonly FinderRow[]): AddressCodec<FinderState> {
  const filtered = rows.filter(({ facet }) => facet !== undefined);
  return {
    read(query) {
      const filters = filtered.flatMap((row) => {
        const filter = readFilter(query.getAll(row.param), row);
        return isEmpty(filter) ? [] : [[row.param, filter] as const];
      });
      const wanted = query.get(SORT) ?? "";
      const sort = rows.find(({ param }) => param === wanted.replace(/^-/, ""))?.param;
      return {
        filters: Object.fromEntries(filters),
        descending: sort !== undefined && wanted.startsWith("-"),
        ...(sort === undefined ? {} : { sort }),
      };
    },
    write({ filters, sort, descending }, query) {
      for (const { param } of filtered) {
        query.delete(param);
        for (const word of wordsOf(filters[param] ?? noFilter)) query.append(param, word);
      }
      query.delete(SORT);
      if (sort !== undefined) query.set(SORT, descending ? `-${sort}` : sort);
    },
  };
}

function readFilter(words: readonly string[], { facet }: FinderRow): Filter {
  const missing = words.includes("");
  if (facet?.kind !== "range")
    return { words: words.filter((word) => facet?.options.includes(word)), missing };
  const ends = (words.find((word) => word !== "") ?? "").split("..").map(numberOf);
  const from = ends[0];
  const to = ends.length > 1 ? ends[1] : from;
  return { words: [], missing, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

function wordsOf({ from, to, words, missing }: Filter): string[] {
  const range =
    from === undefined && to === undefined ? [] : [from === to ? `${from}` : `${from ?? ""}..${to ?? ""}`];
  return [...range, ...words, ...(missing ? [""] : [])];
}

/** A number as a reader types it, or as the pages write it: `115 200`, `1.5 × 10^−7`; undefined for anything else. */
export function numberOf(text: string): number | undefined {
  const trimmed = text
    .trim()
    .replace(",", ".")
    .replaceAll("\u2212", "-")
    .replace(/\s×\s10\^/, "e")
    // Groups of three digits: before the point from its side, behind it from the other.
    .replace(/(\d)\s(?=\d{3}(?:\D|$))/g, "$1")
    .replace(/\.[\d\s]*\d/, (decimals) => decimals.replace(/(\d{3})\s/g, "$1"));
  const value = Number(trimmed);
  return trimmed === "" || !Number.isFinite(value) ? undefined : value;
}
