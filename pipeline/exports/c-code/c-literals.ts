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

/**
 * A literal that is compared with numbers of a type. Beside a signed number it has a sign too: C compares -500 with
 * `100u` as two numbers without a sign.
 */
export function integerOf(
  value: number,
  { type }: { readonly type: "unsigned" | "signed" | "float" },
): string {
  if (type === "unsigned" || value < 0) return integer(value);
  return value > 2147483647 ? `${value}ll` : `${value}`;
}

/** C finds the width of an unsigned literal itself, up to 64 bits. */
export function hexLiteral(value: bigint, digits: number): string {
  return `0x${value.toString(16).padStart(digits, "0")}${value > 0xffffffffn ? "ull" : "u"}`;
}
