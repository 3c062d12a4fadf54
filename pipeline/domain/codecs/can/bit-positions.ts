/** Bit positions of a signal in a frame. Bits are numbered as DBC does: byte × 8 + bit, bit 0 the least significant. */
export interface BitField {
  /** Little-endian (Intel): the least significant bit. Big-endian (Motorola): the most significant one. */
  readonly start: number;
  readonly length: number;
  readonly order: "little" | "big";
}

/** The bits of a field from the least to the most significant. */
export function bitPositions({ start, length, order }: BitField): number[] {
  const bits: number[] = [];
  for (let at = start, n = 0; n < length; n++) {
    bits.push(at);
    at = order === "little" ? at + 1 : nextBelow(at);
  }
  return order === "little" ? bits : bits.reverse();
}

/** The next less significant bit of a big-endian field: after bit 0 of a byte comes bit 7 of the following byte. */
function nextBelow(bit: number): number {
  return bit % 8 === 0 ? bit + 15 : bit - 1;
}

/** The raw number of a field, lowest bit first in `bitPositions`; bytes that are missing count as 0. */
export function readBits(bytes: Uint8Array, field: BitField): bigint {
  return bitPositions(field).reduce(
    (raw, bit, n) => raw | (BigInt(((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1) << BigInt(n)),
    0n,
  );
}

/** Writes the raw number of a field into bytes; bits beside it stay. */
export function writeBits(bytes: Uint8Array, field: BitField, raw: bigint): void {
  for (const [n, bit] of bitPositions(field).entries()) {
    const mask = 1 << (bit & 7);
    const byte = bytes[bit >> 3] ?? 0;
    bytes[bit >> 3] = ((raw >> BigInt(n)) & 1n) === 1n ? byte | mask : byte & ~mask;
  }
}
