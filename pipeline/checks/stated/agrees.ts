import type { Value } from "../../../schema/generated/types.ts";
import { toSi, type Unit } from "../../domain/quantity/convert.ts";
import { precisionOf } from "../../domain/quantity/significant.ts";
import type { WrittenQuantity } from "./find-quantities.ts";

/** Numbers that are closer than this part of each other are the same; conversions round. */
const closeness = 1e-9;
/** The tolerance of "about". */
const about = 0.1;

/**
 * Whether a number in a text can be true beside a value of a datasheet: it is one of its levels, rounded as the text
 * rounds, or lies in the range that the value leaves open.
 */
export function agrees({ digits, unit }: WrittenQuantity, value: Value, valueUnit: Unit): boolean {
  const stated = toSi(Number(digits), unit);
  // Half a unit of the last digit that the text writes.
  const decimals = precisionOf(digits)?.decimals ?? 0;
  // Read and not computed: before Node 24, `10 ** -5` is not what "1e-5" is.
  const step = Math.abs(Number(`1e${-decimals}`) * unit.factor) / 2;
  const si = (level: number | undefined): number | undefined =>
    level === undefined ? undefined : toSi(level, valueUnit);
  const slack = (level: number): number =>
    Math.max(
      Math.abs(level) * (value.approximate === true ? about : closeness),
      unit === valueUnit ? 0 : step,
    );
  const levels = [value.min, value.nom, value.typ, value.max].flatMap((level) => si(level) ?? []);
  if (levels.some((level) => Math.abs(stated - level) <= slack(level))) return true;
  const centre = si(value.nom ?? value.typ);
  const spread = value.tolerance === undefined ? undefined : value.tolerance * valueUnit.factor;
  if (centre !== undefined && spread !== undefined && Math.abs(stated - centre) <= spread + slack(spread))
    return true;
  if (spread !== undefined && Math.abs(stated - spread) <= slack(spread)) return true;
  const [min, max] = [si(value.min), si(value.max)];
  if (min === undefined && max === undefined) return false;
  return stated >= (min ?? Number.NEGATIVE_INFINITY) && stated <= (max ?? Number.POSITIVE_INFINITY);
}
