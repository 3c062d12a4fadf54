/** A cyclic redundancy check as catalogues write it: `poly`, `init` and `xorOut` unreflected. */
export interface CrcParameters {
  /** Bits. */
  readonly width: number;
  readonly poly: bigint;
  readonly init: bigint;
  readonly reflectIn: boolean;
  readonly reflectOut: boolean;
  readonly xorOut: bigint;
}

/** The check of some bytes as an unsigned number. */
export function crc(bytes: Iterable<number>, parameters: CrcParameters): bigint {
  const { width, poly, init, reflectIn, reflectOut, xorOut } = parameters;
  const mask = (1n << BigInt(width)) - 1n;
  const last = BigInt(width - 1);
  let register = init & mask;
  for (const byte of bytes) {
    for (let bit = 0; bit < 8; bit++) {
      const next = BigInt((byte >> (reflectIn ? bit : 7 - bit)) & 1);
      const isSet = register >> last !== next;
      register = (register << 1n) & mask;
      if (isSet) register ^= poly & mask;
    }
  }
  return ((reflectOut ? reflected(register, width) : register) ^ xorOut) & mask;
}

/** The bits of a number in the other order. */
function reflected(value: bigint, width: number): bigint {
  let result = 0n;
  for (let bit = 0; bit < width; bit++) result = (result << 1n) | ((value >> BigInt(bit)) & 1n);
  return result;
}
