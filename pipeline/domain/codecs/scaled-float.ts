/** A value is raw times factor plus offset. */
interface Scaling {
  readonly factor: number;
  readonly offset: number;
}

/** How many bits carry a number of IEEE 754. */
type FloatBits = 32 | 64;

/** The value that the bits of a number of IEEE 754 say. */
export function floatOfBits(raw: bigint, bits: FloatBits, { factor, offset }: Scaling): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt.asUintN(64, raw));
  const value = bits === 32 ? view.getFloat32(4) : view.getFloat64(0);
  // Adding nothing would turn minus zero into zero.
  return factor === 1 && offset === 0 ? value : value * factor + offset;
}

/** The bits that say a value. */
export function bitsOfFloat(value: number, bits: FloatBits, { factor, offset }: Scaling): bigint {
  const view = new DataView(new ArrayBuffer(8));
  const plain = (value - offset) / factor;
  if (bits === 32) view.setFloat32(4, plain);
  else view.setFloat64(0, plain);
  return view.getBigUint64(0);
}
