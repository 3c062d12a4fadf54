/** A range of whole numbers. */
export interface IntegerRange {
  readonly min: bigint;
  readonly max: bigint;
}

/** Smallest and largest integer of so many bits. */
export function integerRange(width: number, isSigned: boolean): IntegerRange {
  const bits = BigInt(width);
  return isSigned
    ? { min: -(1n << (bits - 1n)), max: (1n << (bits - 1n)) - 1n }
    : { min: 0n, max: (1n << bits) - 1n };
}

/** The highest and lowest bit of `7..4`, or of the number of one bit. */
export function bitRange(bits: number | string): { readonly high: number; readonly low: number } {
  const [high, low] = String(bits).split("..").map(Number);
  return { high: high ?? 0, low: low ?? high ?? 0 };
}
