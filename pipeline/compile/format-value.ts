import type { Value } from "../../schema/generated/types.ts";
import type { Unit } from "../resolve/site-index.ts";

/** No-break space, U+00A0: between number and unit symbol (SI Brochure, 5.4.3). */
const noBreak = "\u00A0";
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

/** Number and unit; the degree of an angle and the like stand without a space. */
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

/** The whole value as one text: `4.5 V to 5.5 V`, `approx. 250 mA`, `6`, `yes`. Digits by JSON Pointer suffix. */
export function formatValue(
  value: Value,
  digits: (level: string) => string | undefined,
  unit: Unit | undefined,
): string {
  const show = (level: "min" | "nom" | "typ" | "max" | "tolerance" | "count"): string | undefined => {
    const number = value[level];
    if (number === undefined) return undefined;
    return formatDigits(digits(level) ?? String(number));
  };
  const about = value.approximate === true ? `approx.${noBreak}` : "";
  if (value.count !== undefined) return `${about}${show("count") ?? ""}`;
  if (value.flag !== undefined) return value.flag ? "yes" : "no";
  if (value.token !== undefined) return value.token;
  if (value.tokens !== undefined) return value.tokens.join(", ");
  if (value.text !== undefined) return value.text;
  const [min, nom, typ, max, tolerance] = [
    show("min"),
    show("nom"),
    show("typ"),
    show("max"),
    show("tolerance"),
  ];
  const one = nom ?? typ;
  const range = formatRange(min, max, unit);
  if (one === undefined) return `${about}${range ?? ""}`;
  const centre =
    tolerance === undefined
      ? withUnit(one, unit)
      : `${withUnit(one, unit)} ±${noBreak}${withUnit(tolerance, unit)}`;
  return range === undefined ? `${about}${centre}` : `${about}${centre} (${range})`;
}
