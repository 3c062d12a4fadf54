import { numberOrDigits, scaleDecimal, unscaleDecimal } from "../decimal.ts";
import { exactOf } from "../example-value.ts";
import { bitsOfFloat, floatOfBits } from "../scaled-float.ts";
import type { Endian, NumberType, SerialField, SerialScalar } from "./serial-types.ts";

/** Bytes of one value in a binary frame; undefined for a text without a size, and for a structure. */
export function binarySize({ type, size }: Pick<SerialField, "type" | "size">): number | undefined {
  if (type === "text") return size;
  return type === "structure" || type === "decimal" ? undefined : Number(type.slice(1)) / 8;
}

/** Smallest and largest raw integer of a type; floats have none. */
export function numberRange(type: NumberType): { readonly min: bigint; readonly max: bigint } | undefined {
  if (type.startsWith("f")) return undefined;
  const bits = BigInt(type.slice(1));
  return type.startsWith("s")
    ? { min: -(1n << (bits - 1n)), max: (1n << (bits - 1n)) - 1n }
    : { min: 0n, max: (1n << bits) - 1n };
}

/** The value of a field from its bytes: a text, the name of a number that has one, or the scaled number. */
export function parseBinaryValue(bytes: Uint8Array, field: SerialField, endian: Endian): SerialScalar {
  if (field.type === "text")
    return Array.from(bytes, (byte) => String.fromCharCode(byte))
      .join("")
      .replace(/\0+$/, "");
  const bits = bitsOfBytes(bytes, endian);
  if (field.type === "f32" || field.type === "f64")
    return floatOfBits(bits, field.type === "f32" ? 32 : 64, field);
  const raw = field.type.startsWith("s") ? BigInt.asIntN(8 * bytes.length, bits) : bits;
  const named = field.values.find(({ value }) => BigInt(value) === raw);
  return (
    named?.name ?? numberOrDigits(scaleDecimal({ units: raw, decimalPlaces: 0 }, field.factor, field.offset))
  );
}

/** The bytes of a value; undefined where the field cannot say it. */
export function writeBinaryValue(
  value: SerialScalar,
  field: SerialField,
  endian: Endian,
): Uint8Array | undefined {
  const size = binarySize(field);
  if (size === undefined) return undefined;
  if (field.type === "text") return bytesOfText(value, size);
  if (field.type === "f32" || field.type === "f64")
    return typeof value === "number"
      ? bytesOfBits(bitsOfFloat(value, field.type === "f32" ? 32 : 64, field), size, endian)
      : undefined;
  const named = field.values.find(({ name }) => name === value);
  const number = exactOf(value);
  const raw =
    named !== undefined
      ? BigInt(named.value)
      : number && unscaleDecimal(number, field.factor, field.offset, 0).units;
  const range = numberRange(field.type as NumberType);
  if (raw === undefined || range === undefined || raw < range.min || raw > range.max) return undefined;
  return bytesOfBits(BigInt.asUintN(8 * size, raw), size, endian);
}

/** Bytes as one number without a sign. */
export function bitsOfBytes(bytes: Uint8Array, endian: Endian): bigint {
  const highFirst = endian === "big" ? [...bytes] : [...bytes].reverse();
  return highFirst.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

/** The lowest `size` bytes of a number; the opposite of `bitsOfBytes`. */
export function bytesOfBits(bits: bigint, size: number, endian: Endian): Uint8Array {
  const lowFirst = Array.from({ length: size }, (_, n) => Number((bits >> BigInt(8 * n)) & 0xffn));
  return Uint8Array.from(endian === "little" ? lowFirst : lowFirst.reverse());
}

function bytesOfText(value: SerialScalar, size: number): Uint8Array | undefined {
  const text = String(value);
  if (text.length > size || !/^[\0-\xff]*$/.test(text)) return undefined;
  return Uint8Array.from({ length: size }, (_, n) => text.charCodeAt(n) || 0);
}
