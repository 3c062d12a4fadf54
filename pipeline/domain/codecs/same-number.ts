import { compareDecimals, type Decimal, decimalText, subtractDecimals } from "./decimal.ts";

/** Whether two numbers are equal up to what a double can tell after scaling. */
export function isSameNumber(a: number, b: number): boolean {
  return Object.is(a, b) || Math.abs(a - b) <= 1e-9 * Math.max(1e-6, Math.abs(a), Math.abs(b));
}

/**
 * Whether two numbers say the same raw number: they are nearer to each other than half a `step`. Beyond that they may only
 * differ by what their author rounded: 67.8131103516 is raw 12345 times 0.0054931640625, and 5.004 is not 500 times 0.01.
 */
export function isSameDecimal(a: Decimal, b: Decimal, step: Decimal): boolean {
  const difference = subtractDecimals(a, b);
  const twice = { units: 2n * absolute(difference.units), decimalPlaces: difference.decimalPlaces };
  const isSameRaw = compareDecimals(twice, { ...step, units: absolute(step.units) }) < 0;
  return isSameRaw && isSameNumber(Number(decimalText(a)), Number(decimalText(b)));
}

function absolute(units: bigint): bigint {
  return units < 0n ? -units : units;
}
