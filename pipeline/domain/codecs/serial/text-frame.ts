import { checksumAlgorithm } from "../checksum/checksum.ts";
import { bytesToHex } from "../hex.ts";
import {
  type DecodedFrame,
  groupValues,
  type SerialField,
  type SerialMessage,
  type SerialScalar,
  type SerialValues,
  spreadValues,
  type TextFraming,
  timesOf,
} from "./serial-types.ts";
import { parseTextValue, textWidth, writeTextValue } from "./text-value.ts";

/** Reads a frame as a message. */
export function decodeTextFrame(
  bytes: Uint8Array,
  message: SerialMessage,
  framing: TextFraming,
): DecodedFrame {
  const body = bodyOf(bytes, framing);
  if (!body.ok) return body;
  const { token, fields } = message;
  if (token !== undefined && !body.text.startsWith(token))
    return failed(`does not hold the token "${token}"`);
  const texts = splitValues(body.text.slice(token?.length ?? 0), message, framing);
  if (typeof texts === "string") return failed(texts);
  const row = fields.flatMap((field) => Array.from({ length: timesOf(field) }, () => field));
  const values: SerialScalar[] = [];
  for (const [n, field] of row.entries()) {
    const text = texts[n] ?? "";
    const value = parseTextValue(text, field);
    const decoded = value === undefined || typeof value === "number" ? value : textOf(value, framing);
    if (decoded === undefined)
      return failed(`has "${textOf(text, framing) ?? text}" in the place of ${shapeOf(field)}`);
    values.push(decoded);
  }
  return { ok: true, values: groupValues(fields, values) };
}

/** The bytes of a message; undefined if a value cannot be encoded. */
export function encodeTextFrame(
  values: SerialValues,
  message: SerialMessage,
  framing: TextFraming,
): Uint8Array | undefined {
  const { separators, start, end } = framing;
  const separator = latin(bytesOf(framing.separator ?? "", framing));
  const row = spreadValues(message.fields, values);
  const texts = row?.map(({ field, value }) => ({ field, text: fieldText(value, field, framing) }));
  if (texts === undefined || texts.some(({ text }) => text === undefined)) return undefined;
  const token = message.token ?? "";
  const body =
    separators === "between"
      ? [...(message.token === undefined ? [] : [token]), ...texts.map(({ text }) => text)].join(separator)
      : token +
        texts
          .map(({ field, text }) => (textWidth(field) === undefined ? `${text}${separator}` : text))
          .join("");
  const data = Uint8Array.from(body, (byte) => byte.charCodeAt(0));
  return Uint8Array.from([...start, ...data, ...checkBytes(data, framing), ...end]);
}

/** The bytes of one value, a character each; undefined where the field cannot say it. */
function fieldText(value: SerialScalar, field: SerialField, framing: TextFraming): string | undefined {
  if (field.type !== "text") return writeTextValue(value, field);
  const isOutside = framing.encoding === "ascii" && !/^[\0-\xff]*$/.test(String(value));
  return isOutside ? undefined : writeTextValue(latin(bytesOf(String(value), framing)), field);
}

/** The body of a frame, a character a byte: sizes and separators count bytes, whatever the encoding. */
type Body = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string };

/** The bytes between the first ones and the checksum or the last ones. */
function bodyOf(bytes: Uint8Array, framing: TextFraming): Body {
  const { start, end, checksum } = framing;
  if (start.some((byte, n) => bytes[n] !== byte))
    return failed("does not begin with the first byte of the framing");
  const tail = bytes.slice(-end.length);
  if (bytes.length < start.length + end.length || end.some((byte, n) => tail[n] !== byte))
    return failed("does not end with the last byte of the framing");
  let data = bytes.slice(start.length, bytes.length - end.length);
  if (checksum !== undefined) {
    const length = 1 + 2 * checksumAlgorithm(checksum).bytes;
    const found = data.slice(-length);
    data = data.slice(0, -length);
    const right = checkBytes(data, framing);
    if (bytesToHex(found) !== bytesToHex(right))
      return failed(`ends with "${latin(found)}" where its checksum is "${latin(right)}"`);
  }
  const text = latin(data);
  return textOf(text, framing) === undefined ? failed("is no text in UTF-8") : { ok: true, text };
}

/** The mark and the digits of the checksum; nothing where the framing has none. */
function checkBytes(data: Uint8Array, { checksum }: TextFraming): Uint8Array {
  if (checksum === undefined) return new Uint8Array();
  const { bytes, of } = checksumAlgorithm(checksum);
  const digits = of(data)
    .toString(16)
    .toUpperCase()
    .padStart(2 * bytes, "0");
  return new TextEncoder().encode(`${checksum.mark}${digits}`);
}

/** The texts of all values in a row, or what is wrong with them. */
function splitValues(rest: string, message: SerialMessage, framing: TextFraming): string[] | string {
  const { fields, token } = message;
  const count = fields.reduce((sum, field) => sum + timesOf(field), 0);
  const separator = latin(bytesOf(framing.separator ?? "", framing));
  if (framing.separators === "after") return splitAfter(rest, fields, separator || undefined);
  if (count === 0) return rest === "" ? [] : `has "${rest}" after the token, where nothing is expected`;
  if (token !== undefined && !rest.startsWith(separator)) return `has no "${separator}" after the token`;
  const texts = (token === undefined ? rest : rest.slice(separator.length)).split(separator);
  return texts.length === count ? texts : `has ${texts.length} values; the message has ${count}`;
}

function splitAfter(
  rest: string,
  fields: readonly SerialField[],
  separator: string | undefined,
): string[] | string {
  const texts: string[] = [];
  let at = 0;
  for (const field of fields) {
    for (let n = 0; n < timesOf(field); n++) {
      const width = textWidth(field);
      const end =
        width !== undefined
          ? at + width
          : separator === undefined
            ? rest.length
            : rest.indexOf(separator, at);
      if (end < 0 || end > rest.length) return `ends before the field "${field.name}" is complete`;
      texts.push(rest.slice(at, end));
      at = end + (width === undefined ? (separator?.length ?? 0) : 0);
    }
  }
  return at === rest.length ? texts : `has "${rest.slice(at)}" after its last field`;
}

/** A field in words. */
function shapeOf({ name, type, digits, places, size }: SerialField): string {
  const width = digits === undefined ? "" : ` of ${digits} digits`;
  const tail = places === undefined ? "" : ` with ${places} places`;
  const length = size === undefined ? "" : ` of ${size} bytes`;
  return `${name}, ${type === "decimal" ? "a decimal" : "a text"}${width}${tail}${length},`;
}

function bytesOf(text: string, { encoding }: TextFraming): Uint8Array {
  return encoding === "utf-8"
    ? new TextEncoder().encode(text)
    : Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);
}

/** The characters of bytes; undefined if they are not valid in the encoding. */
function textOf(bytes: string, { encoding }: TextFraming): string | undefined {
  if (encoding === "ascii") return bytes;
  try {
    const data = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(data);
  } catch {
    return undefined;
  }
}

function latin(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

function failed(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
