import type { Diagnostic } from "../../../core/diagnostics.ts";
import { countOf } from "../../../core/text/phrase.ts";
import { bitPositions } from "../../../domain/codecs/can/bit-positions.ts";
import { canFinding } from "./can-finding.ts";
import { type LocatedMessage, locatedSignals, ruleOfMessages } from "./can-rule.ts";
import { firstSharing } from "./shared-bits.ts";

/** Lengths that a CAN FD frame can have. */
const fdLengths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 20, 24, 32, 48, 64];

/** Signals fit into their message and share no bit with another signal that is present at the same time. */
export const canLayout = ruleOfMessages((located) => [
  ...lengthOf(located),
  ...fits(located),
  ...overlaps(located),
]);

function lengthOf({ source, pointer, message }: LocatedMessage): Diagnostic[] {
  const { length, fd, name, protocol } = message;
  // A long message of such a protocol is sent in several frames.
  if (protocol !== undefined || (fd ? fdLengths.includes(length) : length <= 8)) return [];
  return [
    canFinding(source, `${pointer}/length`, {
      code: "can-layout",
      message: fd
        ? `A CAN FD frame cannot have ${length} bytes ("${name}").`
        : `A classic CAN frame has at most 8 bytes; "${name}" has ${length}.`,
      hint: fd
        ? `Lengths are ${fdLengths.join(", ")}.`
        : "Write format: fd for the bus or the message, or protocol: j1939 where it is sent in several frames; else shorten the message.",
    }),
  ];
}

function fits(located: LocatedMessage): Diagnostic[] {
  const { source, message } = located;
  return locatedSignals(located).flatMap(({ signal, at }): Diagnostic[] => {
    if (signal.type === "float" && signal.length !== 32 && signal.length !== 64) {
      return [
        canFinding(source, `${at}/length`, {
          code: "can-layout",
          message: `The float "${signal.name}" has ${countOf(signal.length, "bit")}.`,
          hint: "A float has 32 or 64 bits.",
        }),
      ];
    }
    const bits = bitPositions(signal);
    const last = Math.max(...bits.map((bit) => bit >> 3));
    if (last < message.length) return [];
    return [
      canFinding(source, `${at}/start`, {
        code: "can-layout",
        message: `The signal "${signal.name}" reaches into byte ${last}; "${message.name}" has ${countOf(message.length, "byte")}, numbered from 0.`,
        hint:
          signal.order === "big"
            ? "A big-endian signal starts at its most significant bit and goes on downwards."
            : "A little-endian signal starts at its least significant bit and goes on upwards.",
      }),
    ];
  });
}

function overlaps(located: LocatedMessage): Diagnostic[] {
  const { source, message } = located;
  const signals = locatedSignals(located);
  const sharing = firstSharing(message.signals);
  return signals.flatMap(({ signal, at }, n): Diagnostic[] => {
    const other = signals[sharing[n] ?? -1];
    if (other === undefined) return [];
    return [
      canFinding(source, `${at}/start`, {
        code: "can-layout",
        message: `The signals "${other.signal.name}" and "${signal.name}" of "${message.name}" share a bit.`,
        hint: "Move one of the two; where it is meant, write overlaps: true.",
      }),
    ];
  });
}
