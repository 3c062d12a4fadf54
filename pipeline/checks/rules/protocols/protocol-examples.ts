import type { Diagnostic } from "../../../core/diagnostics.ts";
import { nearest } from "../../../core/text/nearest.ts";
import { type Decimal, decimalOf } from "../../../domain/codecs/decimal.ts";
import { type ExampleValue, isSameValue, valueText } from "../../../domain/codecs/example-value.ts";
import { bytesToHex, hexToBytes } from "../../../domain/codecs/hex.ts";
import { decodeSerialFrame, encodeSerialFrame } from "../../../domain/codecs/serial/serial-frame.ts";
import type { SerialField, SerialValues } from "../../../domain/codecs/serial/serial-types.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import { type LocatedMessage, locatedMessages, ruleOfProtocols } from "./protocol-rule.ts";

/** A decimal whose places are not stated may have so many. */
const MOST_PLACES = 15;

type Example = NonNullable<LocatedMessage["authored"]["examples"]>[number];

/** The example frames of a message are decoded and encoded again; what differs is reported where it was written. */
export const protocolExamples = ruleOfProtocols((protocol) =>
  locatedMessages(protocol).flatMap((located) =>
    // With a factor of 0, which has been reported, nothing can be encoded.
    located.message.fields.some(({ factor }) => factor === 0)
      ? []
      : (located.authored.examples ?? []).flatMap((example, e) =>
          check(example, `${located.at}/examples/${e}`, located),
        ),
  ),
);

function check(example: Example, at: string, located: LocatedMessage): Diagnostic[] {
  const { source, message, framing, authored } = located;
  const bytes = hexToBytes(example.bytes);
  const frame = (text: string, hint: string): Diagnostic[] => [
    diagnosticAt(source, `${at}/bytes`, { code: "example-frame", message: text, hint }),
  ];
  const decoded = decodeSerialFrame(bytes, message, framing);
  if (!decoded.ok)
    return frame(
      `This example of "${authored.name}" ${decoded.problem}.`,
      "Correct the bytes, or the framing.",
    );
  const wrong = Object.entries(example.values ?? {}).flatMap(([name, expected]) => {
    const problem = problemOf(name, expected, decoded.values, message.fields);
    if (problem === undefined) return [];
    return [diagnosticAt(source, `${at}/values/${name}`, { code: "example-value", ...problem })];
  });
  if (wrong.length > 0) return wrong;
  const again = encodeSerialFrame(decoded.values, message, framing);
  if (again !== undefined && bytesToHex(again) === bytesToHex(bytes)) return [];
  return frame(
    `Encoded again, the values of this example give ${again === undefined ? "no frame" : bytesToHex(again)}.`,
    "State digits and places of decimals that have zeros in front or at their end.",
  );
}

function problemOf(
  name: string,
  expected: ExampleValue,
  values: SerialValues,
  fields: readonly SerialField[],
): { message: string; hint: string } | undefined {
  const field = fields.find((candidate) => candidate.name === name);
  const found = values.get(name);
  if (field === undefined || found === undefined) {
    const near = nearest(name, values.keys());
    return {
      message: `There is no field "${name}" in this message.`,
      hint: near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "Correct the name.",
    };
  }
  if (isSameValue(found, rounded(expected, field), stepOf(field)) || isNamed(found, expected, field))
    return undefined;
  return {
    message: `The bytes of this example say ${name} = ${valueText(found)}, not ${valueText(expected)}.`,
    hint: "Correct the bytes, the value, or the field.",
  };
}

/** What one more in the raw number adds to the value; a float, and a text, has no such number. */
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
