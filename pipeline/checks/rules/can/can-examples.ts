import type { Diagnostic } from "../../../core/diagnostics.ts";
import { suggestNearest } from "../../../core/text/nearest.ts";
import { countOf } from "../../../core/text/phrase.ts";
import { type DecodedSignal, decodeFrame, encodeFrame } from "../../../domain/codecs/can/can-frame.ts";
import type { CanValue } from "../../../domain/codecs/can/can-types.ts";
import { exactPhysicalOf, physicalOf } from "../../../domain/codecs/can/signal-value.ts";
import { decimalOf } from "../../../domain/codecs/decimal.ts";
import { isSameValue } from "../../../domain/codecs/example-value.ts";
import { bytesToHex, hexToBytes } from "../../../domain/codecs/hex.ts";
import { isSameNumber } from "../../../domain/codecs/same-number.ts";
import type { ContentSignal } from "../../../exports/can-message-set/can-content.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import { type LocatedMessage, ruleOfMessages } from "./can-rule.ts";

type Example = NonNullable<LocatedMessage["authored"]["examples"]>[number];

/** The example frames of a message are decoded and encoded again; what differs is reported where it was written. */
export const canExamples = ruleOfMessages((located) =>
  // With a factor of 0, which has been reported, nothing can be encoded.
  located.message.signals.some(({ factor }) => factor === 0)
    ? []
    : (located.authored.examples ?? []).flatMap((example, e) =>
        check(example, `${located.pointer}/examples/${e}`, located),
      ),
);

function check(example: Example, at: string, { source, message }: LocatedMessage): Diagnostic[] {
  const bytes = hexToBytes(example.hex);
  if (bytes.length !== message.length) {
    return [
      diagnosticAt(source, `${at}/hex`, {
        code: "example-frame",
        message: `This example has ${countOf(bytes.length, "byte")}; "${message.name}" has ${message.length}.`,
        hint: "Write all bytes of the message.",
      }),
    ];
  }
  const decoded = decodeFrame(message, bytes);
  const wrong = Object.entries(example.values).flatMap(([name, expected]) => {
    const problem = problemOf(name, expected, decoded, message.signals);
    return problem === undefined
      ? []
      : [diagnosticAt(source, `${at}/values/${name}`, { code: "example-value", ...problem })];
  });
  if (wrong.length > 0) return wrong;
  const values = new Map<string, CanValue>(decoded.map(({ signal, value }) => [signal.name, value]));
  const again = encodeFrame(message, values, bytes);
  if (bytesToHex(again) === bytesToHex(bytes)) return [];
  return [
    diagnosticAt(source, `${at}/hex`, {
      code: "example-frame",
      message: `Encoded again, the values of this example give ${bytesToHex(again)}.`,
      hint: "Two values of the set say different things about the same bits; correct the signals.",
    }),
  ];
}

function problemOf(
  name: string,
  expected: string | number | boolean,
  decoded: readonly DecodedSignal<ContentSignal>[],
  signals: readonly ContentSignal[],
): { message: string; hint: string } | undefined {
  const found = decoded.find(({ signal }) => signal.name === name);
  if (found === undefined) {
    const isKnown = signals.some((signal) => signal.name === name);
    return {
      message: isKnown
        ? `The signal "${name}" is not present in this frame.`
        : `There is no signal "${name}" in this message.`,
      hint: isKnown
        ? `Its multiplexer selects ${decoded.map(({ signal }) => signal.name).join(", ")}.`
        : suggestNearest(
            name,
            signals.map((signal) => signal.name),
            "Correct the name.",
          ),
    };
  }
  const { raw, value } = found;
  if (isRight(expected, found)) return undefined;
  const isName = typeof value === "string" && value !== exactPhysicalOf(raw, found.signal);
  const display = isName ? `${value} (raw ${raw})` : String(value);
  return {
    message: `The bytes of this example say ${name} = ${display}, not ${expected}.`,
    hint: "Correct the bytes, the value, or the signal.",
  };
}

/** A name is itself; a number is what the bits say with scaling applied, also where they have a name. */
function isRight(
  expected: string | number | boolean,
  { raw, signal, value }: DecodedSignal<ContentSignal>,
): boolean {
  if (typeof expected === "boolean") return raw === (expected ? 1n : 0n);
  if (value === expected) return true;
  if (signal.type !== "float") {
    return isSameValue(exactPhysicalOf(raw, signal), expected, decimalOf(signal.factor));
  }
  return (
    typeof expected === "number" &&
    isSameNumber(physicalOf(raw, signal), signal.length === 32 ? Math.fround(expected) : expected)
  );
}
