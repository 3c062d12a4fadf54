import type { ProductPage } from "../../../schema/generated/types.ts";

/** Parts of a record that only a thing with a kind has: its values, its edges, its order codes, its pictures. */
const parts = [
  "sections",
  "interfaces",
  "keySpecs",
  "pinouts",
  "cables",
  "protocols",
  "features",
  "applications",
  "ordering",
  "variants",
  "images",
  "downloads",
] as const satisfies readonly (keyof ProductPage)[];

/**
 * Whether a record says anything of a product but its name and its text. Where it says nothing, its kind may be unknown:
 * no page then calls it a product, to readers or to machines.
 */
export function isDescribed(record: ProductPage): boolean {
  const { lifecycle, maturity, partNumber, hardware, documentNumber, photograph } = record;
  return (
    lifecycle !== "not-stated" ||
    maturity !== "not-stated" ||
    (partNumber ?? hardware ?? documentNumber ?? photograph) !== undefined ||
    parts.some((part) => (record[part] ?? []).length > 0)
  );
}
