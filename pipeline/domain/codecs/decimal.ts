/** A decimal number without rounding: `units` / 10^`decimalPlaces`. */
export interface Decimal {
  readonly units: bigint;
  readonly decimalPlaces: number;
}

/** No value of a record has more digits before or behind its point: work with more would take long. */
const MOST_DIGITS = 400;

/** Reads digits as an author writes them: `-40`, `0.010`, `1e-7`. Undefined for anything else. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = /^([+-]?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
  const decimalPlaces = fraction.length - Number(exponent);
  if (Math.abs(decimalPlaces) > MOST_DIGITS || whole.length > MOST_DIGITS) return undefined;
  const digits = BigInt(whole + fraction) * (sign === "-" ? -1n : 1n);
  return decimalPlaces >= 0
    ? { units: digits, decimalPlaces }
    : { units: digits * 10n ** BigInt(-decimalPlaces), decimalPlaces: 0 };
}

/** The decimal of a number in its shortest spelling. */
export function decimalOf(value: number): Decimal {
  const found = parseDecimal(String(value));
  if (found === undefined) throw new RangeError(`${value} is no decimal number.`);
  return found;
}

/** Without exponent and without zeros at the end: `0.0000001`, `-40`. */
export function decimalText({ units, decimalPlaces }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimalPlaces + 1, "0");
  const whole = digits.slice(0, digits.length - decimalPlaces);
  const fraction = digits.slice(digits.length - decimalPlaces).replace(/0+$/, "");
  return `${units < 0n ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

/** As a number where a double holds it, else its digits. */
export function numberOrDigits(value: Decimal): number | string {
  const text = decimalText(value);
  const number = Number(text);
  return decimalText(decimalOf(number)) === text ? number : text;
}

/** Below 0 where `a` is less than `b`, 0 where they are equal. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const decimalPlaces = Math.max(a.decimalPlaces, b.decimalPlaces);
  const [x, y] = [unitsAt(a, decimalPlaces), unitsAt(b, decimalPlaces)];
  return x < y ? -1 : x > y ? 1 : 0;
}

/** `a` - `b`, exact. */
export function subtractDecimals(a: Decimal, b: Decimal): Decimal {
  const decimalPlaces = Math.max(a.decimalPlaces, b.decimalPlaces);
  return { units: unitsAt(a, decimalPlaces) - unitsAt(b, decimalPlaces), decimalPlaces };
}

/** `raw` × factor + offset, exact. */
export function scaleDecimal(raw: Decimal, factor: number, offset: number): Decimal {
  const by = decimalOf(factor);
  const add = decimalOf(offset);
  const product = { units: raw.units * by.units, decimalPlaces: raw.decimalPlaces + by.decimalPlaces };
  const decimalPlaces = Math.max(product.decimalPlaces, add.decimalPlaces);
  return { units: unitsAt(product, decimalPlaces) + unitsAt(add, decimalPlaces), decimalPlaces };
}

/** `raw` × factor + offset, exact up to the last rounding to a double. */
export function scale(raw: bigint, factor: number, offset: number): number {
  return Number(decimalText(scaleDecimal({ units: raw, decimalPlaces: 0 }, factor, offset)));
}

/** The decimal of so many places whose scaled value is nearest to `value`: the inverse of `scaleDecimal`. */
export function unscaleDecimal(
  value: Decimal,
  factor: number,
  offset: number,
  decimalPlaces: number,
): Decimal {
  const by = decimalOf(factor);
  const add = decimalOf(offset);
  const most = Math.max(value.decimalPlaces, by.decimalPlaces, add.decimalPlaces);
  const rest = unitsAt(value, most) - unitsAt(add, most);
  return { units: divideRounded(rest * 10n ** BigInt(decimalPlaces), unitsAt(by, most)), decimalPlaces };
}

/** The integer whose scaled value is nearest to `value`: the inverse of `scale`. */
export function unscale(value: number, factor: number, offset: number): bigint {
  return unscaleDecimal(decimalOf(value), factor, offset, 0).units;
}

/** The units of a decimal at as many places as it has, or more. */
function unitsAt({ units, decimalPlaces }: Decimal, most: number): bigint {
  return units * 10n ** BigInt(most - decimalPlaces);
}

/** Integer division, halves away from zero. */
function divideRounded(a: bigint, b: bigint): bigint {
  const [x, y] = b < 0n ? [-a, -b] : [a, b];
  const half = y / 2n;
  return x >= 0n ? (x + half) / y : -((-x + half) / y);
}
