import {
  compareDecimals,
  type Decimal,
  decimalOf,
  decimalText,
  numberOrDigits,
  parseDecimal,
  scaleDecimal,
  unscaleDecimal,
} from "../decimal.ts";
import { exactOf } from "../example-value.ts";
import type { SerialField, SerialScalar } from "./serial-types.ts";

/** Bytes of a value of fixed width; undefined where it varies, as it does with a sign. */
export function textWidth({ type, digits, places, size, signed, optional }: SerialField): number | undefined {
  if (optional) return undefined;
  if (type === "text") return size;
  return digits === undefined || signed ? undefined : digits + (places === undefined ? 0 : places + 1);
}

/** A value out of its bytes, a character each; undefined if they are not a value of this field. */
export function parseTextValue(text: string, field: SerialField): SerialScalar | undefined {
  if (text === "" && field.optional) return "";
  if (field.type === "text") return field.size === undefined || text.length === field.size ? text : undefined;
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const number = match === null ? undefined : parseDecimal(text);
  if (match === null || number === undefined) return undefined;
  const [, sign, whole = "", fraction] = match;
  if (sign === "-" && !hasRoomForSign(field)) return undefined;
  if (field.digits !== undefined && whole.length !== field.digits) return undefined;
  if (field.places !== undefined && fraction?.length !== field.places) return undefined;
  const named = field.values.find(({ value }) => compareDecimals(decimalOf(value), number) === 0);
  return named?.name ?? numberOrDigits(scaleDecimal(number, field.factor, field.offset));
}

/** The characters of a value; undefined where the field cannot say it. */
export function writeTextValue(value: SerialScalar, field: SerialField): string | undefined {
  if (value === "" && field.optional) return "";
  if (field.type === "text") {
    const text = String(value);
    return field.size === undefined || text.length === field.size ? text : undefined;
  }
  const named = field.values.find(({ name }) => name === value);
  const number = named !== undefined ? decimalOf(named.value) : unscaled(value, field);
  return number && digitsOf(number, field);
}

/** A number of digits leaves none, unless the field says that it can be below zero. */
function hasRoomForSign({ digits, signed }: SerialField): boolean {
  return digits === undefined || signed;
}

function digitsOf(number: Decimal, field: SerialField): string | undefined {
  const { digits, places } = field;
  if (number.units < 0n && !hasRoomForSign(field)) return undefined;
  const [sign, plain] =
    number.units < 0n ? ["-", decimalText({ ...number, units: -number.units })] : ["", decimalText(number)];
  const [whole = "", fraction = ""] = plain.split(".");
  if (fraction.length > (places ?? fraction.length)) return undefined;
  const padded = whole.padStart(digits ?? 0, "0");
  if (digits !== undefined && padded.length > digits) return undefined;
  const tail = places === undefined ? fraction : fraction.padEnd(places, "0");
  return `${sign}${padded}${tail === "" ? "" : `.${tail}`}`;
}

/** As many places as the value or its field has: more would be made of nothing. */
function unscaled(value: SerialScalar, { factor, offset, places = 0 }: SerialField): Decimal | undefined {
  const number = exactOf(value);
  return number && unscaleDecimal(number, factor, offset, Math.max(number.decimalPlaces, places));
}
