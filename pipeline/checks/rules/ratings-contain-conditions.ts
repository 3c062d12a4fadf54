import type { Diagnostic } from "../../core/diagnostics.ts";
import { listInWords } from "../../core/text/phrase.ts";
import { holdTogether, variantsOf } from "../../domain/boards/scope.ts";
import { toSi } from "../../domain/quantity/convert.ts";
import { productLineup } from "../../model/boards/record-lineup.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import { levels, type SheetValue, valuesOf } from "./products.ts";
import type { Rule } from "./rule.ts";

/**
 * Absolute maximum ratings contain the recommended operating conditions, with every level and its tolerance. A withdrawn
 * row is neither.
 */
export const ratingsContainConditions: Rule = (index) =>
  recordsOf(index, "product").flatMap((source) => {
    const values = valuesOf(source, index).filter(({ value }) => value.status !== "withdrawn");
    const ratings = values.filter(({ section }) => section === "absmax");
    const lineup = productLineup(source.data);
    return values
      .filter(({ section }) => section === "recommended")
      .flatMap((condition) => {
        const found = ratings
          .filter((rating) => isRatingOf(rating, condition))
          .filter(({ value }) => holdTogether(value, condition.value, lineup))
          .flatMap((rating) => outside(condition, rating, index));
        // Ratings of several variants may have the same limit.
        return [...new Map(found.map((one) => [`${one.line}:${one.column} ${one.message}`, one])).values()];
      });
  });

/** A rating may have a parameter of its own, which then has the symbol of the one that it limits: `V_IN`. */
function isRatingOf(rating: SheetValue, condition: SheetValue): boolean {
  if (rating.value.param === condition.value.param) return true;
  const [limit, limited] = [rating.parameter, condition.parameter];
  return limit?.section === "absmax" && limit.symbol !== undefined && limit.symbol === limited?.symbol;
}

const sides = [
  { limit: "min", order: levels, sign: 1 },
  { limit: "max", order: levels.toReversed(), sign: -1 },
] as const;

/** The outermost level on each side that lies beyond the rating. */
function outside(condition: SheetValue, rating: SheetValue, index: SiteIndex): Diagnostic[] {
  const units = [condition, rating].map(({ value }) => index.units.get(value.unit ?? ""));
  const [own, other] = units;
  if (own === undefined || other === undefined || own.kind !== other.kind) return [];
  return sides.flatMap(({ limit, order, sign }) => {
    const end = rating.value[limit];
    if (end === undefined) return [];
    const isBeyond = (number: number): boolean => sign * toSi(number, own) < sign * toSi(end, other);
    for (const level of order) {
      const number = condition.value[level];
      if (number === undefined) continue;
      const { tolerance = 0 } = condition.value;
      const reach = level === "nom" || level === "typ" ? number - sign * tolerance : number;
      if (!isBeyond(Number(reach.toPrecision(12)))) continue;
      return [report(condition, rating, { level, limit, isReach: !isBeyond(number) })];
    }
    return [];
  });
}

interface Finding {
  readonly level: (typeof levels)[number];
  readonly limit: "min" | "max";
  /** Whether only its tolerance takes the level beyond the rating. */
  readonly isReach: boolean;
}

function report(condition: SheetValue, rating: SheetValue, { level, limit, isReach }: Finding): Diagnostic {
  const { param } = condition.value;
  const what = isReach
    ? `${written(condition, level)} ± ${written(condition, "tolerance")}`
    : written(condition, level);
  return diagnosticAt(condition.source, `${condition.pointer}/${level}`, {
    code: "recommended-outside-absmax",
    message: `The recommended ${level} of ${param}, ${what}, lies outside the absolute maximum rating, ${written(rating, limit)}${scopeOf(rating)}.`,
    hint: "Operating conditions must lie within the ratings; correct one of the two.",
  });
}

/** The scope of the rating, if it does not hold for all boards. */
function scopeOf({ value }: SheetValue): string {
  const { since, until } = value;
  const variants = variantsOf(value);
  const scope = [
    ...(variants.length === 0
      ? []
      : [`of the ${variants.length === 1 ? "variant" : "variants"} ${listInWords([...variants], "and")}`]),
    ...(since === undefined ? [] : [`since hardware ${since}`]),
    ...(until === undefined ? [] : [`until hardware ${until}`]),
  ];
  return scope.length === 0 ? "" : ` ${scope.join(" ")}`;
}

function written({ source, value, pointer }: SheetValue, level: Finding["level"] | "tolerance"): string {
  return `${source.digits[`${pointer}/${level}`] ?? value[level]} ${value.unit}`;
}
