import {
  compareDecimals,
  type Decimal,
  numberOrDigits,
  parseDecimal,
  scale,
  scaleDecimal,
  unscale,
  unscaleDecimal,
} from "../decimal.ts";
import { bitsOfFloat, floatOfBits } from "../scaled-float.ts";
import { type CanSignal, type CanValue, sentinelWords } from "./can-types.ts";

type Encoding = Pick<CanSignal, "length" | "type">;

/** Smallest and largest raw integer of a signal; a float has none. */
export function rawRange({ length, type }: Encoding): { min: bigint; max: bigint } | undefined {
  if (type === "float") return undefined;
  const size = 1n << BigInt(length);
  return type === "signed" ? { min: -size / 2n, max: size / 2n - 1n } : { min: 0n, max: size - 1n };
}

/** Smallest and largest value that the bits of a signal can say, scaling applied; a float has none. */
export function physicalRange(
  signal: Encoding & Pick<CanSignal, "factor" | "offset">,
): { min: Decimal; max: Decimal } | undefined {
  const raw = rawRange(signal);
  if (raw === undefined) return undefined;
  const ends = [raw.min, raw.max].map((units) =>
    scaleDecimal({ units, decimalPlaces: 0 }, signal.factor, signal.offset),
  );
  const [min, max] = ends.sort(compareDecimals) as [Decimal, Decimal];
  return { min, max };
}

/** The number that the bits of a signal mean before scaling; a float's is its bit pattern. */
export function rawOfBits(bits: bigint, { length, type }: Encoding): bigint {
  return type === "signed" ? BigInt.asIntN(length, bits) : bits;
}

/** The number without names: scaling applied. */
export function physicalOf(raw: bigint, signal: CanSignal): number {
  return signal.type === "float"
    ? floatOfBits(raw, signal.length === 32 ? 32 : 64, signal)
    : scale(raw, signal.factor, signal.offset);
}

/** The same, as digits where a double does not hold it. */
export function exactPhysicalOf(raw: bigint, signal: CanSignal): CanValue {
  return signal.type === "float"
    ? physicalOf(raw, signal)
    : numberOrDigits(scaleDecimal({ units: raw, decimalPlaces: 0 }, signal.factor, signal.offset));
}

/** The meaning of a raw number: a sentinel, a name, or a number. */
export function meaningOf(raw: bigint, signal: CanSignal): CanValue {
  const { sentinel, values } = signal;
  const is = (value: number | undefined): boolean => value !== undefined && BigInt(value) === raw;
  if (signal.type !== "float") {
    if (is(sentinel?.notAvailable)) return sentinelWords.notAvailable;
    if (is(sentinel?.error)) return sentinelWords.error;
    const named = values.find(({ value }) => is(value));
    if (named !== undefined) return named.name;
  }
  return exactPhysicalOf(raw, signal);
}

/** The raw number of a value; undefined for a word that the signal does not know. */
export function rawOf(value: CanValue, signal: CanSignal): bigint | undefined {
  if (typeof value === "number") return rawOfNumber(value, signal);
  const { sentinel, values } = signal;
  const named =
    value === sentinelWords.notAvailable && sentinel?.notAvailable !== undefined
      ? sentinel.notAvailable
      : value === sentinelWords.error && sentinel?.error !== undefined
        ? sentinel.error
        : values.find(({ name }) => name === value)?.value;
  return named === undefined ? rawOfDigits(value, signal) : BigInt(named);
}

function rawOfDigits(digits: string, { type, factor, offset }: CanSignal): bigint | undefined {
  const number = type === "float" ? undefined : parseDecimal(digits);
  return number && unscaleDecimal(number, factor, offset, 0).units;
}

function rawOfNumber(value: number, signal: CanSignal): bigint {
  return signal.type === "float"
    ? bitsOfFloat(value, signal.length === 32 ? 32 : 64, signal)
    : unscale(value, signal.factor, signal.offset);
}
