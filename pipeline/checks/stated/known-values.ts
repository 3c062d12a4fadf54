import type { Value } from "../../../schema/generated/types.ts";
import type { Unit } from "../../domain/quantity/convert.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isShown } from "../../model/resolve/value-status.ts";
import { locatedValues } from "../../model/values/located-values.ts";
import { specRow } from "../../model/values/spec-rows.ts";

/** A published quantity of a product. */
export interface KnownValue {
  readonly param: string;
  /** The names for it in texts. */
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

/** The products that publish quantities, by id. Tables of a product are what its texts are compared with. */
export function knownProducts(index: SiteIndex): Map<string, KnownProduct> {
  const found = new Map<string, KnownProduct>();
  for (const [id, source] of index.records.get("product") ?? []) {
    const values = locatedValues(source).flatMap((located): KnownValue[] => {
      const { value } = located;
      const unit = value.unit === undefined ? undefined : index.units.get(value.unit);
      const parameter = index.parameters.get(value.param);
      if (unit === undefined || parameter === undefined || !isShown(value, index.review)) return [];
      const names = [parameter.name, value.label].filter((name) => name !== undefined);
      const { display } = specRow(source, located, index);
      return [{ param: value.param, names, kind: unit.kind, value, unit, display }];
    });
    if (values.length > 0) found.set(id, { id, title: source.data.title, values });
  }
  return found;
}
