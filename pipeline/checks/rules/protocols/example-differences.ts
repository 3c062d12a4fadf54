import type { SerialProtocolExampleValue } from "../../../../schema/generated/types.ts";
import { childPointer } from "../../../core/json-pointer.ts";
import { suggestNearest } from "../../../core/text/nearest.ts";
import { type Decimal, decimalOf } from "../../../domain/codecs/decimal.ts";
import { type ExampleValue, isSameValue } from "../../../domain/codecs/example-value.ts";
import { serialText } from "../../../domain/codecs/serial/serial-text.ts";
import {
  membersOf,
  type SerialField,
  type SerialValue,
  type SerialValues,
} from "../../../domain/codecs/serial/serial-types.ts";

type Stated = Readonly<Record<string, SerialProtocolExampleValue>>;

/** A difference between the values that an example states and its bytes, with the place of the value. */
interface ExampleDifference {
  readonly pointer: string;
  readonly message: string;
  readonly hint: string;
}

/** A decimal whose places are not stated may have so many. */
const MOST_PLACES = 15;

/** Values that an author wrote, beside those that the bytes say: structures and groups of bits value by value. */
export function exampleDifferences(
  stated: Stated,
  found: SerialValues,
  fields: readonly SerialField[],
  prefix = "",
): ExampleDifference[] {
  return Object.entries(stated).flatMap(([name, expected]): ExampleDifference[] => {
    const pointer = childPointer("", name);
    const field = fields.find((candidate) => candidate.name === name);
    const value = found.get(name);
    if (field === undefined || value === undefined)
      return [unknownField(`${prefix}${name}`, name, found, pointer)];
    return differencesOf(expected, value, { field, pointer, called: `${prefix}${name}` });
  });
}

interface Place {
  readonly field: SerialField;
  readonly pointer: string;
  readonly called: string;
}

function differencesOf(
  expected: SerialProtocolExampleValue,
  found: SerialValue,
  place: Place,
): ExampleDifference[] {
  const { field, pointer, called } = place;
  const members = membersOf(field);
  // Brackets tell a list of one from the one.
  const isListHere = members !== undefined || Array.isArray(found) !== Array.isArray(expected);
  const displayOf = (value: SerialValue | SerialProtocolExampleValue): string =>
    isListHere && Array.isArray(value) ? `[${value.map(serialText).join(", ")}]` : serialText(value);
  const wrong: ExampleDifference = {
    pointer,
    message: `The bytes of this example say ${called} = ${displayOf(found)}, not ${displayOf(expected)}.`,
    hint: "Correct the bytes, the value, or the field.",
  };
  if (members === undefined) return isSame(found, expected, field) ? [] : [wrong];
  if (Array.isArray(found))
    return Array.isArray(expected) && expected.length === found.length
      ? expected.flatMap((one, n) =>
          differencesOf(one, found[n] ?? "", {
            field,
            pointer: `${pointer}/${n}`,
            called: `${called} ${n + 1}`,
          }),
        )
      : [wrong];
  if (typeof expected !== "object" || Array.isArray(expected) || !(found instanceof Map)) return [wrong];
  return exampleDifferences(expected, found, members, `${called}.`).map((one) => ({
    ...one,
    pointer: `${pointer}${one.pointer}`,
  }));
}

function unknownField(called: string, name: string, found: SerialValues, pointer: string): ExampleDifference {
  return {
    pointer,
    message: `There is no field "${called}" in this message.`,
    hint: suggestNearest(name, found.keys(), "Correct the name."),
  };
}

function isSame(found: SerialValue, expected: SerialProtocolExampleValue, field: SerialField): boolean {
  if (!isPlain(found) || !isPlain(expected)) return false;
  return isSameValue(found, rounded(expected, field), stepOf(field)) || isNamed(found, expected, field);
}

/** A value, or a list of values, without parts. */
function isPlain(
  value: SerialValue | SerialProtocolExampleValue,
): value is string | number | (string | number)[] {
  return Array.isArray(value)
    ? value.every((one: unknown) => typeof one !== "object")
    : typeof value !== "object";
}

/** The change of the value when the raw number grows by one; a float, and a text, has no such number. */
function stepOf({ type, factor, places = MOST_PLACES }: SerialField): Decimal | undefined {
  if (type === "f32" || type === "f64" || type === "text") return undefined;
  const by = decimalOf(factor);
  return type === "decimal" ? { ...by, decimalPlaces: by.decimalPlaces + places } : by;
}

/** A float of 32 bits holds the nearest number that it can. */
function rounded(expected: ExampleValue, { type }: SerialField): ExampleValue {
  if (type !== "f32") return expected;
  return Array.isArray(expected)
    ? (expected as readonly (string | number)[]).map((one) =>
        typeof one === "number" ? Math.fround(one) : one,
      )
    : typeof expected === "number"
      ? Math.fround(expected)
      : expected;
}

/** The number of a named value says the same as its name. */
function isNamed(found: ExampleValue, expected: ExampleValue, { values }: SerialField): boolean {
  return values.some(({ name, value }) => name === found && value === expected);
}
