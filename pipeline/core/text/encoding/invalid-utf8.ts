import { byteOrderMark } from "./byte-order-mark.ts";
import { decodeBytes } from "./decode-bytes.ts";
import { isBinary } from "./is-binary.ts";
import { wideOrder } from "./wide-order.ts";

/** Why bytes are no UTF-8 text, and where the first wrong one is. */
interface InvalidUtf8 {
  /** 1-based, in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
}

/** Says what the bytes of a file are that are not UTF-8 text. Undefined where they are. */
export function invalidUtf8(bytes: Uint8Array): InvalidUtf8 | undefined {
  const mark = byteOrderMark(bytes)?.encoding ?? "utf-8";
  const order = wideOrder(bytes);
  if (mark !== "utf-8" || order !== undefined) {
    const name = (mark === "utf-8" ? "utf-16" : mark).replace(/[lb]e$/, "").toUpperCase();
    const why = mark === "utf-8" ? "every other byte is zero" : "it begins with the byte order mark";
    return {
      line: 1,
      column: 1,
      message: `This file is not valid UTF-8 text: ${why}, as in ${name}.`,
      hint: "Save it as UTF-8.",
    };
  }
  const at = firstBadByte(bytes);
  if (at === undefined) return undefined;
  const before = new TextDecoder("utf-8").decode(bytes.subarray(0, at.offset));
  const start = before.lastIndexOf("\n") + 1;
  return {
    line: before.split("\n").length,
    column: before.length - start + 1,
    message: `This file is not valid UTF-8 text${asWindows(bytes, at.offset)}.`,
    hint: "Save it as UTF-8.",
  };
}

/**
 * The character that the byte has in the code page of old editors. A file with control characters is not
 * text.
 */
function asWindows(bytes: Uint8Array, offset: number): string {
  const byte = bytes[offset] ?? 0;
  const letter = decodeBytes(Uint8Array.of(byte), "windows-1252");
  const isText = !isBinary(Buffer.from(bytes).toString("latin1"));
  if (!isText || !/[\p{Letter}\p{Number}\p{Symbol}\p{Punctuation}]/u.test(letter)) return "";
  return `; the byte ${byte.toString(16).toUpperCase()} here is "${letter}" in windows-1252`;
}

/** The decoder writes U+FFFD for a wrong byte; one that the text has itself is three right bytes. */
function firstBadByte(bytes: Uint8Array): { readonly offset: number } | undefined {
  const tolerant = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  let offset = 0;
  let from = 0;
  for (let at = tolerant.indexOf("\ufffd"); at !== -1; at = tolerant.indexOf("\ufffd", at + 1)) {
    offset += Buffer.byteLength(tolerant.slice(from, at));
    from = at;
    if (bytes[offset] !== 0xef || bytes[offset + 1] !== 0xbf || bytes[offset + 2] !== 0xbd) return { offset };
  }
  return undefined;
}
