import { type Decimal, decimalOf, parseDecimal } from "./decimal.ts";
import { isSameDecimal, isSameNumber } from "./same-number.ts";

/** A value of an example: one, or several in a row. */
export type ExampleValue = string | number | boolean | readonly (string | number | boolean)[];

/**
 * Whether two values are equal. With a `step`, which is what one more in the raw number adds, numbers are exact and may be
 * written as digits; without one they are floats, and equal up to what a double can tell after scaling.
 */
export function isSameValue(a: ExampleValue, b: ExampleValue, step?: Decimal): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, n) => isSameValue(item, b[n] ?? "", step));
  if (a === b) return true;
  if (step !== undefined) {
    const [x, y] = [exactOf(a), exactOf(b)];
    return x !== undefined && y !== undefined && isSameDecimal(x, y, step);
  }
  return typeof a === "number" && typeof b === "number" && isSameNumber(a, b);
}

/** The number that was written, as a number or as the digits of one that a double cannot hold. */
export function exactOf(value: ExampleValue): Decimal | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? decimalOf(value) : undefined;
  return typeof value === "string" ? parseDecimal(value) : undefined;
}

/** A value as a diagnostic and a page write it. */
export function valueText(value: ExampleValue): string {
  if (!Array.isArray(value)) return value === "" ? "(empty)" : String(value);
  return value.length === 0 ? "(none)" : value.join(", ");
}
