/** A sum of bytes modulo a power of two, as an unsigned number. */
export interface SumParameters {
  /** Bits. */
  readonly width: number;
  readonly init: bigint;
  /** The number that makes the sum of all 0, in place of the sum. */
  readonly isNegated: boolean;
  readonly xorOut: bigint;
}

/** The sum of some bytes. */
export function byteSum(bytes: Iterable<number>, { width, init, isNegated, xorOut }: SumParameters): bigint {
  let sum = init;
  for (const byte of bytes) sum += BigInt(byte);
  return BigInt.asUintN(width, BigInt.asUintN(width, isNegated ? -sum : sum) ^ xorOut);
}

/**
 * Fletcher's checksum: the sum of words of half the width, lowest byte first and filled up with zeros, and in the high half the
 * sum of all these sums.
 */
export function fletcher(bytes: Uint8Array, { width, modulus }: { width: number; modulus: bigint }): bigint {
  const size = Math.max(1, width / 16);
  let [low, high] = [0n, 0n];
  for (let at = 0; at < bytes.length; at += size) {
    let word = 0n;
    for (let n = size - 1; n >= 0; n--) word = (word << 8n) | BigInt(bytes[at + n] ?? 0);
    low = (low + word) % modulus;
    high = (high + low) % modulus;
  }
  return (high << BigInt(width / 2)) | low;
}
