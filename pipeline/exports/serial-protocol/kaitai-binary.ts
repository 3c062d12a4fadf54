import { checksumAlgorithm } from "../../domain/codecs/checksum/checksum.ts";
import { hexToBytes } from "../../domain/codecs/hex.ts";
import type { BinaryFraming, FramePart, NumberType } from "../../domain/codecs/serial/serial-types.ts";
import type { Mapping } from "./kaitai-doc.ts";
import { messageType } from "./kaitai-fields.ts";
import type { ContentField, ContentMessage } from "./protocol-content.ts";

/** The sections of a file of Kaitai Struct for binary frames. `ids` names the type of each message. */
export function binarySections(
  messages: readonly ContentMessage[],
  ids: ReadonlyMap<ContentMessage, string>,
  framing: BinaryFraming,
): Mapping {
  const types = messages.map((message): [string, Mapping] => [
    ids.get(message) ?? "",
    messageType(message, [], attributeOf, framing.endian === "little" ? "le" : "be"),
  ]);
  return {
    seq: framing.parts.map((part) => partOf(part, messages, ids, framing)),
    types: Object.fromEntries(types),
  };
}

function partOf(
  part: FramePart,
  messages: readonly ContentMessage[],
  ids: ReadonlyMap<ContentMessage, string>,
  { sync, length, checksum }: BinaryFraming,
): Mapping {
  switch (part) {
    case "sync":
      return { id: "sync", contents: [...sync] };
    case "length":
      return { id: "length", type: `u${length?.bytes ?? 1}` };
    case "token":
      return tokenOf(messages);
    case "payload":
      return { id: "payload", type: payloadType(messages, ids) };
    case "checksum": {
      const { endian, ...spec } = checksum ?? { algorithm: "sum-8", endian: "little" };
      const { bytes, title } = checksumAlgorithm(spec);
      const order = bytes === 1 ? "" : endian === "little" ? "le" : "be";
      const doc = `${title} over ${(checksum?.over ?? []).join(", ")}. Kaitai Struct does not verify it.`;
      // Kaitai Struct has no numbers of 3, 5, 6 or 7 bytes.
      return [1, 2, 4, 8].includes(bytes)
        ? { id: "checksum", type: `u${bytes}${order}`, doc }
        : { id: "checksum", size: bytes, doc };
    }
  }
}

/** Bytes of a token are a number whose first byte counts most, whatever the order of other numbers. */
function tokenOf(messages: readonly ContentMessage[]): Mapping {
  const size = hexToBytes(messages[0]?.token ?? "").length;
  return {
    id: "token",
    type: size === 1 ? "u1" : `u${size}be`,
    valid: { "any-of": messages.map(({ token }) => tokenText(token)) },
  };
}

function payloadType(
  messages: readonly ContentMessage[],
  ids: ReadonlyMap<ContentMessage, string>,
): Mapping | string {
  const [only] = messages;
  if (only !== undefined && only.token === undefined) return ids.get(only) ?? "";
  const cases = messages.map((message) => [tokenText(message.token), ids.get(message) ?? ""]);
  return { "switch-on": "token", cases: Object.fromEntries(cases) as Mapping };
}

function tokenText(token: string | undefined): string {
  return `0x${(token ?? "").replaceAll(" ", "").toLowerCase()}`;
}

function attributeOf({ type, size }: ContentField): Mapping {
  if (type === "text") return { type: "str", size: size ?? 0, encoding: "ASCII", "pad-right": 0 };
  const bits = Number((type as NumberType).slice(1));
  return { type: `${type.slice(0, 1)}${bits / 8}` };
}
