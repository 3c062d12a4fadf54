/** Significant digits of a number. */
interface Precision {
  /** Digits from the first that is not zero to the last written; a zero has one for each digit written. */
  readonly significant: number;
  /** Digits after the point; below zero where a power of ten shifts them: `5e3` has -3. */
  readonly decimals: number;
}

/** Reads the precision of digits as written: `1.10` has three significant digits, two of them decimals. */
export function precisionOf(digits: string): Precision | undefined {
  const match = /^[+-]?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(digits.trim());
  if (match === null) return undefined;
  const [, whole = "", fraction = "", exponent = "0"] = match;
  const significant = (whole + fraction).replace(/^0+/, "").length;
  return { significant: Math.max(1, significant), decimals: fraction.length - Number(exponent) };
}

/** Digits of a double that hold after a multiplication and an addition; what lies behind them is noise. */
const SURE = 13;

/** More decimals than anybody reads. */
const MOST_DECIMALS = 12;

/** Rounds to a number of decimals, half away from zero, and writes every one of them. At most 12 are written. */
export function roundToDecimals(value: number, decimals: number): string {
  const decimalPlaces = Math.min(decimals, MOST_DECIMALS);
  const [mantissa = "0", power = "0"] = Math.abs(value)
    .toExponential(SURE - 1)
    .split("e");
  const digits = BigInt(mantissa.replace(".", ""));
  const shift = Number(power) - (SURE - 1) + decimalPlaces;
  const scaled = shift >= 0 ? digits * 10n ** BigInt(shift) : divideHalfUp(digits, 10n ** BigInt(-shift));
  const sign = value < 0 && scaled !== 0n ? "-" : "";
  if (decimalPlaces <= 0) return `${sign}${scaled * 10n ** BigInt(-decimalPlaces)}`;
  const text = scaled.toString().padStart(decimalPlaces + 1, "0");
  return `${sign}${text.slice(0, -decimalPlaces)}.${text.slice(-decimalPlaces)}`;
}

/**
 * Rounds to a number of significant digits, half away from zero. A size so small that its digits lie behind the last
 * decimal is written with a power of ten: `3.9e-15`.
 */
export function roundToSignificant(value: number, significant: number): string {
  if (value === 0) return roundToDecimals(0, significant - 1);
  if (exponentOf(value) < -6 && significant - 1 - exponentOf(value) > MOST_DECIMALS)
    return withPower(value, significant);
  const first = roundToDecimals(value, significant - 1 - exponentOf(value));
  // 9.96 to two digits is 10, and not 10.0: rounding may add a digit in front.
  const grown = exponentOf(Number(first)) > exponentOf(value);
  return grown ? roundToDecimals(value, significant - 2 - exponentOf(value)) : first;
}

function withPower(value: number, significant: number): string {
  const [mantissa = "0", power = "0"] = value.toExponential(SURE - 1).split("e");
  const digits = roundToSignificant(Number(mantissa), Math.min(significant, MOST_DECIMALS));
  if (Math.abs(Number(digits)) < 10) return `${digits}e${power}`;
  return `${roundToSignificant(Number(digits) / 10, Math.min(significant, MOST_DECIMALS))}e${Number(power) + 1}`;
}

/** Decimal exponent of the first digit: 0 for 1 to 9, -1 for 0.1 to 0.9. */
function exponentOf(value: number): number {
  return Number(
    Math.abs(value)
      .toExponential(SURE - 1)
      .split("e")[1],
  );
}

function divideHalfUp(value: bigint, by: bigint): bigint {
  return (2n * value + by) / (2n * by);
}
