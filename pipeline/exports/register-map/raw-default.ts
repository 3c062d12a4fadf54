import { decimalOf, decimalText, unscaleDecimal } from "../../domain/codecs/decimal.ts";
import type { Register } from "./register-map-content.ts";

/** Decimals beyond those of the value itself, for a number that is not whole; more than a double tells apart. */
const PLACES = 17;

/**
 * The value of a register as delivered, as the digits of its own type: 525 for 12.5 with factor 0.1 and
 * offset -40. Names of values and bits are such numbers already. A text has no number.
 */
export function rawDefault(
  register: Pick<Register, "type" | "factor" | "offset" | "default">,
): string | undefined {
  const { type, default: value } = register;
  const { factor, offset } = scalingOf(register);
  if (value === undefined || type === "string" || factor === 0) return undefined;
  // Without a type it is unknown whether the register rounds.
  const given = decimalOf(value);
  const decimalPlaces =
    type === undefined || type === "f32" || type === "f64" ? PLACES + given.decimalPlaces : 0;
  return decimalText(unscaleDecimal(given, factor, offset, decimalPlaces));
}

/** Value = what the register holds × factor + offset. A set of bits is a number and never scaled. */
export function scalingOf({ type, factor = 1, offset = 0 }: Pick<Register, "type" | "factor" | "offset">): {
  readonly factor: number;
  readonly offset: number;
} {
  return type === "bits" ? { factor: 1, offset: 0 } : { factor, offset };
}
