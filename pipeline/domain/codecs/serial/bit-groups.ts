import { decimalOf, numberOrDigits, scaleDecimal, unscaleDecimal } from "../decimal.ts";
import { exactOf } from "../example-value.ts";
import { integerRange } from "../integer-range.ts";
import type { SerialBits, SerialScalar, SerialValue } from "./serial-types.ts";

/** The values of the groups of bits of a number, by name. */
export function valuesOfBits(raw: bigint, groups: readonly SerialBits[]): ReadonlyMap<string, SerialScalar> {
  return new Map(groups.map((group) => [group.name, valueOfBits(raw, group)]));
}

function valueOfBits(raw: bigint, group: SerialBits): SerialScalar {
  const width = widthOfBits(group);
  const own = isSigned(group)
    ? BigInt.asIntN(width, raw >> BigInt(group.low))
    : BigInt.asUintN(width, raw >> BigInt(group.low));
  const named = group.values.find(({ value }) => BigInt(value) === own);
  const scaled = scaleDecimal({ units: own, decimalPlaces: 0 }, group.factor, group.offset);
  return named?.name ?? numberOrDigits(scaled);
}

/** The number whose groups of bits have the values; undefined if one of them cannot be encoded. */
export function bitsOfValues(
  values: ReadonlyMap<string, SerialValue>,
  groups: readonly SerialBits[],
): bigint | undefined {
  let sum = 0n;
  for (const group of groups) {
    const raw = rawOfGroup(values.get(group.name), group);
    if (raw === undefined) return undefined;
    sum |= BigInt.asUintN(widthOfBits(group), raw) << BigInt(group.low);
  }
  return sum;
}

function rawOfGroup(value: SerialValue | undefined, group: SerialBits): bigint | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const named = group.values.find(({ name }) => name === value);
  const number = named === undefined ? exactOf(value) : decimalOf(named.value);
  if (number === undefined) return undefined;
  const raw =
    named === undefined ? unscaleDecimal(number, group.factor, group.offset, 0).units : number.units;
  const { min, max } = integerRange(widthOfBits(group), isSigned(group));
  return raw < min || raw > max ? undefined : raw;
}

/** Number of bits of a group. */
export function widthOfBits({ high, low }: Pick<SerialBits, "high" | "low">): number {
  return high - low + 1;
}

/** Whether the highest bit of a group is its sign. */
export function isSigned({ type }: Pick<SerialBits, "type">): boolean {
  return type === "s64";
}
