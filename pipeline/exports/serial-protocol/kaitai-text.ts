import { kaitaiString } from "../../core/text/escape/kaitai.ts";
import { checksumAlgorithm } from "../../domain/codecs/checksum/checksum.ts";
import type { TextFraming } from "../../domain/codecs/serial/serial-types.ts";
import { textWidth } from "../../domain/codecs/serial/text-value.ts";
import type { Mapping } from "./kaitai-doc.ts";
import { messageType } from "./kaitai-fields.ts";
import type { ContentField, ContentMessage } from "./protocol-content.ts";

/** The sections of a file of Kaitai Struct for frames of characters. `ids` names the type of each message. */
export function textSections(
  messages: readonly ContentMessage[],
  ids: ReadonlyMap<ContentMessage, string>,
  framing: TextFraming,
): Mapping {
  const { start, end, checksum } = framing;
  const [last = 0, ...rest] = end;
  const types = messages.map((message): [string, Mapping] => [
    ids.get(message) ?? "",
    typeOf(message, framing),
  ]);
  return {
    seq: [
      ...(start.length === 0 ? [] : [{ id: "start", contents: [...start] }]),
      { id: "body", type: checksum === undefined ? "content" : "checked", terminator: last },
      ...(rest.length === 0 ? [] : [{ id: "end", contents: rest }]),
    ],
    types: {
      ...(checksum === undefined ? {} : { checked: checkedType(checksum) }),
      content: contentType(messages, ids, framing),
      unknown: {
        doc: "No message of this protocol.",
        seq: [{ id: "rest", "size-eos": true, valid: { expr: "false" } }],
      },
      ...Object.fromEntries(types),
    },
  };
}

function checkedType({ mark, ...spec }: NonNullable<TextFraming["checksum"]>): Mapping {
  return {
    seq: [
      { id: "content", type: "content", terminator: mark.charCodeAt(0) },
      {
        id: "checksum",
        type: "str",
        "size-eos": true,
        doc: `${checksumAlgorithm(spec).title} in hexadecimal digits. Kaitai Struct does not verify it.`,
      },
    ],
  };
}

/** Looks at the whole text first and chooses the message by its token, the longest token first. */
function contentType(
  messages: readonly ContentMessage[],
  ids: ReadonlyMap<ContentMessage, string>,
  framing: TextFraming,
): Mapping {
  const sorted = [...messages].sort((a, b) => (b.token?.length ?? 0) - (a.token?.length ?? 0));
  const kind = sorted.reduceRight(
    (otherwise, message, n) =>
      message.token === undefined
        ? String(n + 1)
        : `(${conditionOf(message, message.token, framing)}) ? ${n + 1} : (${otherwise})`,
    "0",
  );
  const cases = sorted.map((message, n) => [String(n + 1), ids.get(message) ?? ""]);
  return {
    seq: [
      { id: "message", type: { "switch-on": "kind", cases: { ...Object.fromEntries(cases), _: "unknown" } } },
    ],
    instances: {
      text: { pos: 0, type: "str", "size-eos": true },
      kind: { value: kind },
    },
  };
}

function conditionOf(
  { fields }: ContentMessage,
  token: string,
  { separators, separator = "" }: TextFraming,
): string {
  if (fields.length === 0) return `text == ${kaitaiString(token)}`;
  const head = separators === "between" ? token + separator : token;
  return `text.length >= ${head.length} and text.substring(0, ${head.length}) == ${kaitaiString(head)}`;
}

function typeOf(message: ContentMessage, framing: TextFraming): Mapping {
  const { separator, separators } = framing;
  const comma = separator?.charCodeAt(0);
  const { token, fields } = message;
  const before: Mapping[] = token === undefined ? [] : [{ id: "token", contents: codesOf(token) }];
  if (separators === "between" && token !== undefined && fields.length > 0 && comma !== undefined)
    before.push({ id: "separator", contents: [comma] });
  return messageType(message, before, (field) => attributeOf(field, separators, comma));
}

function attributeOf(
  field: ContentField,
  separators: TextFraming["separators"],
  comma: number | undefined,
): Mapping {
  if (separators === "between") {
    return comma === undefined
      ? { type: "str", "size-eos": true }
      : { type: "str", terminator: comma, "eos-error": false };
  }
  const width = textWidth(field);
  if (width !== undefined) return { type: "str", size: width };
  return comma === undefined ? { type: "str", "size-eos": true } : { type: "str", terminator: comma };
}

function codesOf(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}
