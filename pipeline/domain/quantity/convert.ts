import type { UnitsSource } from "../../../schema/generated/types.ts";
import { precisionOf, roundToDecimals, roundToSignificant } from "./significant.ts";

export type Unit = UnitsSource["units"][number];

/** Digits of a double that a multiplication leaves as they are. */
const EXACT_DIGITS = 15;

/** A number in the SI unit of its kind: `toSi(20, degC)` is 293.15. Equal quantities are equal numbers, 1400 mV and 1.4 V. */
export function toSi(value: number, unit: Unit): number {
  return Number((value * unit.factor + (unit.offset ?? 0)).toPrecision(EXACT_DIGITS));
}

/** A number of the SI unit of its kind in another unit. */
export function fromSi(value: number, unit: Unit): number {
  return (value - (unit.offset ?? 0)) / unit.factor;
}

/**
 * Whether a value in one unit can be converted to another: equal dimension is not enough, and levels are
 * never converted.
 */
export function isConvertible(from: Unit, to: Unit): boolean {
  return from.kind === to.kind && from.logarithmic !== true && to.logarithmic !== true;
}

/**
 * Digits of a value in another unit, with the significant digits of the source, rounded half away from zero. A scale
 * with another zero point keeps the source's decimals instead: 85 °C is 185 °F, and two digits would make that 190.
 * Undefined where the units do not convert or the text is no number.
 */
export function convertDigits(digits: string, from: Unit, to: Unit): string | undefined {
  const precision = precisionOf(digits);
  if (precision === undefined || !isConvertible(from, to)) return undefined;
  const value = fromSi(toSi(Number(digits), from), to);
  if (!Number.isFinite(value)) return undefined;
  const isShifted = (from.offset ?? 0) !== (to.offset ?? 0);
  if (isShifted) return roundToDecimals(value, Math.max(0, precision.decimals));
  // Zero of a size is zero in every unit; its decimals say nothing about the other unit.
  if (value === 0) return digits.trim().replace(/^[+-]/, "");
  return roundToSignificant(value, precision.significant);
}

/** The other system of units: what a visitor can switch to, and the unit that it uses for this one. */
interface PartnerUnit {
  readonly system: "si" | "imperial";
  readonly unit: Unit;
}

/** The partner of a unit; units that both systems use have none. */
export function partnerOf(unit: Unit, units: ReadonlyMap<string, Unit>): PartnerUnit | undefined {
  if (unit.partner === undefined || unit.system === undefined || unit.system === "both") return undefined;
  const partner = units.get(unit.partner);
  if (partner === undefined || !isConvertible(unit, partner)) return undefined;
  return { system: unit.system === "si" ? "imperial" : "si", unit: partner };
}
