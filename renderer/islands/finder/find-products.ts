import type { Filter, Filters, FinderRow, FinderState, FinderValue } from "./filters.ts";

/** Products by their place in the line, as the filters and the order want them. */
export function findProducts(rows: readonly FinderRow[], count: number, state: FinderState): number[] {
  const found = range(count).filter((product) => isWanted(rows, product, state.filters));
  const row = rows.find(({ param }) => param === state.sort);
  return row === undefined ? found : sorted(found, row, state.descending);
}

/** How many products the filters want. */
export function countWanted(rows: readonly FinderRow[], count: number, filters: Filters): number {
  return range(count).filter((product) => isWanted(rows, product, filters)).length;
}

/** A product is wanted where one of its variants meets all filters: two that meet one each do not make one that meets both. */
function isWanted(rows: readonly FinderRow[], product: number, filters: Filters): boolean {
  const wanted = rows.filter(({ param }) => filters[param] !== undefined);
  const variants = new Set(wanted.flatMap((row) => factsOf(row, product).map(({ variant }) => variant)));
  variants.add(undefined);
  if (variants.size > 1) variants.delete(undefined);
  return [...variants].some((variant) =>
    wanted.every((row) => {
      const facts = factsOf(row, product).filter(
        (fact) => fact.variant === undefined || fact.variant === variant,
      );
      const filter = filters[row.param];
      return filter === undefined || meets(facts, filter);
    }),
  );
}

function meets(facts: readonly FinderValue[], { from, to, words, missing }: Filter): boolean {
  if (facts.length === 0) return missing;
  const hasRange = from !== undefined || to !== undefined;
  if (!hasRange && words.length === 0) return !missing;
  return facts.some((fact) =>
    hasRange ? overlaps(fact, from, to) : words.some((word) => fact.words?.includes(word)),
  );
}

/** Two ranges meet; an end that is not stated is open. "Accepts 24 V" is a range of one number. */
function overlaps({ low, high }: FinderValue, from: number | undefined, to: number | undefined): boolean {
  const isBelow = high !== undefined && from !== undefined && high < from - tiny(from);
  const isAbove = low !== undefined && to !== undefined && low > to + tiny(to);
  return !isBelow && !isAbove;
}

/** Numbers that a conversion made are equal within its noise. */
function tiny(value: number): number {
  return Math.abs(value) * 1e-9;
}

/** The values that may be checked: what is preliminary counts as not stated. */
export function factsOf(row: FinderRow, product: number): FinderValue[] {
  return (row.cells[product] ?? []).filter(
    ({ low, high, words }) => low !== undefined || high !== undefined || words !== undefined,
  );
}

/** By the end that counts, the other end where that is open, or the first word. Products without a value come last. */
function sorted(products: readonly number[], row: FinderRow, descending: boolean): number[] {
  const keyed = products.map((product) => ({ product, key: sortKey(factsOf(row, product), descending) }));
  const sign = descending ? -1 : 1;
  return keyed
    .sort((a, b) => {
      if (a.key === undefined || b.key === undefined)
        return Number(a.key === undefined) - Number(b.key === undefined) || a.product - b.product;
      return sign * compareKeys(a.key, b.key) || a.product - b.product;
    })
    .map(({ product }) => product);
}

function sortKey(facts: readonly FinderValue[], descending: boolean): number | string | undefined {
  const words = facts.flatMap((fact) => fact.words ?? []);
  if (words.length > 0) return words.join(", ");
  const ends = facts.flatMap(({ low, high }) => (descending ? (high ?? low) : (low ?? high)) ?? []);
  if (ends.length === 0) return undefined;
  return descending ? Math.max(...ends) : Math.min(...ends);
}

function compareKeys(a: number | string, b: number | string): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
