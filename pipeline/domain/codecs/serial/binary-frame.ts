import { checksumAlgorithm } from "../checksum/checksum.ts";
import { bytesToHex, hexToBytes } from "../hex.ts";
import { readPayload, writePayload } from "./binary-payload.ts";
import { bitsOfBytes, bytesOfBits } from "./binary-value.ts";
import { sizesOfFields } from "./payload-size.ts";
import type { BinaryFraming, DecodedFrame, FramePart, SerialMessage, SerialValues } from "./serial-types.ts";
import { stuff, unstuff } from "./stuffing.ts";

/** Bytes of a part of the frame of a message; the most, where the payload varies. */
export function partSize(part: FramePart, message: SerialMessage, framing: BinaryFraming): number {
  switch (part) {
    case "sync":
      return framing.sync.length;
    case "length":
      return framing.length?.bytes ?? 0;
    case "token":
      return hexToBytes(message.token ?? "").length;
    case "payload":
      return sizesOfFields(message.fields).most;
    case "checksum":
      return framing.checksum === undefined ? 0 : checksumAlgorithm(framing.checksum).bytes;
  }
}

/** Reads a frame as a message. */
export function decodeBinaryFrame(
  line: Uint8Array,
  message: SerialMessage,
  framing: BinaryFraming,
): DecodedFrame {
  const bytes = framing.stuffing === undefined ? line : unstuff(line, framing.stuffing);
  if (typeof bytes === "string") return failed(bytes);
  const { least, most } = sizesOfFields(message.fields);
  const others = framing.parts
    .filter((part) => part !== "payload")
    .reduce((sum, part) => sum + partSize(part, message, framing), 0);
  if (bytes.length < others + least || bytes.length > others + most) {
    const right = least === most ? String(others + most) : `${others + least} to ${others + most}`;
    return failed(`has ${bytes.length} bytes; the message has ${right}`);
  }
  const parts = split(bytes, message, framing);
  const problem = (["sync", "token", "length", "checksum"] as const)
    .map((part) => problemOf(part, parts, message, framing))
    .find((text) => text !== undefined);
  if (problem !== undefined) return failed(problem);
  const values = readPayload(parts.get("payload") ?? new Uint8Array(), message.fields, framing.endian);
  return typeof values === "string" ? failed(values) : { ok: true, values };
}

/** The bytes of a message; undefined if a value cannot be encoded. */
export function encodeBinaryFrame(
  values: SerialValues,
  message: SerialMessage,
  framing: BinaryFraming,
): Uint8Array | undefined {
  const payload = writePayload(values, message.fields, framing.endian);
  if (payload === undefined) return undefined;
  const parts = new Map<FramePart, Uint8Array>([
    ["sync", Uint8Array.from(framing.sync)],
    ["token", hexToBytes(message.token ?? "")],
    ["payload", Uint8Array.from(payload)],
  ]);
  const { length } = framing;
  if (length !== undefined) {
    const counted = countedIn(parts, message, framing);
    if (counted > (mostBytes(framing) ?? counted)) return undefined;
    parts.set("length", bytesOfBits(BigInt(counted), length.bytes, framing.endian));
  }
  parts.set("checksum", checksumBytes(parts, framing));
  const bytes = Uint8Array.from(framing.parts.flatMap((part) => [...(parts.get(part) ?? [])]));
  return framing.stuffing === undefined ? bytes : stuff(bytes, framing.stuffing);
}

function split(
  bytes: Uint8Array,
  message: SerialMessage,
  framing: BinaryFraming,
): Map<FramePart, Uint8Array> {
  let at = 0;
  const others = framing.parts.filter((part) => part !== "payload");
  const payload = bytes.length - others.reduce((sum, part) => sum + partSize(part, message, framing), 0);
  return new Map(
    framing.parts.map((part): [FramePart, Uint8Array] => {
      const from = at;
      at += part === "payload" ? payload : partSize(part, message, framing);
      return [part, bytes.slice(from, at)];
    }),
  );
}

function problemOf(
  part: Exclude<FramePart, "payload">,
  parts: ReadonlyMap<FramePart, Uint8Array>,
  message: SerialMessage,
  framing: BinaryFraming,
): string | undefined {
  const found = parts.get(part);
  if (found === undefined) return undefined;
  if (part === "length") {
    const [stated, right] = [Number(bitsOfBytes(found, framing.endian)), countedIn(parts, message, framing)];
    return stated === right ? undefined : `states ${stated} bytes; it has ${right}`;
  }
  const right =
    part === "sync"
      ? Uint8Array.from(framing.sync)
      : part === "token"
        ? hexToBytes(message.token ?? "")
        : checksumBytes(parts, framing);
  const [is, should] = [bytesToHex(found), bytesToHex(right)];
  return is === should ? undefined : `has ${is} in place of ${partWords[part]} ${should}`;
}

const partWords = { sync: "the first bytes", token: "the token", checksum: "the checksum" } as const;

/** Largest number of bytes that the frame can state; undefined where it states none. */
export function mostBytes({ length }: BinaryFraming): number | undefined {
  return length && 2 ** (8 * length.bytes) - 1;
}

/** The number of bytes that the length field of one frame counts. */
function countedIn(
  parts: ReadonlyMap<FramePart, Uint8Array>,
  message: SerialMessage,
  framing: BinaryFraming,
): number {
  const payload = parts.get("payload")?.length ?? 0;
  return (framing.length?.counts ?? []).reduce(
    (sum, part) => sum + (part === "payload" ? payload : partSize(part, message, framing)),
    0,
  );
}

/** The number of bytes that the length field of a frame counts; the most, if the payload varies. */
export function countedBytes(message: SerialMessage, framing: BinaryFraming): number {
  return (framing.length?.counts ?? []).reduce((sum, part) => sum + partSize(part, message, framing), 0);
}

function checksumBytes(
  parts: ReadonlyMap<FramePart, Uint8Array>,
  { checksum, parts: order }: BinaryFraming,
): Uint8Array {
  if (checksum === undefined) return new Uint8Array();
  const covered = order
    .filter((part) => checksum.over.includes(part))
    .flatMap((part) => [...(parts.get(part) ?? [])]);
  const { of, bytes } = checksumAlgorithm(checksum);
  return bytesOfBits(of(Uint8Array.from(covered)), bytes, checksum.endian);
}

function failed(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
