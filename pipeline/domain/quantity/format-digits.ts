import type { Unit } from "./convert.ts";

/** No-break space, U+00A0: between number and unit symbol (SI Brochure, 5.4.3). */
export const noBreak = "\u00A0";
/** Thin no-break space, U+202F: groups of three digits from five digits on (SI Brochure, 5.4.4). */
const thin = "\u202F";
/** Minus sign, U+2212. */
const minus = "\u2212";

/** The digits that the engineer wrote, with a real minus and thin-space groups. */
export function formatDigits(text: string): string {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?([eE][+-]?\d+)?$/.exec(text.trim());
  if (match === null) return text;
  const [, sign = "", whole = "", fraction, exponent] = match;
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, thin);
  const decimals =
    fraction === undefined
      ? ""
      : `.${fraction.length < 5 ? fraction : fraction.replace(/(\d{3})(?=\d)/g, `$1${thin}`)}`;
  const power =
    exponent === undefined
      ? ""
      : `${noBreak}×${noBreak}10^${exponent.slice(1).replace("+", "").replace("-", minus)}`;
  return `${sign === "-" ? minus : ""}${grouped}${decimals}${power}`;
}

/** Number and unit; the degree of an angle and the like follow without a space. */
export function withUnit(number: string, unit: Pick<Unit, "symbol" | "tight"> | undefined): string {
  if (unit === undefined) return number;
  return unit.tight === true ? `${number}${unit.symbol}` : `${number}${noBreak}${unit.symbol}`;
}

/** A range with its unit: `4 V to 6 V`, `at least 4 V`, `at most 6 V`; undefined where neither end is given. */
export function formatRange(
  min: string | undefined,
  max: string | undefined,
  unit: Pick<Unit, "symbol" | "tight"> | undefined,
): string | undefined {
  if (min !== undefined && max !== undefined) return `${withUnit(min, unit)} to ${withUnit(max, unit)}`;
  if (min !== undefined) return `at least ${withUnit(min, unit)}`;
  return max === undefined ? undefined : `at most ${withUnit(max, unit)}`;
}
