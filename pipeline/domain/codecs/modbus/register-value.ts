import { decimalOf, numberOrDigits, parseDecimal, scaleDecimal, unscaleDecimal } from "../decimal.ts";
import { bitsOfFloat, floatOfBits } from "../scaled-float.ts";
import { decodeBits, encodeBits } from "./register-bits.ts";
import {
  type MapRegister,
  type RegisterScalar,
  type RegisterValue,
  registerRange,
  type WordOrder,
} from "./register-types.ts";

/**
 * The value in the words of a register; one value, or a list if it has several. Bits of bit tables come as
 * words 0 and 1.
 */
export function decodeRegister(
  register: MapRegister,
  words: readonly number[],
  order: WordOrder | undefined,
): RegisterValue {
  const parts = Array.from({ length: register.count }, (_, n) =>
    words.slice(n * register.stride, n * register.stride + register.words),
  );
  const [first, ...rest] = parts.map((part) => decodeOne(register, part, order));
  if (first === undefined) return [];
  return rest.length === 0 ? first : [first, ...rest].map(numberOfBits(register));
}

/** The words of a value; undefined where the register cannot say it. */
export function encodeRegister(
  register: MapRegister,
  value: RegisterValue,
  order: WordOrder | undefined,
): number[] | undefined {
  if (register.count === 1) return encodeOne(register, value, order);
  if (!Array.isArray(value) || value.length !== register.count) return undefined;
  const parts = (value as readonly RegisterScalar[]).map((one) => encodeOne(register, one, order));
  if (parts.some((part) => part === undefined)) return undefined;
  const between = new Array<number>(register.stride - register.words).fill(0);
  return parts.flatMap((part, n) => [...(n > 0 ? between : []), ...(part ?? [])]);
}

/** Lists of bits do not nest: in a row, a register of bits is a number. */
function numberOfBits(register: MapRegister): (value: RegisterValue) => RegisterScalar {
  return (value) =>
    Array.isArray(value)
      ? numberOrDigits({ units: rawOf(register, value) ?? 0n, decimalPlaces: 0 })
      : (value as RegisterScalar);
}

function decodeOne(
  register: MapRegister,
  words: readonly number[],
  order: WordOrder | undefined,
): RegisterValue {
  const { type } = register;
  if (type === "string") return textOfWords(words);
  const raw = rawOfWords(register, words, order);
  if (type === "f32" || type === "f64") return floatOfBits(raw, type === "f32" ? 32 : 64, register);
  if (type === "bits") return decodeBits(register, raw);
  const named = register.values.find(({ value }) => BigInt(value) === raw);
  if (named !== undefined) return named.name;
  if (type === "bool" && (raw === 0n || raw === 1n)) return raw === 1n;
  return numberOrDigits(scaleDecimal({ units: raw, decimalPlaces: 0 }, register.factor, register.offset));
}

function encodeOne(
  register: MapRegister,
  value: RegisterValue,
  order: WordOrder | undefined,
): number[] | undefined {
  const { type } = register;
  if (type === "string") return typeof value === "string" ? wordsOfText(value, register.words) : undefined;
  if (type === "f32" || type === "f64") {
    return typeof value === "number"
      ? wordsOfRaw(bitsOfFloat(value, type === "f32" ? 32 : 64, register), register.words, order)
      : undefined;
  }
  const raw = rawOf(register, value);
  const range = registerRange(register);
  if (raw === undefined || range === undefined || raw < range.min || raw > range.max) return undefined;
  return wordsOfRaw(raw, register.words, order);
}

function rawOf(register: MapRegister, value: RegisterValue): bigint | undefined {
  if (Array.isArray(value))
    return register.type === "bits" ? encodeBits(register, value as readonly RegisterScalar[]) : undefined;
  if (typeof value === "boolean") return register.type === "bool" ? BigInt(value) : undefined;
  const named = register.values.find(({ name }) => name === value);
  if (named !== undefined) return BigInt(named.value);
  const number = typeof value === "number" ? decimalOf(value) : parseDecimal(String(value));
  if (register.type === "bits") return number?.decimalPlaces === 0 ? number.units : undefined;
  return number && unscaleDecimal(number, register.factor, register.offset, 0).units;
}

function rawOfWords(register: MapRegister, words: readonly number[], order: WordOrder | undefined): bigint {
  const bits = BigInt(16 * words.length);
  const raw = inOrder(words, order).reduce((sum, word) => (sum << 16n) | BigInt(word), 0n);
  const isSigned = registerRange(register)?.min !== 0n && register.type.startsWith("s");
  return isSigned ? BigInt.asIntN(Number(bits), raw) : raw;
}

function wordsOfRaw(raw: bigint, words: number, order: WordOrder | undefined): number[] {
  const bits = BigInt.asUintN(16 * words, raw);
  const highFirst = Array.from({ length: words }, (_, n) =>
    Number((bits >> BigInt(16 * (words - 1 - n))) & 0xffffn),
  );
  return inOrder(highFirst, order);
}

/** From the order on the wire to high first, and back. */
function inOrder(words: readonly number[], order: WordOrder | undefined): number[] {
  return order === "low-first" ? [...words].reverse() : [...words];
}

/** Two characters a word, the first one high; zeros fill the end. */
function textOfWords(words: readonly number[]): string {
  return words
    .flatMap((word) => [word >> 8, word & 0xff])
    .map((byte) => String.fromCharCode(byte))
    .join("")
    .replace(/\0+$/, "");
}

function wordsOfText(text: string, words: number): number[] | undefined {
  if (text.length > 2 * words || !/^[\0-\xff]*$/.test(text)) return undefined;
  return Array.from(
    { length: words },
    (_, n) => ((text.charCodeAt(2 * n) || 0) << 8) | (text.charCodeAt(2 * n + 1) || 0),
  );
}
