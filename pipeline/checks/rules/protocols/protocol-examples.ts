import type { Diagnostic } from "../../../core/diagnostics.ts";
import { bytesToHex, hexToBytes } from "../../../domain/codecs/hex.ts";
import { decodeSerialFrame, encodeSerialFrame } from "../../../domain/codecs/serial/serial-frame.ts";
import { membersOf, type SerialField } from "../../../domain/codecs/serial/serial-types.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import { exampleDifferences } from "./example-differences.ts";
import { type LocatedMessage, locatedMessages, ruleOfProtocols } from "./protocol-rule.ts";

type Example = NonNullable<LocatedMessage["authored"]["examples"]>[number];

/** The example frames of a message are decoded and encoded again; what differs is reported where it was written. */
export const protocolExamples = ruleOfProtocols((protocol) =>
  locatedMessages(protocol).flatMap((located) =>
    // With a factor of 0, which has been reported, nothing can be encoded.
    located.message.fields.some(hasFactorOfZero)
      ? []
      : (located.authored.examples ?? []).flatMap((example, e) =>
          check(example, `${located.at}/examples/${e}`, located),
        ),
  ),
);

function hasFactorOfZero(field: SerialField): boolean {
  return field.factor === 0 || (membersOf(field) ?? []).some(hasFactorOfZero);
}

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
  const wrong = exampleDifferences(example.values ?? {}, decoded.values, message.fields).map(
    ({ pointer, ...problem }) =>
      diagnosticAt(source, `${at}/values${pointer}`, { code: "example-value", ...problem }),
  );
  if (wrong.length > 0) return wrong;
  const again = encodeSerialFrame(decoded.values, message, framing);
  if (again !== undefined && bytesToHex(again) === bytesToHex(bytes)) return [];
  return frame(
    `Encoded again, the values of this example give ${again === undefined ? "no frame" : bytesToHex(again)}.`,
    framing.kind === "text"
      ? "State digits and places of decimals that have zeros in front or at their end."
      : "Bits that no group names, and bytes of a text behind its first zero, are 0; name them, or correct the bytes.",
  );
}
