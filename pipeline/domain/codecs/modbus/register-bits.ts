import { decimalOf, numberOrDigits, parseDecimal, scaleDecimal, unscaleDecimal } from "../decimal.ts";
import { integerRange } from "../integer-range.ts";
import type { MapRegister, RegisterField, RegisterScalar } from "./register-types.ts";

type Bits = Pick<MapRegister, "bits" | "fields" | "width">;

/**
 * The meaning of a set of bits: names of the bits that are set, numbers of those without a name, and
 * `MODE=On` for fields.
 */
export function decodeBits({ bits, fields, width }: Bits, raw: bigint): RegisterScalar[] {
  const inFields = fields.reduce((sum, field) => sum | maskOf(field), 0n);
  const named = new Map(bits.map(({ bit, name }) => [bit, name]));
  const flags = Array.from({ length: width }, (_, bit) => bit)
    .filter((bit) => ((raw & ~inFields) >> BigInt(bit)) & 1n)
    .map((bit) => named.get(bit) ?? bit);
  return [...flags, ...fields.map((field) => `${field.name}=${fieldText(field, raw)}`)];
}

function fieldText(field: RegisterField, raw: bigint): string {
  const { factor, offset, values } = field;
  const bits = (raw & maskOf(field)) >> BigInt(field.low);
  const own = field.isSigned ? BigInt.asIntN(widthOf(field), bits) : bits;
  const named = values.find(({ value }) => BigInt(value) === own);
  return (
    named?.name ?? String(numberOrDigits(scaleDecimal({ units: own, decimalPlaces: 0 }, factor, offset)))
  );
}

/**
 * The bits for the items of a list; undefined if one of the items names nothing. Bits that are not in the
 * list are 0.
 */
export function encodeBits(register: Bits, items: readonly RegisterScalar[]): bigint | undefined {
  const parts = items.map((item) => rawOfItem(register, item));
  if (parts.some((part) => part === undefined)) return undefined;
  return parts.reduce<bigint>((sum, part) => sum | (part ?? 0n), 0n);
}

function rawOfItem({ bits, fields, width }: Bits, item: RegisterScalar): bigint | undefined {
  const flag = bits.find(({ name }) => name === item);
  const bit = flag?.bit ?? item;
  if (typeof bit === "number")
    return Number.isInteger(bit) && bit >= 0 && bit < width ? 1n << BigInt(bit) : undefined;
  const [name, value] = splitOnce(String(item));
  const field = fields.find((candidate) => candidate.name === name);
  return field === undefined || value === undefined ? undefined : rawOfField(field, value);
}

function rawOfField(field: RegisterField, text: string): bigint | undefined {
  const named = field.values.find(({ name }) => name === text);
  const number = named === undefined ? parseDecimal(text) : decimalOf(named.value);
  if (number === undefined || field.factor === 0) return undefined;
  const raw =
    named === undefined ? unscaleDecimal(number, field.factor, field.offset, 0).units : number.units;
  const { min, max } = integerRange(widthOf(field), field.isSigned);
  if (raw < min || raw > max) return undefined;
  return BigInt.asUintN(widthOf(field), raw) << BigInt(field.low);
}

function splitOnce(text: string): [name: string, value: string | undefined] {
  const at = text.indexOf("=");
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function widthOf({ high, low }: Pick<RegisterField, "high" | "low">): number {
  return high - low + 1;
}

/** The bits of a field. */
export function maskOf(field: Pick<RegisterField, "high" | "low">): bigint {
  return ((1n << BigInt(widthOf(field))) - 1n) << BigInt(field.low);
}
