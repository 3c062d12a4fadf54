import { toSi } from "../../quantity/convert.ts";
import type { SiteIndex } from "../../resolve/site-index.ts";
import { diagnosticAt } from "../../resolve/source.ts";
import { type SheetValue, valuesOf } from "./products.ts";
import type { Rule } from "./rule.ts";

/** Absolute maximum ratings contain the recommended operating conditions. */
export const ratingsContainConditions: Rule = (index) =>
  [...(index.records.get("product")?.values() ?? [])].flatMap((source) => {
    const values = valuesOf(source, index);
    const ratings = values.filter(({ section }) => section === "absmax");
    return values
      .filter(({ section }) => section === "recommended")
      .flatMap((condition) =>
        ratings
          .filter(
            // A rating without a variant or a hardware revision holds for all of them.
            ({ value }) =>
              value.param === condition.value.param &&
              (value.variant === undefined || value.variant === condition.value.variant) &&
              (value.since === undefined || value.since === condition.value.since) &&
              (value.until === undefined || value.until === condition.value.until),
          )
          .flatMap((rating) => outside(condition, rating, index)),
      );
  });

function outside(condition: SheetValue, rating: SheetValue, index: SiteIndex) {
  const found = [];
  for (const [level, isOutside] of [
    ["min", (a: number, b: number) => a < b],
    ["max", (a: number, b: number) => a > b],
  ] as const) {
    const a = inSi(condition, level, index);
    const b = inSi(rating, level, index);
    if (a === undefined || b === undefined || !isOutside(a, b)) continue;
    found.push(
      diagnosticAt(condition.source, `${condition.pointer}/${level}`, {
        code: "recommended-outside-absmax",
        message: `The recommended ${level} of ${condition.value.param}, ${written(condition, level)}, lies outside the absolute maximum rating, ${written(rating, level)}.`,
        hint: "Operating conditions must lie within the ratings; correct one of the two.",
      }),
    );
  }
  return found;
}

/** The number in the SI unit of its kind, so that mV and V compare. */
function inSi({ value }: SheetValue, level: "min" | "max", index: SiteIndex): number | undefined {
  const number = value[level];
  const unit = value.unit === undefined ? undefined : index.units.get(value.unit);
  if (number === undefined || unit === undefined) return undefined;
  return toSi(number, unit);
}

function written({ source, value, pointer }: SheetValue, level: "min" | "max"): string {
  return `${source.digits[`${pointer}/${level}`] ?? value[level]} ${value.unit}`;
}
