import type { Value } from "../../../schema/generated/types.ts";
import type { Unit } from "../../domain/quantity/convert.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isShown } from "../../model/resolve/value-status.ts";
import { placedValues } from "../../model/values/placed-values.ts";
import { specRow } from "../../model/values/spec-rows.ts";

/** A published quantity of a product. */
export interface KnownValue {
  readonly param: string;
  /** What a text may call it. */
  readonly names: readonly string[];
  readonly kind: string;
  readonly value: Value;
  readonly unit: Unit;
  /** As the page shows it. */
  readonly display: string;
}

export interface KnownProduct {
  readonly id: string;
  readonly title: string;
  readonly values: readonly KnownValue[];
}

/** The products that publish quantities, by id. Tables of a product are the truth that its texts are held against. */
export function knownProducts(index: SiteIndex): Map<string, KnownProduct> {
  const found = new Map<string, KnownProduct>();
  for (const [id, source] of index.records.get("product") ?? []) {
    const values = placedValues(source).flatMap((placed): KnownValue[] => {
      const { value } = placed;
      const unit = value.unit === undefined ? undefined : index.units.get(value.unit);
      const parameter = index.parameters.get(value.param);
      if (unit === undefined || parameter === undefined || !isShown(value, index.review)) return [];
      const names = [parameter.name, value.label].filter((name) => name !== undefined);
      const { display } = specRow(source, placed, index);
      return [{ param: value.param, names, kind: unit.kind, value, unit, display }];
    });
    if (values.length > 0) found.set(id, { id, title: source.data.title, values });
  }
  return found;
}
