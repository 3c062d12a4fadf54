import { quoted } from "../../../core/text/phrase.ts";
import { defaultUnits } from "../../../domain/quantity/default-units.ts";
import type { SchemaNode } from "../explanation.ts";
import { type Reading, readNumber } from "./read-number.ts";

/** The place of a text that should be a number. */
export interface NumberField {
  readonly key: string;
  /** The unit in the row beside it. */
  readonly unit: string | undefined;
  readonly schema: SchemaNode;
  readonly isWhole: boolean;
}

/** Keys of a quantity: each is beside `min`, `max` and `unit`. */
const levels: ReadonlySet<string> = new Set(["min", "nom", "typ", "max"]);

/**
 * The hint for a text in place of a number. A number is only suggested if the whole text is that number in
 * the unit of the row: the result of following a hint must be what the author meant.
 */
export function numberHint(text: string, field: NumberField): string {
  if (/^0x[0-9a-fA-F]+$/.test(text)) return hexadecimalHint(text, field);
  const reading = readNumber(text);
  switch (reading.kind) {
    case "number":
      if (reading.unit !== "" && !isUnit(reading.unit, field.unit)) return unitHint(reading.unit, field);
      if (!fits(reading.digits, field)) return formHint(field);
      if (reading.unit !== "") return `Write the number alone: ${quoted(reading.digits)}.`;
      return reading.digits === text
        ? `Remove the quotes: ${quoted(text)}.`
        : `Write the number as ${quoted(reading.digits)}${hasDecimalComma(text, reading.digits) ? ", with a decimal point" : ""}.`;
    case "either":
      if (reading.unit !== "" && !isUnit(reading.unit, field.unit)) return unitHint(reading.unit, field);
      if (!fits(reading.joined, field) || !fits(reading.decimal, field)) return formHint(field);
      return `It can be read in two ways: write ${quoted(reading.joined)} or ${quoted(reading.decimal)}.`;
    case "range":
      return rangeHint(reading, field);
    case "too-large":
      return "The number is too large to be read without losing digits; give it in a larger unit.";
    case "too-small":
      return "The number is too small to be distinguished from 0; give it in a smaller unit.";
    case "none":
      return formHint(field);
  }
}

function hasDecimalComma(text: string, digits: string): boolean {
  return digits.includes(".") && /^[+-]?\d+,\d[^.]*$/.test(text);
}

/** An address is written so, a quantity is not. */
function hexadecimalHint(text: string, field: NumberField): string {
  const digits = String(Number(text));
  if (!fits(digits, field)) return formHint(field);
  return field.schema["x-decimal"] === true
    ? `Write the number as ${quoted(digits)}.`
    : `Remove the quotes: ${quoted(text)}.`;
}

function unitHint(written: string, { key, unit, schema }: NumberField): string {
  if (unit === undefined && levels.has(key)) return "Write the number alone, and its unit as `unit:`.";
  if (unit === undefined)
    return [`Write a number without ${quoted(written)}.`, schema.description ?? ""].join(" ").trim();
  const convert = `The unit of this row is ${quoted(unit)}: convert the number to it`;
  return levels.has(key) ? `${convert}, or write the number alone and change \`unit:\`.` : `${convert}.`;
}

function rangeHint({ min, max, units }: Extract<Reading, { kind: "range" }>, field: NumberField): string {
  if (!levels.has(field.key)) return formHint(field);
  if (units.every((unit) => isUnit(unit, field.unit)))
    return `A range has two keys: write ${quoted(`min: ${min}`)} and ${quoted(`max: ${max}`)}.`;
  return "A range has two keys, `min:` and `max:`, with the numbers alone; their unit is that of `unit:`.";
}

function formHint({ isWhole }: NumberField): string {
  return isWhole
    ? "Write one whole number in digits."
    : "Write one number in digits, with a point before decimals.";
}

/** Whether a spelling is that of a unit: its id, its symbol, or another of its names. */
function isUnit(written: string, id: string | undefined): boolean {
  if (written === id) return true;
  const unit = defaultUnits.find((one) => one.id === id);
  const names = unit === undefined ? [] : [unit.symbol, ...(unit.aliases ?? [])];
  return names.some((name) => name.normalize("NFKC") === written.normalize("NFKC"));
}

/** Whether a field takes a number. */
function fits(digits: string, { schema, isWhole }: NumberField): boolean {
  const value = Number(digits);
  return (
    (!isWhole || Number.isInteger(value)) &&
    value >= (schema.minimum ?? -Infinity) &&
    value <= (schema.maximum ?? Infinity) &&
    value > (schema.exclusiveMinimum ?? -Infinity) &&
    value < (schema.exclusiveMaximum ?? Infinity)
  );
}
