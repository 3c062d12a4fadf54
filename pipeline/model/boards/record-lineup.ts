import type { ProductSource } from "../../../schema/generated/types.ts";
import type { Lineup } from "../../domain/boards/scope.ts";
import { isOfType, type SourceOf, type ValidSource } from "../../sources/parse/source.ts";
import { namedProducts } from "../resolve/interface-records.ts";
import type { SiteIndex } from "../resolve/site-index.ts";

/** The hardware revisions and variants of a product, in its order. */
export function productLineup({
  hardwareRevisions = [],
  variants = [],
}: Pick<ProductSource, "hardwareRevisions" | "variants">): Lineup {
  return { hardware: hardwareRevisions.map(({ id }) => id), variants: variants.map(({ id }) => id) };
}

/** The products whose boards a record is for: published ones, else the drafts that it names. */
export function recordOwners(record: ValidSource, index: SiteIndex): readonly SourceOf<"product">[] {
  const published = namedProducts(record, index);
  if (published.length > 0) return published;
  const { products } = record.data;
  const named: readonly unknown[] = Array.isArray(products) ? products : [];
  return named.flatMap((id) => index.withheld.get("product")?.get(String(id)) ?? []);
}

/** Those of the products that a record goes with; of several products in the order of the first that lists one. */
export function recordLineup(record: ValidSource, index: SiteIndex): Lineup {
  if (isOfType(record, "product")) return productLineup(record.data);
  const lineups = recordOwners(record, index).map(({ data }) => productLineup(data));
  return {
    hardware: [...new Set(lineups.flatMap(({ hardware }) => hardware))],
    variants: [...new Set(lineups.flatMap(({ variants }) => variants))],
  };
}
