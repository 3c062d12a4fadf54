/** A cyclic redundancy check as catalogues write it: `poly`, `init` and `xorOut` unreflected, at most 32 bits wide. */
export interface CrcParameters {
  /** Bits: 8, 16 or 32. */
  readonly width: 8 | 16 | 32;
  readonly poly: number;
  readonly init: number;
  readonly reflectIn: boolean;
  readonly reflectOut: boolean;
  readonly xorOut: number;
}

/** The check of some bytes as an unsigned number. */
export function crc(bytes: Iterable<number>, parameters: CrcParameters): number {
  const { width, poly, init, reflectIn, reflectOut, xorOut } = parameters;
  const mask = 2 ** width - 1;
  const top = 2 ** (width - 1);
  let register = init;
  for (const byte of bytes) {
    const next = reflectIn ? reflected(byte, 8) : byte;
    register = (register ^ (next * 2 ** (width - 8))) >>> 0;
    for (let bit = 0; bit < 8; bit++) {
      const isSet = (register & top) !== 0;
      register = ((isSet ? (register * 2) ^ poly : register * 2) & mask) >>> 0;
    }
  }
  return (((reflectOut ? reflected(register, width) : register) ^ xorOut) & mask) >>> 0;
}

/** The bits of a number in the other order. */
function reflected(value: number, width: number): number {
  let result = 0;
  for (let bit = 0; bit < width; bit++) {
    if ((value >>> bit) & 1) result += 2 ** (width - 1 - bit);
  }
  return result;
}
