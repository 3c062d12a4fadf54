import { decimalOf, decimalText } from "../../domain/codecs/decimal.ts";

/** A literal of type double; C99 and C++ take no suffix. */
export function floating(value: number): string {
  const text = decimalText(decimalOf(value));
  const literal = text.includes(".") ? text : `${text}.0`;
  return value < 0 ? `(${literal})` : literal;
}

/** A literal of a whole number, as wide as it has to be. */
export function integer(value: number): string {
  if (value < 0) return value < -2147483647 ? `(${value}ll)` : `(${value})`;
  return value > 4294967295 ? `${value}ull` : `${value}u`;
}

/** C finds the width of an unsigned literal itself, up to 64 bits. */
export function hexLiteral(value: bigint, digits: number): string {
  return `0x${value.toString(16).padStart(digits, "0")}${value > 0xffffffffn ? "ull" : "u"}`;
}
