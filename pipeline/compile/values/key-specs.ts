import type { ProductSource, SpecRow } from "../../../schema/generated/types.ts";
import type { SiteIndex } from "../../resolve/site-index.ts";
import type { ValidSource } from "../../resolve/source.ts";
import { isShown } from "../../resolve/value-status.ts";
import { placedValues } from "./placed-values.ts";
import { specRow } from "./spec-rows.ts";

/** The values that a product shows at its head and on cards; only published ones. */
export function keySpecRows(source: ValidSource, index: SiteIndex): SpecRow[] {
  const { keySpecs = [] } = source.data as Partial<ProductSource>;
  const values = placedValues(source).filter(({ value }) => isShown(value, index.review));
  return keySpecs.flatMap((param) => {
    const placed = values.find(({ value }) => value.param === param);
    return placed === undefined ? [] : [specRow(source, placed, index)];
  });
}
