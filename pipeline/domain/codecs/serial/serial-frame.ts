import { decodeBinaryFrame, encodeBinaryFrame } from "./binary-frame.ts";
import type { DecodedFrame, Framing, SerialMessage, SerialValues } from "./serial-types.ts";
import { decodeTextFrame, encodeTextFrame } from "./text-frame.ts";

/** Reads a frame as a message. */
export function decodeSerialFrame(bytes: Uint8Array, message: SerialMessage, framing: Framing): DecodedFrame {
  return framing.kind === "text"
    ? decodeTextFrame(bytes, message, framing)
    : decodeBinaryFrame(bytes, message, framing);
}

/** The bytes of a message; undefined if a value cannot be encoded. */
export function encodeSerialFrame(
  values: SerialValues,
  message: SerialMessage,
  framing: Framing,
): Uint8Array | undefined {
  return framing.kind === "text"
    ? encodeTextFrame(values, message, framing)
    : encodeBinaryFrame(values, message, framing);
}
